import { Alerts } from '../../../../src/application/alerts/alerts';
import { AlertBook } from '../../../../src/application/alerts/alert-book';
import { AlertPresence } from '../../../../src/application/alerts/alert-presence';
import type { AlertTick } from '../../../../src/domain/alerts/alert-rule';
import { InPageAlertEngine } from '../../../fakes/in-page-alert-engine';
import { MemoryLeadership } from '../../../fakes/memory-leadership';
import { MemoryStorage } from '../../../fakes/memory-platform';

const symbol = 'SPOT_BTC_USDT';
const condition = { kind: 'price', when: 'crosses', price: 100 } as const;

/** What one device keeps; its tabs come and go. */
class Device {
  readonly storage = new MemoryStorage();
  readonly leadership = new MemoryLeadership();
}

function tab({ storage, leadership }: Device = new Device()) {
  let give: (ticks: readonly AlertTick[]) => void = () => undefined;
  let followed: readonly string[] = [];
  const feeds = {
    follow(rules: readonly { readonly symbol: string }[], next: typeof give) {
      followed = rules.map((rule) => rule.symbol);
      give = next;
    },
  };
  let drawn = 0;
  const book = new AlertBook(storage);
  const presence = new AlertPresence(book);
  const alerts = new Alerts(
    new InPageAlertEngine(),
    feeds as never,
    book,
    {} as never,
    { identifier: () => (drawn += 1) },
    leadership,
  );
  const told: number[] = [];
  alerts.onFiring(({ value }) => told.push(value));
  const price = (at: number, value: number): void => give([{ kind: 'price', symbol, at, price: value }]);
  return { alerts, book, presence, told, price, followed: () => followed };
}

it('tells of an alert once, writes it down and asks for no more prices', () => {
  const { alerts, told, price, followed } = tab();
  alerts.start();
  alerts.add({ symbol, condition });
  expect(followed()).toEqual([symbol]);
  for (const [at, value] of [99, 101, 99, 101].entries()) price(at, value);
  expect(told).toEqual([101]);
  expect(alerts.list.current.log).toHaveLength(1);
  expect(followed()).toEqual([]);
});

it('is there again on the next visit, and known to be without watching', () => {
  const device = new Device();
  const first = tab(device);
  expect(first.presence.present.current).toBe(false);
  first.alerts.add({ symbol, condition });
  expect(first.presence.present.current).toBe(true);
  const next = tab(device);
  expect(next.presence.present.current).toBe(true);
  expect(next.alerts.list.current.alerts).toMatchObject([{ symbol, condition, paused: false }]);
});

it('one of two tabs watches; the other takes over as it closes, with what was kept meanwhile', () => {
  const device = new Device();
  const [first, second] = [tab(device), tab(device)];
  const close = first.alerts.start();
  second.alerts.start();
  first.alerts.add({ symbol, condition, from: 'below' });
  first.alerts.add({ symbol, condition: { kind: 'price', when: 'above', price: 200 } });
  expect([first.followed(), second.followed()]).toEqual([[symbol, symbol], []]);
  first.price(1, 100);
  close();
  expect([first.followed(), second.followed()]).toEqual([[], [symbol]]);
  second.price(2, 150);
  second.price(3, 201);
  expect([first.told, second.told]).toEqual([[100], [201]]);
  expect(second.alerts.list.current.log.map(({ value }) => value)).toEqual([201, 100]);
});

it('tells once where two tabs watch because the browser has no locks', () => {
  const device = new Device();
  const everyone = (): Device => ({ storage: device.storage, leadership: new MemoryLeadership() });
  const tabs = [tab(everyone()), tab(everyone())] as const;
  tabs[0].alerts.add({ symbol, condition: { kind: 'price', when: 'above', price: 100 }, coolDown: 60_000 });
  for (const each of tabs) {
    each.book.refresh();
    each.alerts.start();
  }
  for (const at of [1_000, 2_000]) for (const each of tabs) each.price(at, at === 1_000 ? 101 : 99);
  for (const each of tabs) each.price(62_000, 102);
  expect(tabs.flatMap(({ told }) => told)).toEqual([101, 102]);
});

it('a paused alert is watched by nobody, and forgets on which side it began', () => {
  const { alerts, followed } = tab();
  alerts.start();
  const { id } = alerts.add({ symbol, condition, from: 'below' })!;
  alerts.pause(id, true);
  expect(followed()).toEqual([]);
  alerts.pause(id, false);
  expect(alerts.list.current.alerts[0]).not.toHaveProperty('from');
});

it('what was deleted can be put back as it was', () => {
  const { alerts } = tab();
  const alert = alerts.add({ symbol, condition })!;
  alerts.remove(alert.id);
  alerts.put(alert);
  expect(alerts.list.current.alerts).toEqual([alert]);
});

it('reads no nonsense', () => {
  const storage = new MemoryStorage();
  storage.write(
    'alerts',
    JSON.stringify({
      version: 1,
      alerts: [{ id: '1', symbol, condition: { kind: 'price', when: 'crosses', price: 'much' } }, 5],
      log: 'none',
    }),
  );
  expect(tab({ storage, leadership: new MemoryLeadership() }).alerts.list.current).toEqual({ alerts: [], log: [] });
});
