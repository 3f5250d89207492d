import { AlertBook } from '../../../../../src/application/alerts/alert-book';
import { withFiring, type LoggedFiring } from '../../../../../src/domain/alerts/alert-list';
import type { Listener } from '../../../../../src/application/kernel/observable-value';
import { AlertNotices } from '../../../../../src/presentation/features/alerts/alert-notices';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { FakePage, MemorySounds, MemoryStorage, MemoryTranslations } from '../../../../fakes/memory-platform';

const symbol = 'SPOT_BTC_USDT';
const alert = {
  id: '1',
  symbol,
  condition: { kind: 'price', when: 'crosses', price: 100 },
  paused: false,
  coolDown: 1,
} as const;

/** Two tabs of a device; the first one watches. */
function device() {
  const storage = new MemoryStorage();
  const time = new FakeScheduler();
  const tab = () => {
    const page = new FakePage();
    const told: string[] = [];
    const sounds = new MemorySounds();
    const book = new AlertBook(storage);
    let hear: Listener<LoggedFiring> = () => undefined;
    const alerts = { onFiring: (listener: typeof hear) => ((hear = listener), () => undefined) };
    const notices = { show: (_: unknown, text: object) => void told.push(JSON.stringify(text)) };
    const preferences = { values: { 'sound.on': true, 'sound.volume': 50 }, formatStyle: {} };
    new AlertNotices(alerts, book, notices, sounds, page, new MemoryTranslations(), preferences as never, time).start();
    return { page, told, sounds, book, hear: (firing: LoggedFiring) => hear(firing) };
  };
  const [leader, other] = [tab(), tab()];
  leader.book.change(() => ({ alerts: [alert], log: [] }));
  const fire = (at: number): void => {
    leader.book.change((list) => withFiring(list, { ruleId: '1', at, value: 100 + at }));
    leader.hear(leader.book.list.current.log[0]!);
    // The browser tells the other tabs.
    storage.writeElsewhere('alerts', storage.read('alerts')!);
    time.advance(1_000);
  };
  return { leader, other, fire };
}

it('tells by a notice and a tone in the tab that watches, and in no other', () => {
  const { leader, other, fire } = device();
  fire(1);
  expect([leader.told.length, other.told.length]).toEqual([1, 0]);
  expect(leader.told[0]).toContain('"figure":"101","level":"100"');
  expect([leader.sounds.played.length, other.sounds.played.length]).toEqual([1, 0]);
});

it('tells where somebody looks, and says in the title of the hidden one that something is up', () => {
  const { leader, other, fire } = device();
  leader.page.visible.set(false);
  fire(1);
  expect([leader.told.length, other.told.length, leader.sounds.played.length]).toEqual([0, 1, 1]);
  expect(document.title).toBe('(!) BTC/USDT 101');
  leader.page.visible.set(true);
  expect(document.title).toBe('');
  expect(leader.told).toEqual([]);
});

it('what nobody saw is told on coming back, many at once in one notice', () => {
  const { leader, other, fire } = device();
  leader.page.visible.set(false);
  other.page.visible.set(false);
  for (let at = 1; at <= 5; at += 1) fire(at);
  expect([leader.told, other.told]).toEqual([[], []]);
  other.page.visible.set(true);
  expect(other.told).toHaveLength(3);
  expect(other.told[2]).toContain('"more":3');
  leader.page.visible.set(true);
  expect(leader.told).toEqual([]);
});
