import { courseBounds } from '../../../../../src/presentation/features/people/course-bounds';

test('a course is drawn over its whole height', () => {
  expect(courseBounds([100, 120, 90])).toEqual({ low: 90, high: 120 });
});

test('what has moved by a hundredth of a percent keeps to the middle', () => {
  const { low, high } = courseBounds([100, 100.01]);
  expect([low, high]).toEqual([expect.closeTo(99.505), expect.closeTo(100.505)]);
});

test('what has not moved has room on both sides', () => {
  expect(courseBounds([100, 100])).toEqual({ low: 99.5, high: 100.5 });
});
