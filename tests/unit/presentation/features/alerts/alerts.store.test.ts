import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { AlertList, KeptAlert } from '../../../../../src/domain/alerts/alert-list';
import { AlertsStore } from '../../../../../src/presentation/features/alerts/alerts.store';
import { seen } from '../../../../support/stores';

const symbol = 'SPOT_BTC_USDT';
const alert = { id: 'a', symbol } as unknown as KeptAlert;
const listOf = (...log: { at: number; read: boolean }[]) => ({ alerts: [alert], log }) as unknown as AlertList;

/** A page that follows bitcoin at 60,000, and an alert of it. */
function open() {
  const calls: unknown[][] = [];
  const list = new Subject(listOf());
  let room = true;
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const alerts = {
    list,
    add: (terms: unknown) => (calls.push(['add', terms]), room ? 'id' : undefined),
    change: note('change'),
    pause: note('pause'),
    remove: note('remove'),
    put: note('put'),
    readLog: note('readLog'),
    clearLog: note('clearLog'),
    firingsLastWeek: async (terms: unknown) => (calls.push(['firingsLastWeek', terms]), 3),
  };
  const close = new Map([[symbol, 60_000]]);
  const tickers = { ticker: (of: string) => (close.has(of) ? { statistics: { close: close.get(of) } } : undefined) };
  let other = (): void => undefined;
  const storage = { onChange: (_: string, listener: () => void) => ((other = listener), () => undefined) };
  const store = new AlertsStore(alerts as never, tickers as never, storage as never);
  return { store, calls, list, close, full: () => (room = false), somebodyElse: () => other() };
}

test.each([
  ['from above where the price stands above it', 59_000, 'above'],
  ['from below where the price stands below it', 61_000, 'below'],
  ['from either side where the price stands at it', 60_000, undefined],
])('a price alert is told once, %s', (_, price, from) => {
  const { store, calls } = open();
  expect(store.addPriceAlert(symbol, price)).toBe(true);
  const condition = { kind: 'price', when: 'crosses', price };
  expect(calls).toEqual([['add', { symbol, condition, ...(from && { from }) }]]);
});

test('where the price of a market is not known, or no crossing is waited for, it comes from nowhere', () => {
  const { store, calls } = open();
  store.addPriceAlert('SPOT_ETH_USDT', 1);
  store.add(symbol, { kind: 'price', when: 'rises', price: 1 } as never);
  store.add(symbol, { kind: 'volume', when: 'crosses', price: 1 } as never);
  expect(calls.map(([, terms]) => Object.keys(terms as object))).toEqual([
    ['symbol', 'condition'],
    ['symbol', 'condition'],
    ['symbol', 'condition'],
  ]);
  expect([store.last(symbol), store.last('SPOT_ETH_USDT')]).toStrictEqual([60_000, undefined]);
});

test('that there is no room for another is said', () => {
  const { store, full } = open();
  full();
  expect([store.addPriceAlert(symbol, 1), store.add(symbol, { kind: 'funding' } as never)]).toEqual([false, false]);
});

test('an alert that is told again and again keeps how long it is quiet in between', async () => {
  const { store, calls } = open();
  const condition = { kind: 'price', when: 'crosses', price: 1 } as const;
  store.add(symbol, condition, 0);
  store.change('a', symbol, condition, 5_000);
  expect(await store.firingsLastWeek(symbol, condition, 5_000)).toBe(3);
  const terms = { symbol, condition, coolDown: 5_000, from: 'above' };
  expect(calls).toEqual([
    ['add', { ...terms, coolDown: 0 }],
    ['change', 'a', terms],
    ['firingsLastWeek', terms],
  ]);
});

test('an alert is paused, goes on, and is put away, which can be undone once', () => {
  const { store, calls } = open();
  const removed = seen(() => store.removed);
  store.pause('a', true);
  store.pause('a', false);
  store.remove('a');
  store.undo();
  store.undo();
  expect(calls).toEqual([
    ['pause', 'a', true],
    ['pause', 'a', false],
    ['remove', 'a'],
    ['put', alert],
  ]);
  expect(removed).toStrictEqual([undefined, alert, undefined]);
});

test('whoever comes next does not bring back what somebody else has put away', () => {
  const { store, calls, somebodyElse } = open();
  store.remove('a');
  somebodyElse();
  store.undo();
  expect([store.removed, calls]).toEqual([undefined, [['remove', 'a']]]);
});

test('the list is followed for as long as it is on screen', () => {
  const { store, list } = open();
  const sizes = seen(() => store.list.log.length);
  list.set(listOf({ at: 1, read: false }));
  expect(sizes).toEqual([0]);
  const stop = store.start();
  list.set(listOf({ at: 1, read: false }, { at: 2, read: false }));
  stop();
  list.set(listOf());
  expect(sizes).toEqual([0, 1, 2]);
});

test('what has fired and was read just now is new until the log is closed, whatever else shows alerts', () => {
  const { store, list, calls } = open();
  const stop = store.start();
  list.set(listOf({ at: 1, read: false }, { at: 2, read: true }));
  store.readLog();
  list.set(listOf({ at: 1, read: true }, { at: 2, read: true }, { at: 3, read: false }));
  expect(store.list.log.map((each) => store.isNew(each))).toEqual([true, false, true]);
  store.readLog();
  const [first] = store.list.log;
  stop();
  expect(store.isNew(first!)).toBe(true);
  // Another one that fired at the same moment, and was read before.
  expect(store.isNew({ ...first!, ruleId: 'other' })).toBe(false);
  store.closeLog();
  expect(store.isNew(first!)).toBe(false);
  store.clearLog();
  expect(calls).toEqual([['readLog'], ['readLog'], ['clearLog']]);
});
