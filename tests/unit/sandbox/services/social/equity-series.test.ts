import { day } from '../../../../../src/domain/shared/instant';
import {
  accountSeries,
  dailyReturns,
  equityIndex,
  maximumDrawdown,
  profitOf,
  recordDays,
  returnInterval,
  sharpeRatio,
  type EquitySeries,
} from '../../../../../sandbox/services/social/equity-series';
import { noFigures, noPosition, type DayFigures } from '../../../../../sandbox/engine/statistics/trade-figures';

const usdt = (amount: number) => BigInt(Math.round(amount * 100)) * 10n ** 10n;
const series = (...worth: number[]): EquitySeries => ({ firstDay: 100, equity: worth.map(usdt) });
const row = (number: number, figures: Partial<DayFigures>): DayFigures => ({
  ...noFigures(),
  day: number,
  position: noPosition,
  ...figures,
});

describe('the worth of an account, day by day', () => {
  it('is capital, what was earned less fees, and what is open at the day’s close', () => {
    const open = { quantity: 2, cost: usdt(200), openedAt: 1 };
    const rows = [
      row(0, { realised: usdt(50), fees: usdt(1) }),
      row(101, { fees: usdt(2), position: open }),
      row(103, { realised: usdt(30), fees: usdt(3) }),
    ];
    const closings = [usdt(100), usdt(90), usdt(120), usdt(115), undefined];
    const { equity } = accountSeries(usdt(1000), [{ rows, closings, stepUnits: 10n ** 12n }], [], 100, 5);
    // 1000 + 49; two at 90 for 200; two at 120; sold; nothing open.
    expect(equity).toEqual([1049, 1027, 1087, 1074, 1074].map(usdt));
  });

  it('counts what was sold short the other way round', () => {
    const rows = [row(100, { position: { quantity: -1, cost: usdt(-100), openedAt: 1 } })];
    const { equity } = accountSeries(
      usdt(500),
      [{ rows, closings: [usdt(100), usdt(80)], stepUnits: 10n ** 12n }],
      [],
      100,
      2,
    );
    expect(equity).toEqual([500, 520].map(usdt));
  });

  it('takes off funding from its day on, and adds what was received', () => {
    const funding = [
      { at: 50 * day, fee: usdt(1) },
      { at: 101 * day + 5, fee: usdt(3) },
      { at: 102 * day, fee: usdt(-2) },
    ];
    expect(accountSeries(usdt(500), [], funding, 100, 3).equity).toEqual([499, 496, 498].map(usdt));
  });
});

describe('what is read off a series', () => {
  it('profit and return of the last days', () => {
    expect(profitOf(series(100, 110, 121), 1)).toEqual({ start: usdt(110), pnl: usdt(11), roi: 0.1 });
    expect(profitOf(series(100, 110, 121), 2)).toEqual({ start: usdt(100), pnl: usdt(21), roi: 0.21 });
    expect(profitOf(series(0, 5), 1).roi).toBeUndefined();
  });

  it('returns of the days and the index', () => {
    expect(dailyReturns(series(100, 110, 99), 2)).toEqual([0.1, -0.1]);
    expect(equityIndex(series(80, 100, 110, 99), 2)).toEqual([
      { at: 101 * day, equityIndex: 100 },
      { at: 102 * day, equityIndex: 110 },
      { at: 103 * day, equityIndex: 99 },
    ]);
  });

  it('the largest fall from a peak', () => {
    expect(maximumDrawdown(series(100, 150, 120, 140, 90), 4)).toBe(0.4);
    expect(maximumDrawdown(series(100, 101, 102), 2)).toBe(0);
    // The fall of the first day begins on the day before it; what was before that does not count.
    expect(maximumDrawdown(series(500, 100, 50, 60), 2)).toBe(0.5);
  });

  it('the days of record, and how far chance alone may have moved the return', () => {
    expect(recordDays(series(100, 100, 100, 101, 101, 102), 5)).toBe(3);
    expect(recordDays(series(100, 100), 1)).toBe(0);
    expect(returnInterval(series(100, 102, 101, 103, 102, 104, 103), 6)).toBeUndefined();
    const worths = [100, 102, 100, 103, 101, 104, 102, 105];
    const returns = worths.slice(1).map((worth, index) => worth / worths[index]! - 1);
    const mean = returns.reduce((sum, each) => sum + each, 0) / 7;
    const deviation = Math.sqrt(returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 6);
    // Student's quantile for six degrees of freedom, from a table.
    const reach = 2.447 * deviation * Math.sqrt(7);
    const [low, high] = returnInterval(series(...worths), 7)!;
    expect((high + low) / 2).toBeCloseTo(0.05, 9);
    expect((high - low) / 2).toBeCloseTo(reach, 3);
  });

  it('the Sharpe ratio, once there are days enough that moved', () => {
    expect(sharpeRatio(series(100, 100, 101, 102), 3)).toBeUndefined();
    expect(sharpeRatio(series(...new Array<number>(20).fill(100)), 19)).toBeUndefined();
    const rising = sharpeRatio(series(100, 101, 102.5, 103, 104, 106, 106.5, 108, 109), 8)!;
    const falling = sharpeRatio(series(109, 108, 106.5, 106, 104, 103, 102.5, 101, 100), 8)!;
    expect(rising).toBeGreaterThan(5);
    expect(falling).toBeLessThan(-5);
  });
});
