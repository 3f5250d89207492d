import { LinkDiscord } from '../../../../src/application/account/link-discord.use-case';
import { success } from '../../../../src/domain/shared/result';
import { MemoryStorage, SequenceRandom } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { testEnvironment } from '../../../support/test-environment';

const back = 'https://exchange.test/account/settings?link=discord';
const discord = { authorizeUrl: 'https://discord.test/authorize', clientId: 'client' };

function setup(environment: object = { discord }) {
  const time = new FakeScheduler();
  const bound: string[][] = [];
  const linked = { bindDiscord: async (...given: string[]) => (bound.push(given), success({ id: '1', name: 'ada' })) };
  const link = new LinkDiscord(
    linked as never,
    { profile: () => ({ refresh: async () => undefined }) } as never,
    { ...testEnvironment, ...environment },
    new MemoryStorage(),
    new SequenceRandom(),
    time,
  );
  const begin = () => new URL(link.begin(back)!).searchParams;
  return { link, time, bound, begin };
}

test('asks the other side for consent, in its own words', () => {
  const query = setup().begin();
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    client_id: 'client',
    scope: 'identify',
    redirect_uri: back,
  });
  expect(query.get('state')).toBeTruthy();
});

test('takes the answer to its own question, once', async () => {
  const { link, begin, bound } = setup();
  const state = begin().get('state')!;
  expect(await link.finish({ code: 'code', state }, back)).toMatchObject({ ok: true });
  expect(await link.finish({ code: 'code', state }, back)).toMatchObject({ error: { kind: 'invalid' } });
  expect(bound).toEqual([['code', back]]);
});

test.each([
  ['another state', 'guessed'],
  ['none', undefined],
])('an answer with %s binds nothing, and uses the question up', async (_name, state) => {
  const { link, begin, bound } = setup();
  const own = begin().get('state')!;
  expect(await link.finish({ code: 'code', state }, back)).toMatchObject({ error: { kind: 'invalid' } });
  expect(await link.finish({ code: 'code', state: own }, back)).toMatchObject({ error: { kind: 'invalid' } });
  expect(bound).toEqual([]);
});

test('an answer to nobody’s question, or to an old one, binds nothing', async () => {
  const { link, begin, time, bound } = setup();
  expect(await link.finish({ code: 'code', state: undefined }, back)).toMatchObject({ error: { kind: 'invalid' } });
  const state = begin().get('state')!;
  await time.settle(10 * 60_000, 60_000);
  expect(await link.finish({ code: 'code', state }, back)).toMatchObject({ error: { kind: 'invalid' } });
  expect(bound).toEqual([]);
});

test('a person who refuses there has only broken it off', async () => {
  const { link, begin } = setup();
  expect(await link.finish({ code: undefined, state: begin().get('state')! }, back)).toMatchObject({
    error: { kind: 'cancelled' },
  });
});

test('a deployment without Discord offers nothing', () => {
  const { link } = setup({});
  expect([link.available, link.begin(back)]).toEqual([false, undefined]);
});
