import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { caller, signUp, startTestSandbox, type Answer } from './sandbox-client';

jest.setTimeout(60_000);

/** Begins, renews and ends sessions: each says itself whom it lets in (session.test.ts). */
const sessions = new Set(['session.begin', 'session.renew', 'session.end']);

let sandbox: Sandbox;

beforeAll(async () => {
  // Hundreds of refusals at once, which limits would stop.
  sandbox = await startTestSandbox({ generosity: 1_000 });
});
afterAll(() => sandbox.close());

/** A call with something in each placeholder; nobody who is refused learns whether it exists. */
function make({ method, path }: Endpoint, bearer?: string, headers?: Record<string, string>): Promise<Answer> {
  return caller(sandbox.url, bearer)(method, path.replace(/\{\w+\}/g, '1'), undefined, headers);
}

async function refusals(
  access: Endpoint['access'],
  bearer?: string,
  headers?: Record<string, string>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const endpoint of catalogue.filter((each) => each.access === access && !sessions.has(each.id))) {
    const { status, body } = await make(endpoint, bearer, headers);
    if (status !== 401 || body.success !== false || (body.code !== -1001 && body.code !== -1002) || 'data' in body)
      wrong.push(`${endpoint.id}: ${status} ${JSON.stringify(body).slice(0, 80)}`);
  }
  return wrong;
}

describe('who may call what', () => {
  it('lets nobody without a session into private calls', async () => {
    expect(await refusals('private')).toEqual([]);
  });

  it('lets no forged token in', async () => {
    expect(await refusals('private', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.')).toEqual([]);
  });

  it('lets no token in after log-out', async () => {
    const session = await signUp(sandbox, 'gone@example.com');
    await session.call('DELETE', '/auth/session');
    expect(await refusals('private', session.bearer)).toEqual([]);
  });

  it('takes the session cookie for no proof', async () => {
    const session = await signUp(sandbox, 'cookie@example.com');
    expect(await refusals('private', undefined, { cookie: `__Host-authorization=${session.bearer}` })).toEqual([]);
  });

  it('lets no unknown API key in', async () => {
    const headers = { 'x-api-key': 'nobody', 'x-api-timestamp': String(Date.now()), 'x-api-signature': '00' };
    expect(await refusals('private', undefined, headers)).toEqual([]);
  });

  it('lets customers into no administration', async () => {
    const session = await signUp(sandbox, 'customer@example.com');
    expect(await refusals('admin')).toEqual([]);
    expect(await refusals('admin', session.bearer)).toEqual([]);
  });
});
