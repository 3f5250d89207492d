import { Subject } from '../../../../src/application/kernel/observable-value';
import { OrderPrograms } from '../../../../src/application/trading/order-programs';
import { ProgramWatch } from '../../../../src/application/trading/program-watch';
import { TicketDrafts } from '../../../../src/application/trading/ticket/ticket-drafts';
import type { TicketOutcome } from '../../../../src/application/trading/ticket/ticket-outcome';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler, flushPromises } from '../../../support/fake-scheduler';

function watch(status = 'loggedIn') {
  const storage = new MemoryStorage();
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  const state = new Subject<{ status: string }>({ status });
  const list = new Subject<readonly { status: string }[]>([]);
  const happened: string[] = [];
  const programs = {
    list,
    leave: () => happened.push('left'),
    start: () => (happened.push('started'), () => void happened.push('stopped')),
  };
  const loader = {
    load: async (key: () => Promise<unknown>) => {
      happened.push((await key()) === OrderPrograms ? 'brought' : 'something else');
      return programs;
    },
  };
  const logOutTasks = new Set<() => Promise<unknown>>();
  const beforeLogOut = (task: () => Promise<unknown>) => (logOutTasks.add(task), () => logOutTasks.delete(task));
  const time = new FakeScheduler();
  const watching = new ProgramWatch(storage, drafts, { state, beforeLogOut } as never, time, loader as never);
  return { storage, drafts, state, list, happened, watching, programs, loader, logOutTasks };
}

const outcome = (kind: string) => ({ kind }) as TicketOutcome;

test('who has no programs is brought nothing', async () => {
  const { drafts, storage, happened, watching } = watch();
  watching.start();
  drafts.last.set(outcome('placed'));
  storage.removeElsewhere('order-programs/1');
  await flushPromises();
  expect(happened).toEqual([]);
  expect(watching.programs).toBeUndefined();
  expect(watching.running).toBe(false);
});

test('programs that a page before has left are found on any page', async () => {
  const { storage, happened, watching, programs, list } = watch();
  storage.writeEntry('order-programs', '1', '{}');
  watching.start();
  await flushPromises(40);
  expect(happened).toEqual(['brought', 'started']);
  expect(watching.programs).toBe(programs);
  list.set([{ status: 'failed' }, { status: 'elsewhere' }]);
  expect(watching.running).toBe(false);
  list.set([{ status: 'failed' }, { status: 'running' }]);
  expect(watching.running).toBe(true);
});

test('whoever cancels all orders stops programs, those of a page before among them that have not been brought yet', async () => {
  const { storage, happened, watching, programs } = watch();
  const answers = [undefined, Promise.resolve(false)];
  const stopAll = (selection: object) => (happened.push(JSON.stringify(selection)), answers.shift());
  Object.assign(programs, { stopAll });
  expect(watching.stopAll({})).toBeUndefined();
  storage.writeEntry('order-programs', '1', '{}');
  expect(await watching.stopAll({ symbol: 'SPOT_BTC_USDT' })).toBe(true);
  expect(await watching.stopAll({})).toBe(false);
  expect(happened).toEqual(['brought', '{"symbol":"SPOT_BTC_USDT"}', '{}']);
});

test('logging out ends programs of any page, and leaves chased orders behind', async () => {
  const { storage, happened, watching, programs, logOutTasks, state } = watch();
  watching.start();
  expect(watching.endsWithSession).toBe(false);
  storage.writeEntry('chased-orders', '1', '{}');
  expect(watching.endsWithSession).toBe(true);
  storage.removeEntry('chased-orders', '1');
  for (const task of logOutTasks) await task();
  storage.writeElsewhere('order-programs/1', '{}');
  await flushPromises(40);
  let goingOn: readonly object[] = [];
  Object.assign(programs, { goingOn: () => goingOn });
  expect(watching.endsWithSession).toBe(false);
  goingOn = [{}];
  expect(watching.endsWithSession).toBe(true);
  for (const task of logOutTasks) await task();
  expect(happened).toEqual(['brought', 'started', 'left']);
  state.set({ status: 'loggedOut' });
  expect(logOutTasks.size).toBe(0);
});

test('a page that has just come asks before a log-out by what is kept, until it has what follows it', () => {
  const { storage, watching } = watch();
  storage.writeEntry('order-programs', '1', '{"ended":true}');
  storage.writeEntry('order-programs', '2', 'nothing');
  expect(watching.endsWithSession).toBe(false);
  storage.writeEntry('order-programs', '3', '{"ended":false}');
  expect(watching.endsWithSession).toBe(true);
});

test('what could not be had has stopped nothing', async () => {
  const { storage, watching, loader } = watch();
  storage.writeEntry('order-programs', '1', '{}');
  loader.load = () => Promise.reject(new Error());
  expect(await watching.stopAll({})).toBe(false);
});

test('one that is started here is followed from then on, once', async () => {
  const { drafts, storage, happened, watching } = watch();
  watching.start();
  drafts.last.set(outcome('started'));
  drafts.last.set(outcome('started'));
  storage.writeElsewhere('order-programs/1', '{}');
  await flushPromises(40);
  expect(happened).toEqual(['brought', 'started']);
});

test('what another page starts is followed too', async () => {
  const { storage, happened, watching } = watch();
  watching.start();
  storage.writeElsewhere('order-programs/1', '{}');
  await flushPromises(40);
  expect(happened).toEqual(['brought', 'started']);
});

test('it ends with the session', async () => {
  const { storage, state, happened, watching, drafts } = watch('loggedOut');
  storage.writeEntry('order-programs', '1', '{}');
  const stop = watching.start();
  await flushPromises(40);
  expect(happened).toEqual([]);
  state.set({ status: 'loggedIn' });
  await flushPromises(40);
  state.set({ status: 'loggedOut' });
  expect(happened).toEqual(['brought', 'started', 'stopped']);
  drafts.last.set(outcome('started'));
  stop();
  await flushPromises(40);
  expect(happened).toHaveLength(3);
});

test('the slices that another page has under way are known before what follows them has come', () => {
  const { storage, drafts, watching } = watch();
  const kept = (clientOrderId: number) => JSON.stringify({ kind: 'TWAP', sent: { clientOrderId } });
  storage.writeEntry('order-programs', '1', kept(1));
  watching.start();
  storage.writeElsewhere('order-programs/2', kept(2));
  storage.writeElsewhere('order-programs/1', '{}');
  expect([...drafts.slices]).toEqual([1, 2]);
});
