import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { minute } from '../../../../src/domain/shared/instant';
import {
  type LimitedOrder,
  limitAgainst,
  lossStreak,
  needsSecondConfirmation,
  noLosses,
  type RiskFacts,
  stoppedBy,
  totalOf,
} from '../../../../src/domain/trading/risk-check';
import {
  changedLimits,
  loosensAfter,
  nothingKept,
  wantedLimits,
} from '../../../../src/domain/trading/risk-limit-changes';
import {
  noLimits,
  type RiskLimits,
  sameLimits,
  tightest,
  writtenLimits,
} from '../../../../src/domain/trading/risk-limits';

const facts: RiskFacts = {
  holding: decimal('0'),
  resting: decimal('0'),
  isContract: true,
  profitToday: decimal('0'),
  losses: noLosses,
  now: 1_000 * minute,
  hour: 12,
};
const buy: LimitedOrder = { baseAsset: 'BTC', side: 'BUY', quantity: decimal('1'), price: decimal('100') };
const against = (limits: Partial<RiskLimits>, more: Partial<RiskFacts> = {}, order: Partial<LimitedOrder> = {}) =>
  limitAgainst({ ...noLimits, ...limits }, { ...buy, ...order }, { ...facts, ...more });

describe("a limit of one's own", () => {
  it('on the loss of a day stops from that loss on, and no day of profit', () => {
    const day = (profit: string) => against({ dailyLoss: decimal('50') }, { profitToday: decimal(profit) });
    expect(['-50.01', '-50', '-49.99', '0', '50'].map(day)).toEqual([
      ...['dailyLoss', 'dailyLoss', undefined, undefined, undefined],
    ]);
  });

  it('on a position counts what is held and what waits, by the side of the order', () => {
    const position = (holding: string, order: Partial<LimitedOrder>, resting = '0') =>
      against({ position: decimal('300') }, { holding: decimal(holding), resting: decimal(resting) }, order);
    expect(position('2', { side: 'BUY' })).toBeUndefined();
    expect(position('2', { side: 'BUY' }, '0.01')).toBe('position');
    expect(position('-2', { side: 'SELL' })).toBeUndefined();
    expect(position('-2.01', { side: 'SELL' })).toBe('position');
    // An order that turns a position round counts by what is left of it.
    expect(position('2', { side: 'SELL', quantity: decimal('5') })).toBeUndefined();
    expect(position('2', { side: 'SELL', quantity: decimal('5.01') })).toBe('position');
    expect(position('-2', { side: 'BUY', quantity: decimal('5') })).toBeUndefined();
    // So does what turns it round together with the orders that wait beside it.
    expect(position('2', { side: 'SELL' }, '4')).toBeUndefined();
    expect(position('2', { side: 'SELL' }, '4.01')).toBe('position');
  });

  it('on a position takes an order of no side for the worse of both', () => {
    const position = (holding: string, quantity: string) =>
      against(
        { position: decimal('300') },
        { holding: decimal(holding) },
        { side: undefined, quantity: decimal(quantity) },
      );
    expect([position('2', '1'), position('2', '1.01'), position('-2', '1'), position('-2', '1.01')]).toEqual([
      ...[undefined, 'position', undefined, 'position'],
    ]);
  });

  it('counts of a changed order only what has not filled', () => {
    const changed = { quantity: decimal('2'), filled: decimal('1') };
    expect(against({ position: decimal('300') }, { holding: decimal('2') }, changed)).toBeUndefined();
    expect(against({ position: decimal('299') }, { holding: decimal('2') }, changed)).toBe('position');
  });

  it('never stops what leaves the position smaller, and asks nothing about it', () => {
    const limits = { ...noLimits, orderValue: decimal('1'), confirmAbove: decimal('1') };
    const smaller = { ...facts, holding: decimal('-2'), resting: decimal('1') };
    expect(limitAgainst(limits, buy, smaller)).toBeUndefined();
    expect(needsSecondConfirmation(limits, buy, smaller)).toBe(false);
    // With what waits beside it, it would turn the position round.
    expect(limitAgainst(limits, buy, { ...smaller, resting: decimal('1.01') })).toBe('orderValue');
    // A sale of a short makes it larger.
    expect(limitAgainst(limits, { ...buy, side: 'SELL' }, smaller)).toBe('orderValue');
    expect(limitAgainst(limits, { ...buy, side: undefined }, smaller)).toBe('orderValue');
  });

  it('asks once more above its value, where one is set', () => {
    const asked = (confirmAbove: string | undefined) =>
      needsSecondConfirmation(
        { ...noLimits, confirmAbove: confirmAbove === undefined ? undefined : decimal(confirmAbove) },
        buy,
        facts,
      );
    expect([asked('99.99'), asked('100'), asked(undefined)]).toEqual([true, false, false]);
  });
});

describe('losses in a row', () => {
  const closing = (orderId: string, at: number, profit: string) => ({ orderId, at, profit: decimal(profit) });

  it('end with the last order of them, however many fills it had', () => {
    const closed = [closing('1', 5, '3'), closing('2', 9, '-1'), closing('2', 7, '-1'), closing('3', 6, '-4')];
    expect(lossStreak(closed)).toEqual({ count: 2, lastAt: 9 });
    expect(lossStreak([...closed].reverse())).toEqual({ count: 2, lastAt: 9 });
  });

  it('are all there are where nothing was won, and none after a win', () => {
    expect(lossStreak([closing('1', 1, '-1'), closing('2', 2, '-1')])).toEqual({ count: 2, lastAt: 2 });
    expect(lossStreak([closing('1', 1, '-1')])).toEqual({ count: 1, lastAt: 1 });
    expect(lossStreak([closing('1', 1, '-1'), closing('2', 2, '1')])).toEqual({ count: 0, lastAt: 0 });
    expect(lossStreak([])).toEqual({ count: 0, lastAt: 0 });
  });

  it('and profits are added up', () => {
    expect(decimalText(totalOf(['1.5', '-4', '0.25'].map((profit) => decimal(profit))))).toBe('-2.25');
    expect(decimalText(totalOf([]))).toBe('0');
  });
});

describe('a break after losses', () => {
  const coolDown = (losses: number, pause: number): RiskLimits => ({ ...noLimits, coolDown: { losses, pause } });

  it('is a limit like the others: another one is another limit, and a looser one waits', () => {
    expect(writtenLimits(coolDown(2, minute))['coolDown']).toEqual({ losses: 2, pause: minute });
    expect(writtenLimits(noLimits)['coolDown']).toBeUndefined();
    expect(sameLimits(coolDown(2, minute), coolDown(3, minute))).toBe(false);
    expect(sameLimits(coolDown(2, minute), coolDown(2, 2 * minute))).toBe(false);
    expect(tightest(coolDown(2, minute), noLimits).coolDown).toEqual({ losses: 2, pause: minute });
    expect(tightest(noLimits, coolDown(2, minute)).coolDown).toEqual({ losses: 2, pause: minute });
    const kept = changedLimits({ limits: coolDown(2, minute) }, coolDown(3, minute), 7);
    expect(kept).toMatchObject({ limits: { coolDown: { losses: 2 } }, waiting: { from: 7 + loosensAfter } });
  });

  it('that is tighter holds at once, with nothing waiting', () => {
    expect(changedLimits({ limits: coolDown(3, minute) }, coolDown(2, minute), 7).waiting).toBeUndefined();
    expect(wantedLimits(nothingKept)).toEqual(noLimits);
  });
});

it('an order that is stopped is told what was set, in the asset it was set in, or until when it is', () => {
  const limits: RiskLimits = {
    ...noLimits,
    orderValue: decimal('1000'),
    orderQuantities: { BTC: decimal('0.5') },
    dailyLoss: decimal('50'),
    coolDown: { losses: 3, pause: 30 * minute },
    hours: [9, 10],
  };
  const told = (limit: Parameters<typeof stoppedBy>[0]) => {
    const losses = { count: 3, lastAt: 7 * minute };
    const stopped = stoppedBy(limit, limits, { baseAsset: 'BTC', quoteAsset: 'USDC', losses });
    if (stopped.limit === 'coolDown') return stopped.until;
    if (stopped.limit === 'hours') return stopped.hours;
    return 'set' in stopped && stopped.set ? `${decimalText(stopped.set.amount)} ${stopped.set.asset}` : stopped.limit;
  };
  expect((['orderValue', 'orderQuantity', 'dailyLoss', 'position', 'coolDown', 'hours'] as const).map(told)).toEqual([
    '1000 USDC',
    '0.5 BTC',
    '50 USDC',
    'position',
    37 * minute,
    [9, 10],
  ]);
});
