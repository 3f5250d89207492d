import { autorun } from 'mobx';
import { FakePage } from '../../../../fakes/memory-platform';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ConnectionState, MarketStreamPort } from '../../../../../src/application/markets/market-stream.port';
import { ConnectionStore } from '../../../../../src/presentation/runtime/stores/connection.store';
import { FakeScheduler } from '../../../../support/fake-scheduler';

function setup() {
  const time = new FakeScheduler();
  const connection = new Subject<ConnectionState>({ phase: 'connecting', retry: 0 });
  const listeners: (() => void)[] = [];
  const stream = {
    connection,
    meter: { late: false },
    connect: jest.fn(() => () => undefined),
    reconnect: jest.fn(),
    onTickers: (listener: () => void) => (listeners.push(listener), () => undefined),
  };
  const page = new FakePage();
  const store = new ConnectionStore(stream as unknown as MarketStreamPort, time, time, page);
  store.start();
  return { time, connection, stream, page, store, message: () => listeners.forEach((listener) => listener()) };
}

test('the stream is opened on load', () => {
  expect(setup().stream.connect).toHaveBeenCalledTimes(1);
});

test.each<[ConnectionState, string, number]>([
  [{ phase: 'connecting', retry: 0 }, 'connecting', 0],
  [{ phase: 'open' }, 'live', 0],
  [{ phase: 'closed', retry: 1 }, 'reconnecting', 1],
  [{ phase: 'connecting', retry: 2 }, 'reconnecting', 2],
  [{ phase: 'offline' }, 'offline', 0],
])('%j is shown as %s', (state, condition, retry) => {
  const { connection, store } = setup();
  connection.set(state);
  expect([store.condition, store.retry]).toEqual([condition, retry]);
});

test('what comes in late is told within a second, and no longer once it comes in time', () => {
  const { time, connection, stream, store } = setup();
  connection.set({ phase: 'open' });
  stream.meter.late = true;
  time.advance(1_000);
  expect(store.condition).toBe('late');
  stream.meter.late = false;
  time.advance(1_000);
  expect(store.condition).toBe('live');
});

test('the last update is unknown before the first message, and shown once a second', () => {
  const { time, store, message } = setup();
  time.advance(5_000);
  expect(store.lastUpdateAt).toBeUndefined();
  message();
  const received = time.now();
  time.advance(400);
  expect(store.lastUpdateAt).toBeUndefined();
  time.advance(600);
  expect(store.lastUpdateAt).toBe(received);
});

test('a lost connection shows at once when the last message came', () => {
  const { time, connection, store, message } = setup();
  time.advance(100);
  message();
  connection.set({ phase: 'closed', retry: 1 });
  expect(store.lastUpdateAt).toBe(time.now());
});

test('whoever looks is told that the device is offline, and that it is online again', () => {
  const { connection, page, store } = setup();
  connection.set({ phase: 'open' });
  const told: string[] = [];
  const stop = autorun(() => told.push(store.condition));
  page.online.set(false);
  page.online.set(true);
  expect(told).toEqual(['live', 'offline', 'live']);
  stop();
});
