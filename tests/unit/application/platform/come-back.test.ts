import { Subject } from '../../../../src/application/kernel/observable-value';
import type { ConnectionState } from '../../../../src/application/markets/market-stream.port';
import { askEvery, ComeBack } from '../../../../src/application/platform/come-back';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakeScheduler } from '../../../support/fake-scheduler';

function away(state: ConnectionState = { phase: 'open' }) {
  const time = new FakeScheduler();
  const connection = new Subject<ConnectionState>(state);
  const visible = new Subject(true);
  const host = { up: false, asked: 0 };
  const reconnect = jest.fn(() => connection.set({ phase: 'connecting', retry: 0 }));
  const configuration = {
    serviceState: async () => {
      host.asked += 1;
      return host.up ? success({ state: 'working' as const }) : failure({ kind: 'offline' as const });
    },
  };
  const stop = new ComeBack({ connection, reconnect }, configuration, { visible }, time).start();
  const lose = (): void => {
    connection.set({ phase: 'closed', retry: 3 });
    connection.set({ phase: 'connecting', retry: 3 });
    connection.set({ phase: 'offline' });
  };
  const pass = async (times: number): Promise<void> => {
    for (let each = 0; each < times; each += 1) {
      time.advance(askEvery);
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { time, connection, visible, host, reconnect, stop, lose, pass };
}

it('an exchange that answers again is connected to without a press, however long it was away', async () => {
  const { host, reconnect, lose, pass } = away();
  lose();
  await pass(30);
  expect(reconnect).not.toHaveBeenCalled();
  expect(host.asked).toBe(30);
  host.up = true;
  await pass(1);
  expect(reconnect).toHaveBeenCalledTimes(1);
  await pass(10);
  expect(host.asked).toBe(31);
});

it('a second outage is noticed like the first', async () => {
  const { connection, host, reconnect, lose, pass } = away();
  for (const round of [1, 2]) {
    host.up = false;
    lose();
    await pass(2);
    host.up = true;
    await pass(1);
    expect(reconnect).toHaveBeenCalledTimes(round);
    connection.set({ phase: 'open' });
  }
});

it('a line that the exchange closed normally stays closed', async () => {
  const { connection, host, reconnect, pass } = away();
  host.up = true;
  connection.set({ phase: 'offline' });
  await pass(10);
  expect(host.asked).toBe(0);
  expect(reconnect).not.toHaveBeenCalled();
});

it('nobody is asked while the line is open, while the page is hidden, or once nobody listens', async () => {
  const { visible, host, stop, lose, pass, time } = away();
  await pass(5);
  visible.set(false);
  lose();
  await pass(5);
  expect(host.asked).toBe(0);
  visible.set(true);
  await pass(1);
  expect(host.asked).toBe(1);
  stop();
  await pass(5);
  expect(host.asked).toBe(1);
  expect(time.waiting).toBe(0);
});

it('an answer that comes when somebody has connected already changes nothing', async () => {
  const { connection, host, reconnect, lose, time } = away();
  lose();
  host.up = true;
  time.advance(askEvery);
  connection.set({ phase: 'connecting', retry: 0 });
  connection.set({ phase: 'open' });
  await Promise.resolve();
  await Promise.resolve();
  expect(reconnect).not.toHaveBeenCalled();
});

it('an exchange is asked every ten seconds, also one that was away before anybody looked', async () => {
  const { time, host, reconnect } = away({ phase: 'offline' });
  host.up = true;
  time.advance(9_999);
  expect(host.asked).toBe(0);
  time.advance(1);
  expect(host.asked).toBe(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(reconnect).toHaveBeenCalledTimes(1);
});

it('a line that was open when somebody began to look, and was closed normally, stays closed', async () => {
  const { connection, host, pass } = away({ phase: 'open' });
  expect(host.asked).toBe(0);
  connection.set({ phase: 'offline' });
  await pass(3);
  expect(host.asked).toBe(0);
});

it('an answer that comes after everything was stopped connects nothing', async () => {
  const { host, reconnect, stop, lose, time } = away();
  lose();
  host.up = true;
  time.advance(askEvery);
  stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(reconnect).not.toHaveBeenCalled();
  expect(time.waiting).toBe(0);
});

it('an answer that comes in another outage is not taken for one of it', async () => {
  const { host, reconnect, lose, time } = away();
  lose();
  host.up = true;
  time.advance(askEvery);
  lose();
  await Promise.resolve();
  await Promise.resolve();
  expect(reconnect).not.toHaveBeenCalled();
  expect(time.waiting).toBe(1);
});
