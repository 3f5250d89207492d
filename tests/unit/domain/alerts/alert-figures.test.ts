import { AlertEngine } from '../../../../src/domain/alerts/alert-engine';
import { canReplay, countFirings } from '../../../../src/domain/alerts/alert-replay';
import type { AlertCondition, AlertRule, AlertTick } from '../../../../src/domain/alerts/alert-rule';
import { AlertWatch } from '../../../../src/domain/alerts/alert-watch';
import { minute, second } from '../../../../src/domain/shared/instant';
import { fc } from '../../../support/properties';

const symbol = 'SPOT_BTC_USDT';
const rule = (condition: AlertCondition, more: Partial<AlertRule> = {}): AlertRule => ({
  id: '1',
  symbol,
  condition,
  ...more,
});
const crossing = (more: Partial<AlertRule> = {}): AlertRule =>
  rule({ kind: 'price', when: 'crosses', price: 100 }, more);
const at = (price: number, time: number): AlertTick => ({ kind: 'price', symbol, price, at: time });

/** When a rule fired, and by which figure. */
function fired(of: AlertRule, ticks: readonly AlertTick[]): readonly (readonly [time: number, value: number])[] {
  const watch = new AlertWatch(of);
  return ticks.flatMap((tick) => {
    const firing = watch.tick(tick);
    return firing ? [[firing.at, firing.value] as const] : [];
  });
}

describe('a level', () => {
  it('is reached by standing on it, from above as well', () => {
    expect(fired(crossing(), [at(101, 1), at(100, 2)])).toEqual([[2, 100]]);
    expect(fired(rule({ kind: 'price', when: 'below', price: 100 }), [at(100, 1)])).toEqual([[1, 100]]);
  });

  it('that a rule has told of is not told again for the side that it was made on', () => {
    const told = crossing({ from: 'below', firedAt: 0, coolDown: minute });
    expect(fired(told, [at(105, 2 * minute)])).toEqual([]);
    expect(fired(told, [at(105, 2 * minute), at(99, 3 * minute)])).toEqual([[3 * minute, 99]]);
  });

  it('is judged by its own figure alone, whatever else comes in between', () => {
    const funding: AlertTick = { kind: 'funding', symbol, at: 10, rate: 1_000 };
    expect(fired(crossing(), [at(99, 1), funding, at(101, 9)])).toEqual([[9, 101]]);
  });
});

describe('a move', () => {
  const move = (direction: 'up' | 'down' | 'either', percent: number, within = minute): AlertRule =>
    rule({ kind: 'move', direction, percent, within }, { coolDown: 0 });

  it('is told with its sign, from exactly so many percent on', () => {
    expect(fired(move('either', 2), [at(100, 0), at(98, second)])).toEqual([[second, -2]]);
    expect(fired(move('either', 2), [at(100, 0), at(102, second)])).toEqual([[second, 2]]);
    expect(fired(move('either', 2), [at(100, 0), at(98.01, second)])).toEqual([]);
  });

  it('is told only to who listens to its way', () => {
    expect(fired(move('up', 2), [at(100, 0), at(90, second)])).toEqual([]);
    expect(fired(move('down', 2), [at(100, 0), at(110, second)])).toEqual([]);
    expect(fired(move('down', 2), [at(100, 0), at(90, second)])).toEqual([[second, -10]]);
  });

  it('from nothing is none', () => {
    expect(fired(move('either', 2), [at(0, 0), at(5, second)])).toEqual([]);
  });

  it('is told no earlier than it happened within its time, and seen in all but the oldest sixtieth of it', () => {
    const walk = fc
      .array(fc.tuple(fc.integer({ min: 90, max: 110 }), fc.integer({ min: 0, max: 40 })), { maxLength: 40 })
      .map((steps) => {
        let time = minute;
        return steps.map(([price, pause]) => ({ price, time: (time += (pause * second) / 2) }));
      });
    fc.assert(
      fc.property(walk, fc.integer({ min: 3, max: 12 }), (ticks, percent) => {
        const rose = (index: number, within: number): boolean => {
          const { price, time } = ticks[index]!;
          const seen = ticks.slice(0, index + 1).filter((each) => each.time > time - within);
          const lowest = Math.min(...seen.map((each) => each.price));
          return ((price - lowest) / lowest) * 100 >= percent;
        };
        const first = (within: number): number =>
          ticks.find((_each, index) => rose(index, within))?.time ?? Number.POSITIVE_INFINITY;
        const told = fired(
          move('up', percent),
          ticks.map(({ price, time }) => at(price, time)),
        );
        const when = told[0]?.[0] ?? Number.POSITIVE_INFINITY;
        expect(when).toBeGreaterThanOrEqual(first(minute));
        expect(when).toBeLessThanOrEqual(first(minute - second));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the volume of a minute', () => {
  const volume = (index: number, traded: number, after = 0): AlertTick => ({
    kind: 'volume',
    symbol,
    at: index * minute + after,
    minuteAt: index * minute,
    volume: traded,
  });
  const minutes = (count: number, traded: number, from = 0): readonly AlertTick[] =>
    Array.from({ length: count }, (_, index) => volume(from + index, traded));
  const surge = rule({ kind: 'volume', times: 3 }, { coolDown: 0 });

  it('is told from exactly so many times the average on, and by how many', () => {
    expect(fired(surge, [...minutes(10, 10), volume(10, 25), volume(10, 30)])).toEqual([[10 * minute, 3]]);
    expect(fired(surge, [...minutes(10, 10), volume(10, 29.9)])).toEqual([]);
    expect(fired(surge, [...minutes(10, 10), volume(10, 50)])).toEqual([[10 * minute, 5]]);
  });

  it('is told of every minute that surges', () => {
    const told = fired(surge, [...minutes(10, 10), volume(10, 40), volume(10, 45), volume(11, 200)]);
    expect(told.map(([time]) => time)).toEqual([10 * minute, 11 * minute]);
  });

  it('is compared with twenty minutes before it, and with five at least', () => {
    expect(fired(surge, [volume(0, 210), ...minutes(19, 10, 1), volume(20, 59)])).toEqual([]);
    expect(fired(surge, [volume(0, 210), ...minutes(19, 10, 1), volume(20, 60)])).toEqual([[20 * minute, 3]]);
    expect(fired(surge, [volume(0, 9_999), ...minutes(20, 10, 1), volume(21, 30)])).toEqual([[21 * minute, 3]]);
    expect(fired(surge, [...minutes(5, 10), volume(5, 30)])).toEqual([[5 * minute, 3]]);
    expect(fired(surge, [...minutes(4, 10), volume(4, 30)])).toEqual([]);
  });

  it('is no surge where nothing was traded before', () => {
    expect(fired(surge, [...minutes(10, 0), volume(10, 5)])).toEqual([]);
  });

  it('is not told of a minute that is over', () => {
    expect(fired(surge, [...minutes(10, 10), volume(8, 100, 2 * minute)])).toEqual([]);
  });
});

describe('the rules of a device', () => {
  it('say nothing as long as nothing happens', () => {
    const engine = new AlertEngine();
    engine.watch([crossing()]);
    expect(engine.tick([at(99, 1), at(98, 2)])).toEqual([]);
  });

  it.each([
    ['name', crossing({ id: '2' })],
    ['market', crossing({ symbol: 'SPOT_ETH_USDT' })],
    ['cool-down', crossing({ coolDown: minute })],
    ['level', rule({ kind: 'price', when: 'crosses', price: 100.5 })],
  ])('begin anew where a rule has another %s', (_what, changed) => {
    const engine = new AlertEngine();
    engine.watch([crossing()]);
    engine.tick([at(99, 1)]);
    engine.watch([changed]);
    expect(engine.tick([at(101, 2)])).toEqual([]);
  });
});

describe('what past candles tell', () => {
  const candle = (open: number, high: number, low: number, close: number) => ({
    ...{ startAt: 0, volume: 1, amount: 1 },
    ...{ open, high, low, close },
  });
  const count = (direction: 'up' | 'down', percent: number, of: ReturnType<typeof candle>, within = minute) =>
    countFirings(rule({ kind: 'move', direction, percent, within }), [of], minute);

  it('is about prices: of other figures they know nothing', () => {
    expect(canReplay(crossing())).toBe(true);
    expect(canReplay({ condition: { kind: 'move', direction: 'up', percent: 1, within: minute } })).toBe(true);
    expect(canReplay({ condition: { kind: 'volume', times: 3 } })).toBe(false);
    expect(canReplay({ condition: { kind: 'funding', when: 'above', rate: 1 } })).toBe(false);
  });

  it('a candle that rises was low first, one that falls was high first', () => {
    expect(count('up', 3, candle(100, 102, 99, 101))).toBe(1);
    expect(count('up', 3, candle(100, 102, 99, 100))).toBe(1);
    expect(count('up', 3, candle(100, 102, 99, 99.5))).toBe(0);
    expect(count('down', 2.9, candle(100, 102, 99, 99.5))).toBe(1);
    expect(count('down', 2.9, candle(100, 102, 99, 101))).toBe(0);
  });

  it('a candle takes its time from one end to the other', () => {
    expect(count('up', 3, candle(100, 102, 99, 101), 20 * second)).toBe(1);
    expect(count('up', 3, candle(100, 102, 99, 101), 10 * second)).toBe(0);
  });
});
