import { fc } from '../../../support/properties';
import { AlertEngine } from '../../../../src/domain/alerts/alert-engine';
import { countFirings } from '../../../../src/domain/alerts/alert-replay';
import type { AlertCondition, AlertRule, AlertTick } from '../../../../src/domain/alerts/alert-rule';
import { AlertWatch } from '../../../../src/domain/alerts/alert-watch';
import { hour, minute, second } from '../../../../src/domain/shared/instant';

const symbol = 'SPOT_BTC_USDT';

function rule(condition: AlertCondition, more: Partial<AlertRule> = {}): AlertRule {
  return { id: '1', symbol, condition, ...more };
}

const at = (price: number, time: number): AlertTick => ({ kind: 'price', symbol, price, at: time });
const crossing = (more: Partial<AlertRule> = {}): AlertRule =>
  rule({ kind: 'price', when: 'crosses', price: 100 }, more);

function firings(of: AlertRule, ticks: readonly AlertTick[]): readonly number[] {
  const watch = new AlertWatch(of);
  return ticks.flatMap((tick) => watch.tick(tick)?.at ?? []);
}

const series = (...prices: readonly number[]): readonly AlertTick[] =>
  prices.map((price, index) => at(price, (index + 1) * second));

describe('a price alert', () => {
  it('fires as the price comes to its level, from either side, and once', () => {
    expect(firings(crossing(), series(99, 99.5, 100, 101, 99))).toEqual([3 * second]);
    expect(firings(crossing(), series(101, 99))).toEqual([2 * second]);
  });

  it('does not fire for where the price was when it was made', () => {
    expect(firings(crossing(), series(100, 101, 102))).toEqual([]);
  });

  it('tells of a level that was crossed while nobody looked', () => {
    expect(firings(crossing({ from: 'below' }), series(105))).toEqual([second]);
    expect(firings(crossing({ from: 'below', firedAt: 5 }), series(105))).toEqual([]);
  });

  it('above: fires at once where the price is there, and again only after it was below', () => {
    const above = rule({ kind: 'price', when: 'above', price: 100 }, { coolDown: 0 });
    expect(firings(above, series(101, 102, 99, 100))).toEqual([second, 4 * second]);
  });

  it('ignores other markets and ticks from before', () => {
    expect(firings(crossing(), [...series(99), { ...at(101, 2 * second), symbol: 'SPOT_ETH_USDT' }])).toEqual([]);
    expect(firings(crossing(), [at(99, 10 * second), at(101, 9 * second)])).toEqual([]);
  });

  const walk = fc
    .array(fc.tuple(fc.integer({ min: 90, max: 110 }), fc.integer({ min: 0, max: 10 * minute })), { maxLength: 60 })
    .map((steps) => {
      let time = 0;
      return steps.map(([price, pause]) => at(price, (time += pause)));
    });

  it('fires once per crossing', () => {
    fc.assert(
      fc.property(walk, (ticks) => {
        const off = ticks.filter((tick) => tick.kind === 'price' && tick.price !== 100);
        const sides = off.map((tick) => tick.kind === 'price' && tick.price > 100);
        const crossings = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
        expect(firings(crossing({ coolDown: 0 }), off).length).toBe(crossings);
        expect(firings(crossing(), ticks).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('may fire again as soon as its cool-down is over, and not a moment before', () => {
    const again = (pause: number): readonly number[] =>
      firings(crossing({ coolDown: minute }), [at(99, 0), at(101, 1), at(99, 1 + pause)]);
    expect(again(minute)).toEqual([1, 1 + minute]);
    expect(again(minute - 1)).toEqual([1]);
    expect(firings(crossing({ coolDown: minute, firedAt: 0 }), [at(99, 1), at(101, minute)])).toEqual([minute]);
  });

  it('leaves its cool-down between two firings, however the time jumps', () => {
    const jumping = fc.array(fc.tuple(fc.integer({ min: 90, max: 110 }), fc.integer({ min: -hour, max: hour })), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(jumping, fc.integer({ min: minute, max: hour }), (steps, coolDown) => {
        let time = 0;
        const times = firings(
          crossing({ coolDown }),
          steps.map(([price, pause]) => at(price, (time += pause))),
        );
        for (const [index, when] of times.entries())
          if (index > 0) expect(when - times[index - 1]!).toBeGreaterThanOrEqual(coolDown);
      }),
    );
  });
});

describe('a move', () => {
  const rise = rule({ kind: 'move', direction: 'up', percent: 2, within: 5 * minute }, { coolDown: 0 });

  it('is measured from the lowest price of its time', () => {
    expect(firings(rise, [at(101, 0), at(100, minute), at(101.9, 2 * minute), at(102, 3 * minute)])).toEqual([
      3 * minute,
    ]);
  });

  it('does not count what is longer ago', () => {
    expect(firings(rise, [at(100, 0), at(101, 3 * minute), at(102, 6 * minute)])).toEqual([]);
  });

  it('knows nothing after the time jumped', () => {
    expect(firings(rise, [at(100, 0), at(200, 24 * hour)])).toEqual([]);
  });

  it('falls for whoever listens to both ways', () => {
    expect(
      firings(rule({ kind: 'move', direction: 'either', percent: 2, within: minute }), [at(100, 0), at(97, second)]),
    ).toEqual([second]);
  });
});

describe('other figures', () => {
  const volume = (minuteAt: number, traded: number): AlertTick => ({
    kind: 'volume',
    symbol,
    at: minuteAt * minute,
    minuteAt: minuteAt * minute,
    volume: traded,
  });

  it('volume: a minute against those before it, once a minute', () => {
    const quiet = Array.from({ length: 10 }, (_, index) => volume(index, 10));
    expect(
      firings(rule({ kind: 'volume', times: 3 }, { coolDown: 0 }), [
        ...quiet,
        volume(10, 20),
        volume(10, 31),
        volume(10, 40),
        volume(11, 5),
      ]),
    ).toEqual([10 * minute]);
  });

  it('volume: few minutes are no average', () => {
    expect(firings(rule({ kind: 'volume', times: 3 }), [volume(0, 1), volume(1, 100)])).toEqual([]);
  });

  it('margin: of the account, whatever the market', () => {
    expect(
      firings(rule({ kind: 'margin', when: 'below', ratio: 0.2 }), [
        { kind: 'margin', symbol: '', at: 1, ratio: 0.5 },
        { kind: 'margin', symbol: '', at: 2, ratio: 0.19 },
      ]),
    ).toEqual([2]);
  });

  it('funding and the balance of the book reach their level', () => {
    expect(
      firings(rule({ kind: 'funding', when: 'above', rate: 0.001 }), [{ kind: 'funding', symbol, at: 1, rate: 0.001 }]),
    ).toEqual([1]);
    expect(
      firings(rule({ kind: 'imbalance', when: 'below', bidShare: 0.3 }), [
        { kind: 'imbalance', symbol, at: 1, bidShare: 0.25 },
      ]),
    ).toEqual([1]);
  });
});

it('a rule that stays as it was goes on with what it has seen', () => {
  const engine = new AlertEngine();
  engine.watch([crossing()]);
  engine.tick([at(99, 1)]);
  engine.watch([crossing(), crossing({ id: '2' })]);
  expect(engine.tick([at(101, 2)]).map(({ ruleId }) => ruleId)).toEqual(['1']);
});

it('counts how often a rule would have fired, along the way that each candle went', () => {
  const candle = (index: number, open: number, high: number, low: number, close: number) => ({
    startAt: index * minute,
    open,
    high,
    low,
    close,
    volume: 1,
    amount: 1,
  });
  expect(
    countFirings(
      crossing(),
      [candle(0, 99, 99, 98, 99), candle(1, 99, 101, 99, 99.5), candle(2, 99.5, 102, 99, 101)],
      minute,
    ),
  ).toBe(3);
});
