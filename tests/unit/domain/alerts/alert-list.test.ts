import { type AlertCondition, alertKinds } from '../../../../src/domain/alerts/alert-rule';
import {
  alertListText,
  allRead,
  allShown,
  hasFiredAlready,
  isSetAlert,
  isWaitingAlert,
  mostAlerts,
  noAlerts,
  readAlertList,
  withFiring,
  type AlertList,
  type KeptAlert,
} from '../../../../src/domain/alerts/alert-list';

const conditions: readonly AlertCondition[] = [
  { kind: 'price', when: 'crosses', price: 100 },
  { kind: 'price', when: 'above', price: 100 },
  { kind: 'price', when: 'below', price: 100 },
  { kind: 'move', direction: 'up', percent: 2, within: 60_000 },
  { kind: 'move', direction: 'down', percent: 2, within: 60_000 },
  { kind: 'move', direction: 'either', percent: 2, within: 60_000 },
  { kind: 'funding', when: 'above', rate: 0.001 },
  { kind: 'imbalance', when: 'below', bidShare: 0.3 },
  { kind: 'volume', times: 3 },
  { kind: 'margin', when: 'below', ratio: 0.2 },
];
const alert = (more: Partial<KeptAlert> = {}): KeptAlert => ({
  id: '1',
  symbol: 'SPOT_BTC_USDT',
  condition: conditions[0]!,
  paused: false,
  ...more,
});
const firing = { ruleId: '1', at: 50, value: 101 };
const read = (alerts: unknown, log: unknown = []) => readAlertList(JSON.stringify({ version: 1, alerts, log }));

test('every kind of condition is offered, once', () => {
  expect([...alertKinds].sort()).toEqual([...new Set(conditions.map(({ kind }) => kind))].sort());
});

describe('an alert', () => {
  it.each([
    ['has not fired', alert(), true],
    ['has had its say', alert({ firedAt: 5 }), false],
    ['repeats', alert({ firedAt: 5, coolDown: 60_000 }), true],
    ['is paused', alert({ paused: true }), false],
    ['repeats and is paused', alert({ paused: true, coolDown: 60_000 }), false],
  ])('that %s waits: %3$s', (_which, kept, waits) => {
    expect(isWaitingAlert(kept)).toBe(waits);
  });

  it('has fired already where another tab was first, until its cool-down is over', () => {
    expect(hasFiredAlready(alert(), firing)).toBe(false);
    expect(hasFiredAlready(alert({ firedAt: 10 }), firing)).toBe(true);
    expect(hasFiredAlready(alert({ firedAt: 10, coolDown: 41 }), firing)).toBe(true);
    expect(hasFiredAlready(alert({ firedAt: 10, coolDown: 40 }), firing)).toBe(false);
  });
});

describe('the list of alerts', () => {
  it('notes what fired, the newest first, unseen and unread', () => {
    const other = alert({ id: '2' });
    const once = withFiring({ alerts: [alert(), other], log: [] }, firing);
    expect(once.alerts).toEqual([alert({ firedAt: 50 }), other]);
    expect(once.log).toEqual([
      { ...firing, symbol: 'SPOT_BTC_USDT', condition: conditions[0], shown: false, read: false },
    ]);
    const twice = withFiring(once, { ...firing, at: 60 });
    expect(twice.log.map(({ at }) => at)).toEqual([60, 50]);
    expect(withFiring(once, { ...firing, ruleId: 'gone' })).toBe(once);
  });

  it('remembers the last hundred', () => {
    let list: AlertList = { alerts: [alert()], log: [] };
    for (let at = 0; at < 105; at += 1) list = withFiring(list, { ...firing, at });
    expect(list.log).toHaveLength(100);
    expect([list.log[0]!.at, list.log[99]!.at]).toEqual([104, 5]);
    expect(readAlertList(alertListText(list)).log).toHaveLength(100);
  });

  it('tells what was seen from what was read', () => {
    const list = withFiring({ alerts: [alert()], log: [] }, firing);
    expect(allShown(list).log[0]).toMatchObject({ shown: true, read: false });
    expect(allRead(list).log[0]).toMatchObject({ shown: false, read: true });
  });

  it('is read as it was written', () => {
    const alerts = conditions.map((condition, index) => alert({ id: String(index), condition }));
    const full = alert({ id: 'full', coolDown: 60_000, firedAt: 5, from: 'below', paused: true });
    const list = withFiring({ alerts: [...alerts, full], log: [] }, { ...firing, ruleId: 'full' });
    expect(readAlertList(alertListText(list))).toEqual(list);
    expect(readAlertList(alertListText(allRead(allShown(list))))).toEqual(allRead(allShown(list)));
    expect(read([alert({ from: 'above' })]).alerts).toEqual([alert({ from: 'above' })]);
  });

  it.each([
    ['nothing was kept', undefined],
    ['it is no text of ours', 'nonsense'],
    ['another version wrote it', JSON.stringify({ version: 2, alerts: [alert()], log: [] })],
    ['it holds no lists', JSON.stringify({ version: 1, alerts: 'all', log: null })],
  ])('is empty where %s', (_why, text) => {
    expect(readAlertList(text)).toEqual(noAlerts);
  });

  it('leaves out what makes no sense', () => {
    const wrong = (condition: unknown) => alert({ condition: condition as never });
    const kept = read([
      null,
      'text',
      { ...alert(), id: 7 },
      { ...alert(), symbol: undefined },
      wrong(undefined),
      wrong('price'),
      wrong(null),
      wrong({ kind: 'price', when: 'sideways', price: 1 }),
      wrong({ kind: 'price', when: 'above', price: '1' }),
      wrong({ kind: 'price', when: 'crosses', price: null }),
      wrong({ kind: 'move', direction: 'round', percent: 2, within: 1 }),
      wrong({ kind: 'move', direction: 'up', percent: 'two', within: 1 }),
      wrong({ kind: 'move', direction: 'up', percent: 2 }),
      wrong({ kind: 'funding', when: 'crosses', rate: 1 }),
      wrong({ kind: 'funding', when: 'above' }),
      wrong({ kind: 'imbalance', when: 'crosses', bidShare: 1 }),
      wrong({ kind: 'imbalance', when: 'above' }),
      wrong({ kind: 'volume' }),
      wrong({ kind: 'margin', when: 'crosses', ratio: 1 }),
      wrong({ kind: 'margin', when: 'above' }),
      wrong({ kind: 'weather', when: 'above', ratio: 1, price: 1, times: 1 }),
      { ...alert(), paused: 'yes', coolDown: 'long', firedAt: 'then', from: 'there' },
    ]);
    expect(kept.alerts).toEqual([alert()]);
    const good = { ...firing, symbol: 'SPOT_BTC_USDT', condition: conditions[0] };
    const log = [
      { ...good, ruleId: 1 },
      { ...good, symbol: 1 },
      { ...good, at: 'now' },
      { ...good, value: null },
      { ...good, condition: {} },
    ];
    expect(read([], log).log).toEqual([]);
    // What an older version did not note counts as seen, so that nobody hears of it again.
    expect(read([], [good]).log).toEqual([{ ...good, shown: true, read: true }]);
  });

  it('leaves out figures without end', () => {
    const text = JSON.stringify({ version: 1, alerts: [alert()], log: [] });
    expect(readAlertList(text.replace('"price":100', '"price":1e999'))).toEqual(noAlerts);
  });

  it('has an end', () => {
    const old = Array.from({ length: 101 }, () => ({ ...firing, symbol: 'A', condition: conditions[0] }));
    expect(read([], old).log).toHaveLength(100);
    const many = Array.from({ length: mostAlerts + 1 }, (_, index) => alert({ id: String(index) }));
    expect(read(many).alerts).toHaveLength(mostAlerts);
  });
});

it.each([
  ['waits', {}, true],
  ['is paused', { paused: true }, true],
  ['fires again and again', { firedAt: 1, coolDown: 60_000 }, true],
  ['was to fire once and has', { firedAt: 1 }, false],
])('counts as set an alert that can still fire: one that %s', (_what, change, set) => {
  const alert: KeptAlert = { id: 'a', symbol: 'SPOT_BTC_USDT', condition: conditions[0]!, paused: false, ...change };
  expect(isSetAlert(alert)).toBe(set);
});
