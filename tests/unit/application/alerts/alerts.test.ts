import { Alerts } from '../../../../src/application/alerts/alerts';
import { AlertPresence } from '../../../../src/application/alerts/alert-presence';
import type { AlertTick } from '../../../../src/domain/alerts/alert-rule';
import { InPageAlertEngine } from '../../../fakes/in-page-alert-engine';
import { MemoryStorage } from '../../../fakes/memory-platform';

const symbol = 'SPOT_BTC_USDT';
const condition = { kind: 'price', when: 'crosses', price: 100 } as const;

function device(storage = new MemoryStorage()) {
  let give: (ticks: readonly AlertTick[]) => void = () => undefined;
  let followed: readonly string[] = [];
  const feeds = {
    follow(rules: readonly { readonly symbol: string }[], next: typeof give) {
      followed = rules.map((rule) => rule.symbol);
      give = next;
    },
  };
  let drawn = 0;
  const presence = new AlertPresence(storage);
  const alerts = new Alerts(new InPageAlertEngine(), feeds as never, storage, {} as never, { identifier: () => (drawn += 1) }, presence);
  const told: number[] = [];
  alerts.onFiring(({ value }) => told.push(value));
  const price = (at: number, value: number): void => give([{ kind: 'price', symbol, at, price: value }]);
  return { alerts, presence, storage, told, price, followed: () => followed };
}

it('tells of an alert once, writes it down and asks for no more prices', () => {
  const { alerts, told, price, followed } = device();
  alerts.start();
  alerts.add({ symbol, condition });
  expect(followed()).toEqual([symbol]);
  for (const [at, value] of [99, 101, 99, 101].entries()) price(at, value);
  expect(told).toEqual([101]);
  expect(alerts.list.current.log).toHaveLength(1);
  expect(followed()).toEqual([]);
});

it('is there again on the next visit, and known to be without watching', () => {
  const first = device();
  expect(first.presence.present.current).toBe(false);
  first.alerts.add({ symbol, condition });
  expect(first.presence.present.current).toBe(true);
  const next = device(first.storage);
  expect(next.presence.present.current).toBe(true);
  expect(next.alerts.list.current.alerts).toMatchObject([{ symbol, condition, paused: false }]);
});

it('a paused alert is watched by nobody, and forgets on which side it began', () => {
  const { alerts, followed } = device();
  alerts.start();
  const { id } = alerts.add({ symbol, condition, from: 'below' })!;
  alerts.pause(id, true);
  expect(followed()).toEqual([]);
  alerts.pause(id, false);
  expect(alerts.list.current.alerts[0]).not.toHaveProperty('from');
});

it('what was deleted can be put back as it was', () => {
  const { alerts } = device();
  const alert = alerts.add({ symbol, condition })!;
  alerts.remove(alert.id);
  alerts.put(alert);
  expect(alerts.list.current.alerts).toEqual([alert]);
});

it('reads no nonsense', () => {
  const storage = new MemoryStorage();
  storage.write('alerts', JSON.stringify({ version: 1, alerts: [{ id: '1', symbol, condition: { kind: 'price', when: 'crosses', price: 'much' } }, 5], log: 'none' }));
  expect(device(storage).alerts.list.current).toEqual({ alerts: [], log: [] });
});
