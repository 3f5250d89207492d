import { fc } from '../../../support/properties';
import { decimal, type Decimal } from '../../../../src/domain/shared/decimal';
import { day, minute } from '../../../../src/domain/shared/instant';
import {
  limitAgainst,
  lossStreak,
  needsSecondConfirmation,
  noLosses,
  type LimitedOrder,
  type RiskFacts,
} from '../../../../src/domain/trading/risk-check';
import {
  changedLimits,
  limitsAt,
  loosensAfter,
  nothingKept,
  wantedLimits,
  type KeptLimits,
} from '../../../../src/domain/trading/risk-limit-changes';
import {
  isUnlimited,
  noLimits,
  readLimits,
  sameLimits,
  tightest,
  writtenLimits,
  type RiskLimits,
} from '../../../../src/domain/trading/risk-limits';

const amount = fc.integer({ min: 1, max: 100_000 }).map((cents) => decimal(cents).div(100));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyLimits: fc.Arbitrary<RiskLimits> = fc.record({
  orderValue: maybe(amount),
  orderQuantities: fc.dictionary(fc.constantFrom('BTC', 'ETH'), amount),
  position: maybe(amount),
  dailyLoss: maybe(amount),
  coolDown: maybe(
    fc.record({
      losses: fc.integer({ min: 1, max: 5 }),
      pause: fc.integer({ min: 1, max: 240 }).map((minutes) => minutes * minute),
    }),
  ),
  hours: maybe(fc.uniqueArray(fc.integer({ min: 0, max: 23 }))),
  confirmAbove: maybe(amount),
});
const anyOrder: fc.Arbitrary<LimitedOrder> = fc.record({
  baseAsset: fc.constantFrom('BTC', 'ETH', 'WOO'),
  side: fc.constantFrom('BUY', 'SELL'),
  quantity: amount,
  price: amount,
});
const signed = fc.tuple(amount, fc.constantFrom(1, -1, 0)).map(([value, sign]) => value.times(sign));
const now = 1_760_000_000_000;
const anyFacts: fc.Arbitrary<RiskFacts> = fc.record({
  holding: signed,
  resting: amount,
  isContract: fc.boolean(),
  profitToday: signed,
  losses: fc.record({ count: fc.integer({ min: 0, max: 6 }), lastAt: fc.integer({ min: now - day, max: now }) }),
  now: fc.constant(now),
  hour: fc.integer({ min: 0, max: 23 }),
});

const calm: RiskFacts = {
  holding: decimal(0),
  resting: decimal(0),
  isContract: true,
  profitToday: decimal(0),
  losses: noLosses,
  now,
  hour: 12,
};
const one: LimitedOrder = { baseAsset: 'BTC', side: 'BUY', quantity: decimal('1'), price: decimal('100') };
const stops = (limits: RiskLimits, order: LimitedOrder, facts: RiskFacts): boolean =>
  limitAgainst(limits, order, facts) !== undefined || needsSecondConfirmation(limits, order, facts);

describe("limits of one's own", () => {
  it.each([
    ['orderValue', { orderValue: decimal('99') }, {}],
    ['orderQuantity', { orderQuantities: { BTC: decimal('0.5') } }, {}],
    ['position', { position: decimal('150') }, { holding: decimal('1') }],
    ['position', { position: decimal('150') }, { resting: decimal('1') }],
    ['dailyLoss', { dailyLoss: decimal('50') }, { profitToday: decimal('-50') }],
    ['coolDown', { coolDown: { losses: 3, pause: 30 * minute } }, { losses: { count: 3, lastAt: now - 29 * minute } }],
    ['hours', { hours: [8, 9] }, {}],
  ] as const)('say which of them stands against an order: %s', (name, limits, facts) => {
    expect(limitAgainst({ ...noLimits, ...limits }, one, { ...calm, ...facts })).toBe(name);
  });

  it.each([
    ['an order of just the value', { orderValue: decimal('100') }, {}],
    ['another asset', { orderQuantities: { ETH: decimal('0.5') } }, {}],
    [
      'a break that is over',
      { coolDown: { losses: 3, pause: 30 * minute } },
      { losses: { count: 3, lastAt: now - 30 * minute } },
    ],
    ['a position on the spot market', { position: decimal('1') }, { isContract: false }],
  ] as const)('let pass %s', (_case, limits, facts) => {
    expect(limitAgainst({ ...noLimits, ...limits }, one, { ...calm, ...facts })).toBeUndefined();
  });

  it('never stop what only makes a position smaller', () => {
    fc.assert(
      fc.property(anyLimits, anyFacts, amount, signed, amount, (limits, facts, price, holding, filled) => {
        fc.pre(!holding.eq(0));
        const order: LimitedOrder = {
          baseAsset: 'BTC',
          side: holding.gt(0) ? 'SELL' : 'BUY',
          quantity: holding.abs().plus(filled),
          filled,
          price,
        };
        return !stops(limits, order, { ...facts, holding, resting: decimal(0) });
      }),
    );
  });

  it('count what waits on the same side: two orders that would each close a position turn it round together', () => {
    const limits = { ...noLimits, orderValue: decimal('99') };
    const selling: LimitedOrder = { ...one, side: 'SELL' };
    expect(limitAgainst(limits, selling, { ...calm, holding: decimal('1') })).toBeUndefined();
    expect(limitAgainst(limits, selling, { ...calm, holding: decimal('1'), resting: decimal('0.01') })).toBe(
      'orderValue',
    );
  });

  it('count what of a changed order has filled once: it is in the holding already', () => {
    const limits = { ...noLimits, position: decimal('150') };
    const facts = { ...calm, holding: decimal('0.5') };
    expect(limitAgainst(limits, { ...one, quantity: decimal('1.5'), filled: decimal('0.5') }, facts)).toBeUndefined();
    expect(limitAgainst(limits, { ...one, quantity: decimal('1.6'), filled: decimal('0.5') }, facts)).toBe('position');
  });

  it('stop together exactly what one of them stops', () => {
    fc.assert(
      fc.property(anyLimits, anyLimits, anyOrder, anyFacts, (a, limits, order, facts) => {
        const b = a.coolDown ? { ...limits, coolDown: undefined } : limits;
        return stops(tightest(a, b), order, facts) === (stops(a, order, facts) || stops(b, order, facts));
      }),
    );
  });

  it.each([
    ['the smaller number of losses', 2, 29, true],
    ['the longer break', 4, 29, true],
    ['no fewer losses', 1, 0, false],
    ['no longer a break', 4, 30, false],
  ])('make of two breaks one of %s', (_case, count, passed, stopped) => {
    const few = { ...noLimits, coolDown: { losses: 2, pause: 10 * minute } };
    const long = { ...noLimits, coolDown: { losses: 4, pause: 30 * minute } };
    const facts = { ...calm, losses: { count, lastAt: now - passed * minute } };
    expect(stops(tightest(few, long), one, facts)).toBe(stopped);
    expect(stops(tightest(long, few), one, facts)).toBe(stopped);
  });

  it('make one of two: the smaller of each, and the hours that both allow', () => {
    const strict = { ...noLimits, orderQuantities: { BTC: decimal('1'), ETH: decimal('2') }, hours: [9, 8, 10] };
    const other = { ...noLimits, orderQuantities: { BTC: decimal('3'), WOO: decimal('4') }, hours: [10, 11, 9] };
    expect(writtenLimits(tightest(strict, other))).toMatchObject({
      orderQuantities: { BTC: '1', ETH: '2', WOO: '4' },
      hours: [9, 10],
    });
    expect(tightest(strict, noLimits).hours).toEqual([9, 8, 10]);
    expect(tightest(noLimits, other).hours).toEqual([10, 11, 9]);
  });

  it('are the same whatever the order they were said in', () => {
    const one = { ...noLimits, orderQuantities: { BTC: decimal('1'), ETH: decimal('2') }, hours: [10, 9] };
    const same = { ...noLimits, orderQuantities: { ETH: decimal('2.0'), BTC: decimal('1') }, hours: [9, 10] };
    expect(sameLimits(one, same)).toBe(true);
    expect(sameLimits(one, { ...same, hours: [9] })).toBe(false);
    expect(sameLimits(one, { ...same, orderQuantities: { BTC: decimal('1') } })).toBe(false);
    expect(isUnlimited(one)).toBe(false);
  });

  it.each([
    [{ losses: 1, pause: minute }, true],
    [{ losses: 50, pause: day }, true],
    [{ losses: 51, pause: minute }, false],
    [{ losses: 1, pause: minute - 1 }, false],
    [{ losses: 1, pause: day + 1 }, false],
    [{ losses: 1.5, pause: minute }, false],
  ])('read a break within its bounds: %j is one: %s', (coolDown, readable) => {
    expect(readLimits({ coolDown }).coolDown).toEqual(readable ? coolDown : undefined);
  });

  it('read hours of a day, each once', () => {
    expect(readLimits({ hours: [23, 0, 24, -1, 0, 'x', 7.5] }).hours).toEqual([23, 0]);
    expect(readLimits({ hours: 'all' }).hours).toBeUndefined();
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyLimits, (limits) =>
        sameLimits(readLimits(JSON.parse(JSON.stringify(writtenLimits(limits)))), limits),
      ),
    );
  });

  it.each([
    null,
    'x',
    3,
    [],
    {
      orderValue: '-1',
      orderQuantities: { BTC: 'NaN' },
      dailyLoss: '0',
      coolDown: { losses: 0, pause: 1 },
      confirmAbove: {},
    },
  ])('limit nothing where nothing can be read: %j', (kept) => {
    expect(isUnlimited(readLimits(kept))).toBe(true);
  });
});

describe('a change of limits', () => {
  const anyKept: fc.Arbitrary<KeptLimits> = fc
    .tuple(anyLimits, anyLimits)
    .map(([first, then]) => changedLimits(changedLimits(nothingKept, first, now), then, now));

  it('stops at once what it is to stop, and goes on stopping what was stopped for a day', () => {
    fc.assert(
      fc.property(
        anyKept,
        anyLimits,
        anyOrder,
        anyFacts,
        fc.integer({ min: 0, max: loosensAfter - 1 }),
        (kept, wanted, order, facts, later) => {
          const stopped = stops(limitsAt(kept, now), order, facts) || stops(wanted, order, facts);
          const changed = changedLimits(kept, wanted, now);
          const until = changed.waiting?.from ?? now + loosensAfter;
          return !stopped || now + later >= until || stops(limitsAt(changed, now + later), order, facts);
        },
      ),
    );
  });

  it('holds in full after a day', () => {
    fc.assert(
      fc.property(anyKept, anyLimits, (kept, wanted) =>
        sameLimits(limitsAt(changedLimits(kept, wanted, now), now + loosensAfter), wanted),
      ),
    );
  });

  it('never lets somebody loosen sooner by asking again', () => {
    fc.assert(
      fc.property(anyLimits, fc.array(anyLimits, { maxLength: 4 }), anyLimits, (first, asked, last) => {
        let kept = changedLimits(nothingKept, first, now);
        for (const wanted of [...asked, last]) kept = changedLimits(kept, wanted, now);
        return kept.waiting === undefined || kept.waiting.from === now + loosensAfter;
      }),
    );
  });

  it('does not wait anew when less is asked for than was waiting', () => {
    const strict = changedLimits(nothingKept, { ...noLimits, orderValue: decimal('100') }, now);
    const waiting = changedLimits(strict, { ...noLimits, orderValue: decimal('1000') }, now);
    const later = changedLimits(waiting, { ...noLimits, orderValue: decimal('500') }, now + minute);
    expect(later.waiting?.from).toBe(now + loosensAfter);
    expect(wantedLimits(later).orderValue?.toFixed()).toBe('500');
    expect(limitsAt(later, now + minute).orderValue?.toFixed()).toBe('100');
  });
});

describe('losses in a row', () => {
  const closed = (orderId: string, at: number, profit: string): { orderId: string; at: number; profit: Decimal } => ({
    orderId,
    at,
    profit: decimal(profit),
  });

  it('are counted from the newest until one was won, orders once', () => {
    expect(
      lossStreak([
        closed('1', 10, '-1'),
        closed('2', 20, '5'),
        closed('3', 30, '-2'),
        closed('3', 31, '-2'),
        closed('4', 40, '-1'),
      ]),
    ).toEqual({ count: 2, lastAt: 40 });
  });

  it('are none after a gain, and none where nothing was closed', () => {
    expect(lossStreak([closed('1', 10, '-1'), closed('2', 20, '5')])).toEqual(noLosses);
    expect(lossStreak([closed('1', 10, '0')])).toEqual(noLosses);
  });
});
