import { createHmac } from 'node:crypto';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { accessOf } from '../../../src/infrastructure/wire/catalogue/access';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import { codeFor, endOfKey, keyAct, mailed, newcomer, otpCode } from './account-calls';
import {
  admin,
  beginSession,
  caller,
  identityToken,
  startTestSandbox,
  webOrigin,
  type Answer,
  type TestSession,
} from './sandbox-client';
import { TestSocket } from './test-socket';

let sandbox: Sandbox;
let clock = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => Date.now() + clock });
});
afterAll(() => sandbox.close());

type Person = Awaited<ReturnType<typeof newcomer>>;
const account = (path: string) => `/usercenter/account/${path}`;
const join = () => newcomer(sandbox);

/** A call signed with a key. */
async function signed(
  { key, secret }: { key: string; secret: string },
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const timestamp = String(Date.now() + clock);
  const text = body === undefined ? '' : JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(`${timestamp}${method}${path}${text}`).digest('hex');
  return caller(sandbox.url)(method, path, body, {
    'x-api-key': key,
    'x-api-timestamp': timestamp,
    'x-api-signature': signature,
  });
}

async function createKey(
  person: Person,
  more: { readonly ip_list?: readonly string[]; readonly sub_user_id?: number } = {},
): Promise<{ key: string; secret: string; id: number }> {
  clock += 61_000;
  const wish = { name: `key ${clock}`, permissions: ['READ', 'TRADE'], ...more };
  const act = keyAct({
    name: wish.name,
    permissions: wish.permissions.join(),
    ipList: (wish.ip_list ?? []).join(),
    subUserId: String(wish.sub_user_id ?? ''),
  });
  const proof = await mailed(sandbox, person, act);
  const { data } = (
    await person.call('POST', account('create_credential'), {
      ...wish,
      ...proof,
    })
  ).body;
  return { key: data.api_key, secret: data.api_secret, id: data.credential_id };
}

describe('preferences', () => {
  const send = async (person: Person, text: string) => {
    const response = await fetch(`${sandbox.url}/usercenter/account`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.bearer}`, 'content-type': 'application/json' },
      body: text,
    });
    return { status: response.status, code: (await response.json()).code };
  };

  it('pollute no prototype', async () => {
    const person = await join();
    for (const text of [
      '{"preferences":{"__proto__":{"main":false}}}',
      '{"__proto__":{"preferences":{}}}',
      '{"preferences":{"constructor":{"prototype":{"main":false}}}}',
    ]) {
      expect(await send(person, text)).toEqual({ status: 400, code: -1005 });
    }
    expect(({} as Record<string, unknown>)['main']).toBeUndefined();
  });

  it('are the only field that is taken', async () => {
    const person = await join();
    expect(await send(person, '{"preferences":{},"main":false}')).toEqual({ status: 400, code: -1004 });
    expect(await send(person, '{"preferences":{"a":{"b":1}}}')).toEqual({ status: 400, code: -1005 });
    expect(await send(person, '{"preferences":[]}')).toEqual({ status: 400, code: -1005 });
  });
});

describe('an API key', () => {
  it('reads and trades for its account, and changes nothing about it', async () => {
    const person = await join();
    const key = await createKey(person);
    expect((await signed(key, 'GET', '/v3/asset/balances')).status).toBe(200);
    for (const [method, path, body] of [
      ['POST', account('create_credential'), { name: 'another', permissions: ['WITHDRAW'] }],
      ['POST', account('email/code'), { type: 'FREEZE_ACCOUNT' }],
      ['GET', account('otpauth'), undefined],
      ['GET', account('device_list'), undefined],
      ['GET', account('list_credentials'), undefined],
    ] as const) {
      expect(await signed(key, method, path, body)).toMatchObject({ status: 401, body: { code: -1002 } });
    }
  });

  it('may make all private calls that are not said to be for sessions alone', async () => {
    const key = await createKey(await join());
    const wrong: string[] = [];
    for (const endpoint of catalogue.filter(({ access, method }) => access === 'private' && method === 'GET')) {
      const { status, body } = await signed(key, 'GET', endpoint.path.replace(/\{\w+\}/g, '1'));
      const refused = status === 401 && body.code === -1002;
      if (refused !== (accessOf(endpoint) === 'session')) wrong.push(`${endpoint.id}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('serves from its addresses alone, until it is ended', async () => {
    const person = await join();
    const elsewhere = await createKey(person, { ip_list: ['203.0.113.7'] });
    expect(await signed(elsewhere, 'GET', '/v3/asset/balances')).toMatchObject({
      status: 401,
      body: { code: -1002 },
    });
    const here = await createKey(person, { ip_list: ['127.0.0.0/8', '::1'] });
    expect((await signed(here, 'GET', '/v3/asset/balances')).status).toBe(200);
    await person.call(
      'DELETE',
      account(`delete_credential?credential_id=${here.id}`),
      await mailed(sandbox, person, endOfKey(here.id)),
    );
    expect(await signed(here, 'GET', '/v3/asset/balances')).toMatchObject({
      status: 401,
      body: { code: -1002 },
    });
  });

  it('of a sub-account acts for the sub-account', async () => {
    const person = await join();
    const sub = (await person.call('POST', account('sub_accounts'), { alias: 'bot' })).body.data;
    const key = await createKey(person, { sub_user_id: sub.user_id });
    const seen = (await signed(key, 'GET', '/usercenter/account')).body.data.account;
    expect(seen).toMatchObject({ application_id: sub.application_id, main: false, alias: 'bot' });
    expect(String(seen.main_user_id)).toBe(
      String((await person.call('GET', '/usercenter/account')).body.data.account.user_id),
    );
    expect((await signed(key, 'GET', account('sub_accounts'))).body.data.rows).toEqual([]);
  });

  it('shows its secret once, and keeps it sealed', async () => {
    const person = await join();
    const { secret } = await createKey(person);
    const listed = await person.call('GET', account('list_credentials'));
    expect(listed.body.data.rows).toHaveLength(1);
    expect(JSON.stringify(listed.body)).not.toContain(secret);
  });
});

describe('a socket', () => {
  it('that a key opened is closed when the key is ended', async () => {
    const person = await join();
    const key = await createKey(person);
    const socket = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${person.applicationId}`, {
      origin: webOrigin,
    });
    const timestamp = String(Date.now() + clock);
    const sign = createHmac('sha256', key.secret).update(`|${timestamp}`).digest('hex');
    await socket.ask({ id: '1', event: 'auth', params: { apikey: key.key, timestamp, sign } });
    await person.call(
      'DELETE',
      account(`delete_credential?credential_id=${key.id}`),
      await mailed(sandbox, person, endOfKey(key.id)),
    );
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toBe(4001);
  });
});

describe('an authenticator', () => {
  it('is shown by secret and picture while it is being bound, and never again', async () => {
    const person = await join();
    const { secret } = (await person.call('GET', account('otpauth'))).body.data;
    const picture = await person.call('GET', account(`genQrCode?secretQrCode=${secret}`));
    expect(picture.headers.get('cache-control')).toBe('no-store');
    expect(picture.body.data.qr).toMatch(/^data:image\/png;base64,iVBOR/);
    const bound = await person.call('POST', account('otpauth'), {
      code: otpCode(secret, Date.now() + clock),
      secret,
      ...(await mailed(sandbox, person, { action: 'BIND_OTP' })),
    });
    expect(bound.body.success).toBe(true);
    const after = await person.call('GET', account('otpauth'));
    expect(after.body.data.enabled).toBe(true);
    expect(JSON.stringify(after.body)).not.toContain(secret);
    expect((await person.call('GET', account(`genQrCode?secretQrCode=${secret}`))).body.code).toBe(-1006);
  });
});

describe('a changed address', () => {
  const signIn = async (email: string) =>
    (
      await caller(sandbox.authUrl)('POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
        email,
        password: 'correct horse',
        returnSecureToken: true,
      })
    ).body;

  it('is the one to sign in with, into the same account; other sessions are over', async () => {
    const person = await join();
    const other = await beginSession(sandbox, (await signIn(person.email)).idToken);
    const email = `new.${person.email}`;
    await person.call('POST', account('email/code'), { type: 'CHANGE_EMAIL', email });
    const code = codeFor(sandbox, email);
    expect(
      (
        await person.call('POST', account('email/change'), {
          email,
          code,
          ...(await mailed(sandbox, person, { action: 'CHANGE_EMAIL', subject: { email } })),
        })
      ).body.success,
    ).toBe(true);
    expect((await signIn(person.email)).error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    const again = await beginSession(sandbox, (await signIn(email)).idToken);
    expect(again.applicationId).toBe(person.applicationId);
    expect((await person.call('GET', '/usercenter/account')).body.data.account.email).toBe(email);
    expect((await other.call('GET', '/usercenter/account')).status).toBe(401);
  });

  it('is nobody’s who signs in with it already', async () => {
    const [person, holder] = [await join(), `holder${Date.now()}@example.com`];
    await identityToken(sandbox, holder, 'correct horse');
    await person.call('POST', account('email/code'), { type: 'CHANGE_EMAIL', email: holder });
    const refused = await person.call('POST', account('email/change'), {
      email: holder,
      code: codeFor(sandbox, holder),
      ...(await mailed(sandbox, person, { action: 'CHANGE_EMAIL', subject: { email: holder } })),
    });
    expect(refused).toMatchObject({ status: 409, body: { code: -1007 } });
    expect((await person.call('GET', '/usercenter/account')).body.data.account.email).toBe(person.email);
    expect((await signIn(person.email)).idToken).toBeDefined();
  });
});

describe('a changed password', () => {
  it('holds withdrawals for a day', async () => {
    const person = await join();
    const held = async ({ call }: Pick<TestSession, 'call'>) =>
      (await call('GET', account('need_safe_check?safeCheckType=WITHDRAW'))).body.data.held_until;
    expect(await held(person)).toBeNull();
    const idToken = await identityToken(sandbox, person.email, 'correct horse', 'signInWithPassword');
    clock += 1_000;
    const changed = await caller(sandbox.authUrl)(
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:update?key=any',
      { idToken, password: 'another horse entirely', returnSecureToken: true },
    );
    const again = await beginSession(sandbox, changed.body.idToken);
    expect(await held(again)).toBeGreaterThan(Date.now() + clock + 23 * 60 * 60_000);
  });
});

describe('a device', () => {
  it('that is ended loses its session, its refresh cookie and its private socket at once', async () => {
    const person = await join();
    const socket = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${person.applicationId}`, {
      origin: webOrigin,
    });
    await socket.ask({ id: '1', event: 'auth', params: { token: person.bearer } });
    const [device] = (await person.call('GET', account('device_list'))).body.data.rows;
    expect(device).toMatchObject({ current: true });
    await person.call('DELETE', account(`del_device?device_id=${device.device_id}`));
    await socket.until(() => socket.closed !== undefined);
    expect((await person.call('GET', '/usercenter/account')).status).toBe(401);
    const refreshed = await caller(sandbox.url)('POST', '/auth/refresh', undefined, {
      cookie: `__Secure-refresh=${person.refreshToken}`,
      origin: webOrigin,
    });
    expect(refreshed.status).toBe(401);
  });

  it('keeps its session when two of its tabs renew at once', async () => {
    const person = await join();
    const renew = () =>
      caller(sandbox.url)('POST', '/auth/refresh', undefined, {
        cookie: `__Secure-refresh=${person.refreshToken}`,
        origin: webOrigin,
      });
    expect((await Promise.all([renew(), renew()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await person.call('GET', '/usercenter/account')).status).toBe(200);
  });
});

describe('bad input', () => {
  it.each([
    ['GET', 'need_safe_check?safeCheckType=ANYTHING', undefined],
    ['GET', 'device_list?page=0', undefined],
    ['GET', 'user_login_activity?from=yesterday', undefined],
    ['GET', 'genQrCode?secretQrCode=%3Cscript%3E', undefined],
    ['POST', 'create_credential', { name: 'x', permissions: ['ROOT'] }],
    ['POST', 'email/change', { email: 'a@b.c', code: '12345' }],
    ['POST', 'email/code', { type: 'WITHDRAW', email: 'somebody@example.com' }],
    ['POST', 'switch_region', { region: 'Germany' }],
    ['POST', 'kyc_identity_verification', { level: 3 }],
    ['DELETE', 'otpauth', { code: 'abcdef' }],
  ])('%s %s is refused as such', async (method, path, body) => {
    const person = await join();
    expect(await person.call(method, account(path), body)).toMatchObject({
      status: 400,
      body: { success: false, code: -1005 },
    });
  });
});

describe('what surrounds an account in the sandbox', () => {
  it('pretends places and upgrades for the administrator alone', async () => {
    const person = await join();
    expect((await person.call('POST', '/sandbox/place', { network: '*', country: 'FR' })).status).toBe(401);
    expect((await person.call('POST', '/sandbox/maintenance', { window: null })).status).toBe(401);
    await admin(sandbox)('POST', '/sandbox/place', { network: '203.0.113.0/24', country: 'FR' });
    expect((await person.call('GET', account('v2/ip_info?ip=203.0.113.9'))).body.data).toMatchObject({
      country: 'FR',
      country_name: 'France',
      eu: true,
    });
    const start = Date.now() + clock + 60_000;
    await admin(sandbox)('POST', '/sandbox/maintenance', {
      window: { start, end: start + 60_000, modules: ['TRADE'] },
    });
    expect((await person.call('POST', account('maintain_config'), {})).body.data).toMatchObject({
      maintenance: false,
      start,
      modules: ['TRADE'],
    });
    clock += 61_000;
    await sandbox.areas.clockwork.run();
    const info = (await caller(sandbox.url)('GET', '/v3/public/systemInfo')).body.data;
    expect(info.status).toBe(1);
    expect(Math.abs(info.estimatedEndTime - (start + 60_000))).toBeLessThan(1_000);
    expect((await person.call('POST', account('maintain_config'), {})).body.data.maintenance).toBe(true);
    clock += 61_000;
    expect((await caller(sandbox.url)('GET', '/v3/public/systemInfo')).body.data.status).toBe(0);
  });

  it('keeps the mails, each with its code', async () => {
    const person = await join();
    await person.call('POST', account('email/code'), { type: 'FREEZE_ACCOUNT' });
    const { rows } = (await caller(sandbox.url)('GET', `/sandbox/outbox?email=${person.email}`)).body.data;
    const page = await (await fetch(`${sandbox.authUrl}/outbox`)).text();
    expect(page).toContain(`to ${person.email}`);
    expect(page).toContain(codeFor(sandbox, person.email));
    expect(rows[0]).toMatchObject({
      to: person.email,
      lines: [expect.stringContaining(codeFor(sandbox, person.email)), expect.any(String)],
    });
  });

  it('sends the consent of a Discord account back to pages of the product alone', async () => {
    const person = await join();
    const page = `${webOrigin}/account/settings`;
    const consent = (to: string) =>
      fetch(`${sandbox.url}/sandbox/discord/authorize?state=s1&user=ada.l&redirect_uri=${encodeURIComponent(to)}`, {
        redirect: 'manual',
      });
    expect((await consent('https://evil.example/')).status).toBe(400);
    const back = new URL((await consent(page)).headers.get('location')!);
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([page, 's1']);
    const bound = await person.call('POST', account('discord'), {
      code: back.searchParams.get('code'),
      redirect_uri: page,
    });
    expect(bound.body.data).toMatchObject({ name: 'ada.l' });
  });
});
