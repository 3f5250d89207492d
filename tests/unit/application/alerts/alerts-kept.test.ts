import { Alerts } from '../../../../src/application/alerts/alerts';
import { AlertBook } from '../../../../src/application/alerts/alert-book';
import { AlertPresence } from '../../../../src/application/alerts/alert-presence';
import type { LoggedFiring } from '../../../../src/domain/alerts/alert-list';
import type { AlertTick } from '../../../../src/domain/alerts/alert-rule';
import { failure, success } from '../../../../src/domain/shared/result';
import { InPageAlertEngine } from '../../../fakes/in-page-alert-engine';
import { MemoryLeadership } from '../../../fakes/memory-leadership';
import { MemoryStorage } from '../../../fakes/memory-platform';

const symbol = 'SPOT_BTC_USDT';
const above = (price: number) => ({ symbol, condition: { kind: 'price', when: 'above', price } as const });
const crosses = { symbol, condition: { kind: 'price', when: 'crosses', price: 100 } as const };

/** One tab over what a device keeps. */
function tab(storage = new MemoryStorage(), candles: unknown = success([])) {
  let give: (ticks: readonly AlertTick[]) => void = () => undefined;
  let followed: readonly unknown[] = [];
  let drawn = 0;
  const asked: unknown[] = [];
  const engine = new InPageAlertEngine();
  const watched = jest.spyOn(engine, 'watch');
  const book = new AlertBook(storage);
  const alerts = new Alerts(
    engine,
    { follow: (rules: readonly unknown[], next: typeof give) => ([followed, give] = [rules, next]) } as never,
    book,
    { candles: async (query: unknown) => (asked.push(query), candles) } as never,
    { identifier: () => (drawn += 1) },
    new MemoryLeadership(),
  );
  const told: LoggedFiring[] = [];
  const stopTelling = alerts.onFiring((firing) => told.push(firing));
  let at = 0;
  const prices = (...values: readonly number[]): void =>
    give(values.map((price) => ({ kind: 'price', symbol, at: (at += 1_000), price })));
  return { alerts, book, storage, told, stopTelling, prices, watched, asked, followed: () => followed };
}

const idsOf = ({ alerts }: Alerts['list']['current']) => alerts.map(({ id }) => id);

describe('watching', () => {
  it('goes on until everyone who began it has stopped, and is over then', () => {
    const { alerts, told, prices, followed, watched } = tab();
    const stops = [alerts.start(), alerts.start()];
    alerts.add({ ...above(100), coolDown: 500 });
    stops[0]!();
    prices(101);
    expect(told).toHaveLength(1);
    stops[1]!();
    expect(followed()).toEqual([]);
    expect(watched).toHaveBeenLastCalledWith([]);
    prices(102);
    alerts.add(above(300));
    expect([told.length, followed()]).toEqual([1, []]);
  });

  it('tells what fired, of which alert, as not seen by anybody yet', () => {
    const { alerts, told, stopTelling, prices } = tab();
    alerts.start();
    const first = alerts.add(above(100))!;
    alerts.add(above(200));
    prices(150);
    const firing = { ruleId: first.id, at: 1_000, value: 150, ...above(100), shown: false, read: false };
    expect(told).toEqual([firing]);
    expect(alerts.list.current.log).toEqual([firing]);
    stopTelling();
    prices(201);
    expect(told).toHaveLength(1);
    expect(alerts.list.current.log).toHaveLength(2);
  });

  it.each(['remove', 'pause'] as const)('does not tell of an alert just as somebody puts it away (%s)', (away) => {
    const { alerts, told, prices } = tab();
    alerts.start();
    alerts.add(above(100));
    alerts.add(above(101));
    const [newest, oldest] = idsOf(alerts.list.current);
    alerts.onFiring(({ ruleId }) => alerts[away](ruleId === newest ? oldest! : newest!, true));
    prices(150);
    expect(told).toHaveLength(1);
    expect(alerts.list.current.log).toHaveLength(1);
  });
});

describe('the alerts of a device', () => {
  it('are as many as fit, and another is refused', () => {
    const { alerts } = tab();
    for (let count = 0; count < 49; count += 1) alerts.add(crosses);
    expect(alerts.add(crosses)).toMatchObject({ id: '50', paused: false });
    expect(alerts.add(crosses)).toBeUndefined();
    expect(alerts.list.current.alerts).toHaveLength(50);
  });

  it('leave the others as they are when one is paused, changed or taken away', () => {
    const { alerts } = tab();
    for (const price of [100, 200, 300]) alerts.add(above(price));
    alerts.pause('2', true);
    expect(alerts.list.current.alerts.map(({ paused }) => paused)).toEqual([false, true, false]);
    alerts.change('1', above(150));
    expect(alerts.list.current.alerts.map(({ condition }) => condition)).toMatchObject([
      { price: 300 },
      { price: 200 },
      { price: 150 },
    ]);
    alerts.remove('2');
    expect(idsOf(alerts.list.current)).toEqual(['3', '1']);
  });

  it('stay as they are where one is paused that was taken away elsewhere', () => {
    const { alerts } = tab();
    alerts.add(above(100));
    const before = alerts.list.current;
    alerts.pause('7', true);
    expect(alerts.list.current).toBe(before);
  });

  it('begin anew with other terms: one that has fired or is paused waits again', () => {
    const { alerts, prices, told } = tab();
    alerts.start();
    const { id } = alerts.add(above(100))!;
    prices(101);
    alerts.pause(id, true);
    alerts.change(id, above(200));
    expect(alerts.list.current.alerts).toEqual([{ id, ...above(200), paused: false }]);
    prices(201);
    expect(told.map(({ value }) => value)).toEqual([101, 201]);
  });

  it('are known to be there as they come and go, also in another tab', () => {
    const storage = new MemoryStorage();
    const { alerts } = tab(storage);
    const elsewhere = new AlertBook(storage);
    const { present } = new AlertPresence(elsewhere);
    alerts.add(crosses);
    const text = storage.read('alerts')!;
    storage.writeElsewhere('alerts', text);
    expect([present.current, elsewhere.list.current]).toEqual([true, alerts.list.current]);
    storage.removeElsewhere('alerts');
    expect([present.current, elsewhere.list.current]).toEqual([false, { alerts: [], log: [] }]);
  });

  it('are added to what another tab has written a moment ago', () => {
    const storage = new MemoryStorage();
    const [first, second] = [tab(storage), tab(storage)];
    first.alerts.add(above(100));
    second.alerts.put({ id: 'b', ...above(200), paused: false });
    expect(idsOf(second.alerts.list.current)).toEqual(['b', '1']);
  });

  it('are this tab’s alone where nothing can be kept', () => {
    const storage = new MemoryStorage();
    jest.spyOn(storage, 'write').mockImplementation(() => undefined);
    const { alerts } = tab(storage);
    alerts.add(above(100));
    alerts.add(above(200));
    expect(alerts.list.current.alerts).toHaveLength(2);
  });
});

describe('the list of what fired', () => {
  function fired() {
    const one = tab();
    one.alerts.start();
    for (const price of [100, 200]) one.alerts.add(above(price));
    one.prices(101);
    return one;
  }
  const read = ({ alerts }: ReturnType<typeof fired>) => alerts.list.current.log.map((each) => each.read);

  it('is read at once, with those that were read before', () => {
    const one = fired();
    one.alerts.readLog();
    expect(read(one)).toEqual([true]);
    one.prices(201);
    expect(read(one)).toEqual([false, true]);
    one.alerts.readLog();
    expect(read(one)).toEqual([true, true]);
  });

  it('is not written again where there is nothing new in it', () => {
    const one = fired();
    one.alerts.readLog();
    const [list, write] = [one.alerts.list.current, jest.spyOn(one.storage, 'write')];
    one.alerts.readLog();
    expect(one.alerts.list.current).toBe(list);
    expect(write).not.toHaveBeenCalled();
  });

  it('is forgotten, and the alerts are not', () => {
    const one = fired();
    one.alerts.clearLog();
    expect(one.alerts.list.current).toMatchObject({ alerts: [{ id: '2' }, { id: '1' }], log: [] });
  });
});

describe('how often it would have fired in the last week', () => {
  const candle = (startAt: number, price: number) => ({ startAt, open: price, high: price, low: price, close: price });
  const candles = [90, 110, 90, 110].map((price, place) => candle(place * 900_000, price));

  it('is counted over candles of a quarter of an hour', async () => {
    const { alerts, asked } = tab(undefined, success(candles));
    expect(await alerts.firingsLastWeek(crosses)).toBe(3);
    expect(asked).toEqual([{ symbol, interval: '15m', limit: 672 }]);
  });

  it('takes the time into account that has to pass between two', async () => {
    const { alerts } = tab(undefined, success(candles));
    expect(await alerts.firingsLastWeek({ ...crosses, coolDown: 900_001 })).toBe(2);
  });

  it('is not said where candles cannot tell, or cannot be read', async () => {
    const { alerts, asked } = tab(undefined, failure({ kind: 'offline' }));
    expect(await alerts.firingsLastWeek({ symbol, condition: { kind: 'volume', times: 3 } })).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await alerts.firingsLastWeek(crosses)).toBeUndefined();
  });
});
