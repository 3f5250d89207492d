import { NoticesStore } from '../../../../../src/presentation/runtime/stores/notices.store';
import { DeviceNotificationsStore } from '../../../../../src/presentation/features/offline/device-notifications.store';
import { MemoryDeviceNotifications } from '../../../../fakes/memory-app';
import { FakePage, MemoryStorage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { testEnvironment } from '../../../../support/test-environment';

class ExchangeThatPushes {
  reachable = false;
  pushing = false;
  logOut = (): void => undefined;

  async begin(): Promise<boolean> {
    return (this.pushing = this.reachable);
  }

  async end(): Promise<void> {
    this.pushing = false;
  }

  endWithSession(): () => void {
    this.logOut = () => void this.end();
    return () => undefined;
  }
}

function set(storage = new MemoryStorage()) {
  const device = new MemoryDeviceNotifications();
  const time = new FakeScheduler();
  const notices = new NoticesStore(time, time);
  const page = new FakePage();
  const push = new ExchangeThatPushes();
  const store = new DeviceNotificationsStore(device, notices, storage, page, testEnvironment, push);
  store.tell((text) => ('key' in text ? text.key : text.text));
  return { device, notices, page, push, store };
}

describe('notifications of the device', () => {
  it('are asked for once somebody turns them on, and not before', async () => {
    const { device, notices, page, store } = set();
    page.visible.set(false);
    notices.show('success', { text: 'Bought 1 BTC' });
    expect(device.asked).toBe(0);
    expect(device.shown).toEqual([]);
    await store.choose(true);
    expect(device.asked).toBe(1);
    expect(store.on).toBe(true);
  });

  it('tell of fills and of alerts while the page is behind others, and are silent while it is looked at', async () => {
    const { device, notices, page, store } = set();
    await store.choose(true);
    notices.show('success', { text: 'seen on screen' });
    page.visible.set(false);
    notices.show('success', { text: 'Bought 1 BTC' });
    notices.whileAway({ key: 'commands:alert.fired.priceAbove' });
    expect(device.shown.map(({ body }) => body)).toEqual(['Bought 1 BTC', 'commands:alert.fired.priceAbove']);
    expect(device.shown[0]).toMatchObject({ title: testEnvironment.brand.name, link: '/notification' });
  });

  it('stay off where the person does not allow them, and stop once they are turned off', async () => {
    const { device, notices, page, store } = set();
    device.answer = 'denied';
    await store.choose(true);
    expect([store.on, store.permission]).toEqual([false, 'denied']);
    const other = set();
    await other.store.choose(true);
    await other.store.choose(false);
    other.page.visible.set(false);
    other.notices.show('success', { text: 'Bought 1 BTC' });
    page.visible.set(false);
    notices.show('success', { text: 'Bought 1 BTC' });
    expect([...device.shown, ...other.device.shown]).toEqual([]);
  });

  it('come from the exchange where it pushes: the page then adds what only it knows, and nothing twice', async () => {
    const { device, notices, page, push, store } = set();
    push.reachable = true;
    await store.choose(true);
    page.visible.set(false);
    notices.show('success', { text: 'Bought 1 BTC' });
    notices.whileAway({ key: 'commands:alert.fired.priceAbove' });
    expect(device.shown.map(({ body }) => body)).toEqual(['commands:alert.fired.priceAbove']);
    await store.choose(false);
    expect(push.pushing).toBe(false);
  });

  it('are pushed again from the next visit on, until the person logs out', async () => {
    const storage = new MemoryStorage();
    await set(storage).store.choose(true);
    const { device, notices, page, push } = set(storage);
    expect(push.pushing).toBe(false);
    const next = new ExchangeThatPushes();
    next.reachable = true;
    device.permission.set('granted');
    const store = new DeviceNotificationsStore(device, notices, storage, page, testEnvironment, next);
    store.tell(() => '');
    expect(next.pushing).toBe(true);
    next.logOut();
    expect(next.pushing).toBe(false);
  });
});
