import { median } from '../../../../sandbox/shared/median';

test.each([
  ['of an odd count the one in the middle', [10, -1, 2], 2],
  ['of an even count the mean of both in the middle', [10, -3, 2, 5], 3.5],
  ['of one itself', [7], 7],
  ['of none nothing', [], undefined],
])('the median is %s', (_, values, expected) => {
  expect(median(values)).toBe(expected);
});
