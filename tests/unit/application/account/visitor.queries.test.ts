import { VisitorQueries } from '../../../../src/application/account/visitor.queries';
import { answerOf } from '../../../../src/application/kernel/answer-of';
import { failure, success } from '../../../../src/domain/shared/result';
import { QueryCoreResourceCache } from '../../../../src/infrastructure/query/query-core-resource-cache';
import { noRecovery } from '../../../support/reads';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(down = false) {
  const asked = { here: 0, regions: 0 };
  const port = {
    here: async () => ((asked.here += 1), down ? failure({ kind: 'rejected' as const }) : success({ country: 'DE' })),
    regions: async () => ((asked.regions += 1), success([{ code: 'DE' }])),
  };
  return { asked, queries: new VisitorQueries(new QueryCoreResourceCache(noRecovery()), port as never) };
}

it.each(['here', 'regions'] as const)('%s is asked for once a minute, whoever reads it', async (name) => {
  const { asked, queries } = setUp();
  const read = (): Promise<unknown> => answerOf<unknown>(queries[name]());
  await Promise.all([read(), read()]);
  await jest.advanceTimersByTimeAsync(59_000);
  await read();
  expect(asked[name]).toBe(1);
  await jest.advanceTimersByTimeAsync(1_001);
  expect(await read()).toMatchObject({ ok: true });
  expect(asked[name]).toBe(2);
});

it('says why where it cannot be read', async () => {
  expect(await answerOf(setUp(true).queries.here())).toEqual(failure({ kind: 'rejected' }));
});
