import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import { mailed, newcomer, otpCode } from './account-calls';
import { caller, identityToken, startTestSandbox, webOrigin } from './sandbox-client';
import { TestSocket } from './test-socket';

let sandbox: Sandbox;
let person: Awaited<ReturnType<typeof newcomer>>;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000 });
  person = await newcomer(sandbox);
});
afterAll(() => sandbox.close());

const writes = catalogue.filter(({ access, method }) => access === 'private' && method !== 'GET');
const target = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '1');
/** The account as it is told, and what it has: nothing of this may change. */
const state = async () => {
  const { account } = (await person.call('GET', '/usercenter/account')).body.data;
  return { account, balances: sandbox.exchange.balances(account.application_id) };
};
const send = async (endpoint: Endpoint, body: string, contentType = 'application/json') => {
  const response = await fetch(sandbox.url + target(endpoint), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${person.bearer}`, 'content-type': contentType },
    body,
  });
  return { id: endpoint.id, status: response.status, body: await response.json() };
};
const shapeOf = ({ body }: Endpoint) => (body as unknown as { shape: object }).shape;

describe('a field that nobody asked for', () => {
  it.each(['main', 'eu', 'fee', 'user_id', 'application_id', 'kyc_level', 'frozen_at', 'identity'])(
    '%s is refused by every write, and nothing is assigned',
    async (field) => {
      const before = await state();
      const answers = await Promise.all(
        writes
          .filter((endpoint) => !Object.hasOwn(shapeOf(endpoint), field))
          .map((endpoint) => send(endpoint, JSON.stringify({ [field]: 1 }))),
      );
      // A path may be refused before its body is read.
      const taken = answers.filter(({ body }) => body.success !== false || ![-1004, -1005].includes(body.code));
      expect(taken).toEqual([]);
      expect(await state()).toEqual(before);
    },
  );

  it('changes nothing at the sign-in server either', async () => {
    const toolkit = caller(sandbox.authUrl);
    const call = (verb: string, body: object) =>
      toolkit('POST', `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`, body);
    const wish = {
      localId: 'chosen-id',
      emailVerified: true,
      customAttributes: '{"admin":true}',
      disableUser: false,
      validSince: '1',
      phoneNumber: '+4915112345678',
    };
    const made = await call('signUp', { email: 'eager@example.com', password: 'correct horse', ...wish });
    const { idToken } = made.body;
    await call('update', { idToken, displayName: 'Eager', ...wish });
    const [told] = (await call('lookup', { idToken })).body.users;
    expect(told).toMatchObject({ emailVerified: false, displayName: 'Eager' });
    expect(told.localId).not.toBe('chosen-id');
    expect(told).not.toHaveProperty('customAttributes');
    expect(told).not.toHaveProperty('phoneNumber');
  });
});

describe('a body that reaches for the prototype', () => {
  const polluting = [
    '{"__proto__":{"main":false,"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"prototype":{"polluted":true}}',
  ];

  it('is refused by every write', async () => {
    for (const body of polluting) {
      const answers = await Promise.all(writes.map((endpoint) => send(endpoint, body)));
      expect(answers.filter((answer) => answer.status !== 400)).toEqual([]);
    }
    const form = await send(writes[0]!, '__proto__[polluted]=1&constructor=1', 'application/x-www-form-urlencoded');
    expect(form.status).toBe(400);
    const query = await person.call('GET', '/v3/trade/orders?__proto__[polluted]=1');
    expect(query).toMatchObject({ status: 400, body: { code: -1004 } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('is refused by the sign-in server', async () => {
    for (const body of polluting.slice(0, 2)) {
      const response = await fetch(`${sandbox.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('does nothing in a frame of a socket', async () => {
    const socket = await TestSocket.open(sandbox.url, '/ws/stream?device=web', { origin: webOrigin });
    for (const frame of [
      '{"__proto__":{"polluted":true},"cmd":"PING"}',
      '{"constructor":{"prototype":{"polluted":true}}}',
    ])
      socket.send(frame);
    const asked = await socket.ask({
      id: 'odd',
      cmd: 'SUBSCRIBE',
      params: ['__proto__', 'constructor', 'tickers'],
    });
    expect(asked.data).toEqual(['tickers']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    socket.close();
  });

  it.each(['/ws/stream', '/v2/ws/private/stream/any', '/v3/private?key=any'])(
    'is not even heard where another site opens %s',
    async (path) => {
      const opened = TestSocket.open(sandbox.url, path, { origin: 'https://evil.example' });
      await expect(opened).rejects.toThrow(/40[134]/);
    },
  );
});

describe('the way a call comes', () => {
  it('changes nothing by GET', async () => {
    const readable = new Set(catalogue.filter(({ method }) => method === 'GET').map(target));
    const before = await state();
    for (const endpoint of writes.filter((each) => !readable.has(target(each)))) {
      const { status, body } = await person.call('GET', target(endpoint));
      // As for a path that does not exist, or that of another call with a placeholder.
      expect({ id: endpoint.id, ok: body.success ?? false, status }).toEqual({
        id: endpoint.id,
        ok: false,
        status: expect.any(Number),
      });
    }
    expect(await state()).toEqual(before);
  });

  it('says each thing once: a parameter that comes twice is refused', async () => {
    for (const query of ['symbol=SPOT_BTC_USDT&symbol=SPOT_ETH_USDT', 'symbol[]=SPOT_BTC_USDT', 'symbol[a]=1'])
      expect(await person.call('GET', `/v3/public/orderbook?${query}`)).toMatchObject({
        status: 400,
        body: { success: false, code: expect.any(Number) },
      });
  });

  it('is JSON, or a form where programs send forms; nothing else is read', async () => {
    const endpoint = writes.find(({ id }) => id === 'accountSettings.savePreferences')!;
    const body = '{"preferences":{"theme":"dark"}}';
    for (const contentType of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])
      expect((await send(endpoint, body, contentType)).body).toMatchObject({ success: false });
    expect((await state()).account.preferences).toEqual({});
    expect((await send(endpoint, body)).body.success).toBe(true);
  });
});

describe('what is written down', () => {
  it('is no token, no code and no secret, though one is asked for in an address', async () => {
    const written: string[] = [];
    const note = (...words: unknown[]) => void written.push(words.map(String).join(' '));
    const spies = [
      ...(['log', 'warn', 'error', 'info', 'debug'] as const).map((level) =>
        jest.spyOn(console, level).mockImplementation(note),
      ),
      ...[process.stdout, process.stderr].map((stream) =>
        jest.spyOn(stream, 'write').mockImplementation((chunk) => (note(chunk), true)),
      ),
    ];
    const account = (path: string) => `/usercenter/account/${path}`;
    const { secret } = (await person.call('GET', account('otpauth'))).body.data;
    const picture = await person.call('GET', account(`genQrCode?secretQrCode=${secret}`));
    await person.call('GET', account('genQrCode?secretQrCode=nonsense'));
    await person.call('POST', account('otpauth'), {
      code: otpCode(secret),
      secret,
      ...(await mailed(sandbox, person, { action: 'BIND_OTP' })),
    });
    await identityToken(sandbox, person.email, 'wrong horse', 'signInWithPassword');
    await caller(sandbox.url, `${person.bearer}x`)('GET', '/v3/asset/balances');
    for (const spy of spies) spy.mockRestore();
    const text = written.join('\n');
    for (const hidden of [secret, person.bearer, person.refreshToken, 'wrong horse', 'correct horse'])
      expect(text.includes(hidden)).toBe(false);
    expect(picture.headers.get('cache-control')).toBe('no-store');
    expect(picture.headers.get('referrer-policy')).toBe('no-referrer');
  });
});
