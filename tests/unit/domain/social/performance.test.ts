import { drawdowns } from '../../../../src/domain/social/performance';

test('the fall from the highest worth so far, day by day', () => {
  const points = [100, 120, 90, 120, 150, 75].map((equityIndex, at) => ({ at, equityIndex }));
  expect(drawdowns(points)).toEqual([0, 0, 0.25, 0, 0, 0.5]);
  expect(drawdowns([{ at: 0, equityIndex: 0 }])).toEqual([0]);
});
