import type { AlertFiring, AlertRule, AlertTick } from '../../../../src/domain/alerts/alert-rule';
import { WorkerAlertEngineAdapter } from '../../../../src/infrastructure/workers/worker-alert-engine.adapter';
import { MemoryLog } from '../../../fakes/memory-platform';
import { FakeScheduler, flushPromises } from '../../../support/fake-scheduler';

const rule = (id: string) => ({ id, symbol: 'PERP_BTC_USDT' }) as AlertRule;
const ticks = [{ symbol: 'PERP_BTC_USDT' }] as unknown as AlertTick[];

class HeardWorker {
  readonly heard: unknown[] = [];
  readonly #listeners = new Map<string, (event: object) => void>();

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  addEventListener(name: string, listener: never): void {
    this.#listeners.set(name, listener);
  }

  tell(name: string, event: object): void {
    this.#listeners.get(name)!(event);
  }
}

function open() {
  const time = new FakeScheduler();
  const log = new MemoryLog();
  const workers: HeardWorker[] = [];
  const state = { starts: 0, isAway: false };
  const start = async (): Promise<HeardWorker> => {
    state.starts += 1;
    if (state.isAway) throw new Error('did not load');
    workers.push(new HeardWorker());
    return workers.at(-1)!;
  };
  return { time, log, workers, state, engine: new WorkerAlertEngineAdapter(start, time, log) };
}

test('without a rule no worker is started', async () => {
  const { engine, state } = open();
  engine.watch([]);
  engine.tick(ticks);
  await flushPromises();
  expect(state.starts).toBe(0);
});

test('the worker hears the rules first, then each price, and that there is no rule left', async () => {
  const { engine, workers } = open();
  engine.watch([rule('1')]);
  engine.tick(ticks);
  await flushPromises();
  engine.watch([]);
  await flushPromises();
  expect(workers.map(({ heard }) => heard)).toEqual([
    [
      { kind: 'rules', rules: [rule('1')] },
      { kind: 'ticks', ticks },
      { kind: 'rules', rules: [] },
    ],
  ]);
});

test('what fires is told to whoever still listens', async () => {
  const { engine, workers } = open();
  const told: AlertFiring[] = [];
  const stop = engine.onFiring((firing) => told.push(firing));
  engine.watch([rule('1')]);
  await flushPromises();
  workers[0]!.tell('message', { data: { ruleId: '1' } });
  stop();
  workers[0]!.tell('message', { data: { ruleId: '2' } });
  expect(told).toEqual([{ ruleId: '1' }]);
});

test('a worker that did not load is tried again after a pause, with the rules of then, and said once', async () => {
  const { engine, workers, state, time, log } = open();
  state.isAway = true;
  engine.watch([rule('1')]);
  await flushPromises();
  engine.watch([rule('1'), rule('2')]);
  for (let price = 0; price < 10; price += 1) {
    engine.tick(ticks);
    await flushPromises();
    time.advance(1_000);
  }
  expect(state.starts).toBe(2);
  expect(log.lines).toMatchObject([{ level: 'warning', details: { cause: new Error('did not load') } }]);
  state.isAway = false;
  time.advance(5_000);
  engine.tick(ticks);
  await flushPromises();
  expect(workers.map(({ heard }) => heard)).toEqual([
    [
      { kind: 'rules', rules: [rule('1'), rule('2')] },
      { kind: 'ticks', ticks },
    ],
  ]);
});

test('a worker whose file did not come is replaced, one that only failed at something is not', async () => {
  const { engine, workers, time, log } = open();
  engine.watch([rule('1')]);
  await flushPromises();
  workers[0]!.tell('error', { message: 'x is undefined' });
  time.advance(5_000);
  engine.tick(ticks);
  await flushPromises();
  expect([workers, log.lines]).toMatchObject([[{}], []]);
  workers[0]!.tell('error', {});
  time.advance(5_000);
  engine.tick(ticks);
  await flushPromises();
  expect(workers[1]!.heard).toEqual([
    { kind: 'rules', rules: [rule('1')] },
    { kind: 'ticks', ticks },
  ]);
  expect(log.lines).toHaveLength(1);
});
