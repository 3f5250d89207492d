import { hourRanges } from '../../../../src/domain/trading/trading-hours';

describe('trading hours', () => {
  it.each([
    [[9, 10, 11], [{ from: 9, until: 12 }]],
    [[0, 22, 23], [{ from: 22, until: 1 }]],
    [
      [1, 5],
      [
        { from: 1, until: 2 },
        { from: 5, until: 6 },
      ],
    ],
    [[], []],
  ])('%j are told as ranges', (hours, ranges) => {
    expect(hourRanges(hours)).toEqual(ranges);
  });
});
