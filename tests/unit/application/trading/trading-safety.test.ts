import type { Loader } from '../../../../src/application/kernel/later';
import { Subject, type Startable } from '../../../../src/application/kernel/observable-value';
import { second } from '../../../../src/domain/shared/instant';
import type { Session } from '../../../../src/application/session/session';
import type { OrderGuards } from '../../../../src/application/trading/order-guards';
import { DeadManSwitch } from '../../../../src/application/trading/dead-man-switch';
import { TradingSafety } from '../../../../src/application/trading/trading-safety';
import { FakeScheduler } from '../../../support/fake-scheduler';

function setUp(status: string, broken = false) {
  const time = new FakeScheduler();
  const state = new Subject<{ status: string }>({ status });
  const running = new Set<Startable>();
  const deadMan: Startable = { start: () => (running.add(deadMan), () => running.delete(deadMan)) };
  const line = { broken, asked: 0 };
  const loader = {
    async load(key: () => Promise<unknown>) {
      line.asked += 1;
      if (line.broken) throw new Error('The script could not be had.');
      return (await key()) === DeadManSwitch ? deadMan : undefined;
    },
  } as Loader;
  const guards = { prepare: () => undefined } as OrderGuards;
  new TradingSafety(guards, { state } as unknown as Session, time, loader).start();
  return { time, state, running, line };
}

test('the switch is there as soon as somebody is logged in, and is not brought to a visitor', async () => {
  const { time, state, running, line } = setUp('loggedOut');
  await time.settle(second);
  expect(line.asked).toBe(0);
  state.set({ status: 'loggedIn' });
  await time.settle();
  expect(running.size).toBe(1);
  state.set({ status: 'loggedOut' });
  expect(running.size).toBe(0);
});

test('a switch that could not be had is asked for again', async () => {
  const { time, running, line } = setUp('loggedIn', true);
  await time.settle(6 * second);
  expect(running.size).toBe(0);
  line.broken = false;
  await time.settle(6 * second);
  expect(running.size).toBe(1);
});

test('who logs out before it came has no switch', async () => {
  const { time, state, running, line } = setUp('loggedIn', true);
  await time.settle();
  state.set({ status: 'loggedOut' });
  line.broken = false;
  await time.settle(10 * second);
  expect(running.size).toBe(0);
});
