import { HostRunHistory } from '../../../../src/application/reference/host-run-history';
import { RunHostChecks } from '../../../../src/application/reference/run-host-checks';
import type { HostRun } from '../../../../src/domain/reference/host-check';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';

const run = (at: number, host = 'a'): HostRun => ({ host, at, answered: 1, made: 2 });

describe('runs that a device has seen', () => {
  it('are those of a host, the latest thirty of all', () => {
    const storage = new MemoryStorage();
    const history = new HostRunHistory(storage);
    expect(history.of('a')).toEqual([]);
    for (let at = 0; at < 31; at += 1) history.add(run(at, at % 2 === 0 ? 'a' : 'b'));
    expect(history.of('a').map(({ at }) => at)).toEqual(Array.from({ length: 15 }, (_, index) => 2 * index + 2));
    expect(new HostRunHistory(storage).of('b')).toHaveLength(15);
    expect(Object.keys(storage.all())).toEqual(['host-runs']);
  });

  it.each(['{', '{"a":1}', 'null'])('are none where %s is kept', (kept) => {
    const storage = new MemoryStorage();
    storage.write('host-runs', kept);
    expect(new HostRunHistory(storage).of('a')).toEqual([]);
  });

  it.each([
    null,
    7,
    'run',
    { ...run(1), host: 7 },
    { ...run(1), at: 'now' },
    { ...run(1), answered: null },
    { ...run(1), made: 'two' },
    { ...run(1), made: 0 },
  ])('are not: %j', (kept) => {
    const storage = new MemoryStorage();
    storage.write('host-runs', JSON.stringify([kept, run(2)]));
    const history = new HostRunHistory(storage);
    expect(history.of('a')).toEqual([run(2)]);
    history.add(run(3));
    expect(JSON.parse(storage.read('host-runs')!)).toEqual([run(2), run(3)]);
  });
});

describe('checks of a host', () => {
  function running(count: number, answer: () => Promise<unknown> = async () => ({ state: 'answered', took: 1 })) {
    const time = new FakeScheduler();
    const made: unknown[] = [];
    const told: unknown[] = [];
    const state = { stopped: false, done: false };
    const port = { run: (check: unknown) => (made.push(check), answer()) };
    const checks = Array.from({ length: count }, (_, index) => index + 1) as never[];
    void new RunHostChecks(port as never, time)
      .execute(
        checks,
        (check, answered) => told.push([check, answered]),
        () => state.stopped,
      )
      .then(() => (state.done = true));
    return { time, made, told, state };
  }

  it('are made four at a time, each lane no faster than six tenths of a second', async () => {
    const { time, made, told, state } = running(6);
    await time.settle();
    expect([made, told.length]).toEqual([[1, 2, 3, 4], 4]);
    await time.settle(599, 1);
    expect(made).toHaveLength(4);
    await time.settle(1, 1);
    expect(made).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told[5]).toEqual([6, { state: 'answered', took: 1 }]);
    await time.settle(600, 1);
    expect([state.done, time.waiting]).toEqual([true, 0]);
  });

  it('are given up after fifteen seconds of silence', async () => {
    const { time, told, state } = running(1, () => new Promise(() => undefined));
    await time.settle(14_999, 1);
    expect(told).toEqual([]);
    await time.settle(1, 1);
    await time.settle();
    expect(told).toEqual([[1, { state: 'unreachable', took: 15_000 }]]);
    expect(state.done).toBe(true);
  });

  it('end before the next call once they are stopped, and answers on their way are not told', async () => {
    const { time, made, told, state } = running(9);
    state.stopped = true;
    await time.settle(5_000, 100);
    expect([made.length, told, state.done]).toEqual([4, [], true]);
  });
});
