import { catalogue } from '../../../../../src/infrastructure/wire/catalogue/catalogue';
import { CatalogueHostChecksAdapter } from '../../../../../src/infrastructure/rest/reference/catalogue-host-checks.adapter';
import {
  hostCheckSamples,
  leftOutOfHostChecks,
} from '../../../../../src/infrastructure/rest/reference/host-check-samples';
import { answer, RestFixture } from '../../../../support/rest-fixture';
import { testEnvironment } from '../../../../support/test-environment';

async function open(fixture = new RestFixture()) {
  const { sender, tokens, refusals, time } = fixture;
  const adapter = new CatalogueHostChecksAdapter(testEnvironment, sender, tokens, refusals, time);
  const listed = await adapter.checks();
  const checks = listed.ok ? listed.value : [];
  const run = (id: string) => adapter.run(checks.find((check) => check.id === id)!);
  return { fixture, checks, run };
}

const health = { success: true, status: 'ok', timestamp: 1_760_000_000_000 };

test('makes reading calls alone', async () => {
  const { checks } = await open();
  const of = (id: string) => catalogue.find((endpoint) => endpoint.id === id)!;
  expect(checks.length).toBeGreaterThan(200);
  expect(checks.filter(({ id }) => of(id).method !== 'GET' || of(id).access === 'admin')).toEqual([]);
  expect(checks.filter(({ id }) => leftOutOfHostChecks.has(id))).toEqual([]);
});

test('makes no call whose values it does not have', async () => {
  const { fixture, checks, run } = await open();
  fixture.answers(answer(health));
  for (const { id } of checks) await run(id);
  expect(fixture.sender.sent.filter(({ url }) => /[{}]|%7B/.test(url))).toEqual([]);
});

test('names only calls of the catalogue, each sample whole', async () => {
  const { checks } = await open();
  const checked = checks.map(({ id }) => id);
  expect(checked).toEqual(expect.arrayContaining(Object.keys(hostCheckSamples)));
  expect(catalogue.map(({ id }) => id)).toEqual(expect.arrayContaining([...leftOutOfHostChecks]));
});

test('shows the token to private calls alone', async () => {
  const { fixture, run } = await open();
  fixture.answers(answer(health));
  await run('marketData.health');
  await run('trading.balances');
  expect(fixture.sender.sent.map(({ method, headers }) => [method, headers])).toEqual([
    ['GET', {}],
    ['GET', { Authorization: 'Bearer session-token' }],
  ]);
});

test.each([
  ['operational', answer(health), {}],
  ['malformed', answer({ success: true }), {}],
  ['malformed', answer('<html>'), {}],
  ['refused', answer({ success: false, code: -1003, message: 'Too many requests.' }, 429), { code: '-1003' }],
  ['refused', answer('Not Found', 404), { code: 'HTTP 404' }],
  ['unreachable', new TypeError('Network'), {}],
] as const)('calls a host %s', async (state, reply, more) => {
  const { fixture, run } = await open();
  fixture.answers(reply);
  expect(await run('marketData.health')).toMatchObject({ state, ...more });
});

test('a session that the host refuses ends', async () => {
  const { fixture, run } = await open();
  const refused: unknown[] = [];
  fixture.refusals.subscribe((token) => refused.push(token));
  fixture.answers(answer({ success: false, code: -1002, message: 'Unauthorised.' }, 401));
  await run('trading.balances');
  expect(refused).toEqual(['session-token']);
});

test('measures how long the whole answer took', async () => {
  const { fixture, run } = await open();
  fixture.sender.send = async () => {
    fixture.time.advance(230);
    return answer(health);
  };
  expect(await run('marketData.health')).toMatchObject({ took: 230 });
});
