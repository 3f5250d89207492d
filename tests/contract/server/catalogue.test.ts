import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import { catalogueCalls, openCatalogueWorld, type CatalogueWorld } from './catalogue-world';
import { wonCalls } from './contest-calls';
import { provedCalls } from './money-calls';
import { publicCalls, streamedCalls } from './public-calls';
import { beginSession, caller, identityToken } from './sandbox-client';
import { refusingCalls } from './trading-calls';

let world: CatalogueWorld;
const calls = catalogueCalls(() => world);

beforeAll(async () => {
  world = await openCatalogueWorld();
});

afterAll(() => world.sandbox.close());

describe('every call of the catalogue', () => {
  it('is called once', () => {
    // The public feeds are called in feeds.test.ts and chart-feeds.test.ts.
    const called = [
      ...[calls, publicCalls, streamedCalls].flatMap((each) => Object.keys(each)),
      ...refusingCalls,
      ...provedCalls,
      ...wonCalls,
    ];
    expect(called.sort()).toEqual(catalogue.map((endpoint) => endpoint.id).sort());
  });

  it.each(Object.keys(calls))('%s answers in its shape', async (id) => {
    const endpoint = catalogue.find((each) => each.id === id) as Endpoint;
    const answer = await calls[id]!();
    expect(answer.body).toMatchObject({ success: true });
    expect(endpoint.answer.safeParse(answer.body).error?.issues).toBeUndefined();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    if (endpoint.access === 'private') expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(
    catalogue.filter((endpoint) => endpoint.access === 'private').map((endpoint) => [endpoint.id, endpoint] as const),
  )('%s is nobody’s without proof', async (_id, endpoint) => {
    const answer = await caller(world.sandbox.url)(endpoint.method, endpoint.path, undefined, {
      cookie: `__Host-authorization=${world.session.bearer}`,
    });
    expect(answer).toMatchObject({ status: 401, body: { success: false, code: -1002 } });
  });

  it('keeps the account’s language', async () => {
    const again = await beginSession(
      world.sandbox,
      await identityToken(world.sandbox, 'ada@example.com', 'correct horse', 'signInWithPassword'),
    );
    expect((await again.call('GET', '/usercenter/account')).body.data.account.language).toBe('pt');
  });
});
