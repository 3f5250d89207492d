import type { HostAnswer, HostCheck } from '../../../../../src/domain/reference/host-check';
import { HostRunHistory } from '../../../../../src/application/reference/host-run-history';
import { RunHostChecks } from '../../../../../src/application/reference/run-host-checks';
import { success } from '../../../../../src/domain/shared/result';
import { HostStatusStore } from '../../../../../src/presentation/features/api-status/host-status.store';
import { fakeEnvironment } from '../../../../fakes/fakes-assembly';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';

const check = (id: string, access: HostCheck['access'] = 'public'): HostCheck => ({
  id,
  area: id.split('.')[0]!,
  path: `/${id}`,
  access,
});
const all = [
  ...['nomics.info', 'markets.ping', 'markets.kline', 'earn.rwa', 'chart.config'].map((id) => check(id)),
  check('trading.balances', 'private'),
];

/** A host whose answers are given by the test; `undefined` never comes. */
function open(
  answerOf: (id: string) => HostAnswer | undefined = () => ({ state: 'operational', took: 5 }),
  storage = new MemoryStorage(),
) {
  const time = new FakeScheduler();
  const asked: string[] = [];
  const port = {
    checks: async () => success(all),
    run: ({ id }: HostCheck) => {
      asked.push(id);
      const answer = answerOf(id);
      return answer ? Promise.resolve(answer) : new Promise<HostAnswer>(() => undefined);
    },
  };
  const history = new HostRunHistory(storage);
  const store = new HostStatusStore(port, new RunHostChecks(port, time), history, fakeEnvironment, time);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pass = async (milliseconds: number) => {
    await settled();
    time.advance(milliseconds);
    await settled();
  };
  return { store, asked, pass, settled, storage };
}

test('asks four calls at a time and no faster than a host allows', async () => {
  const { store, asked, pass, settled } = open();
  store.open(false);
  await settled();
  expect(asked).toHaveLength(4);
  await pass(599);
  expect(asked).toHaveLength(4);
  await pass(1);
  expect(asked).toHaveLength(5);
});

test('a visitor’s run makes no private call; an account’s makes them too', async () => {
  const { store, asked, pass } = open();
  const leave = store.open(false);
  for (let turn = 0; turn < 3; turn += 1) await pass(600);
  expect(asked).not.toContain('trading.balances');
  leave();
  store.open(true);
  for (let turn = 0; turn < 3; turn += 1) await pass(600);
  expect(asked).toContain('trading.balances');
});

test('says how many answer, which is slowest, and keeps the run for the next visit', async () => {
  const { store, pass, storage } = open((id) =>
    id === 'earn.rwa' ? { state: 'refused', took: 40, code: '-1006' } : { state: 'operational', took: 5 },
  );
  store.open(false);
  for (let turn = 0; turn < 3; turn += 1) await pass(600);
  expect([store.answered, store.checks?.length, store.condition]).toEqual([4, 5, 'degraded']);
  expect(store.slowest?.check.id).toBe('earn.rwa');
  expect(open(undefined, storage).store.history).toMatchObject([{ answered: 4, made: 5 }]);
  store.showProblemsOnly(true);
  expect(store.sections.flatMap(({ areas }) => areas.map(({ name }) => name))).toEqual(['earn']);
});

test('a host that is silent is unreachable, and the run ends all the same', async () => {
  const { store, pass } = open(() => undefined);
  store.open(false);
  for (let turn = 0; turn < 3; turn += 1) await pass(15_000);
  expect([store.condition, store.finishedAt === undefined]).toEqual(['unreachable', false]);
});

test('feeds for other services stand apart from what the product reads', async () => {
  const { store, settled } = open();
  store.open(true);
  await settled();
  expect(store.sections.map(({ id, areas }) => [id, areas.map(({ name }) => name)])).toEqual([
    ['public', ['markets', 'earn']],
    ['feeds', ['nomics', 'chart']],
    ['account', ['trading']],
  ]);
});

test('leaving the page ends the run', async () => {
  const { store, asked, pass, settled } = open();
  const leave = store.open(false);
  await settled();
  leave();
  await pass(600);
  expect([asked.length, store.history]).toEqual([4, []]);
});

test('a history that cannot be read is none', () => {
  const storage = new MemoryStorage();
  storage.write('host-runs', '{"not":"a list"}');
  expect(open(undefined, storage).store.history).toEqual([]);
});
