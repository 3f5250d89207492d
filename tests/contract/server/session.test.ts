import { decodeJwt, SignJWT, generateKeyPair } from 'jose';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import {
  beginSession,
  caller,
  cookiesOf,
  identityToken,
  practice,
  signUp,
  startTestSandbox,
  webOrigin,
} from './sandbox-client';
import { TestSocket } from './test-socket';

let sandbox: Sandbox;
let clock = 0;

let email: string;
let people = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => Date.now() + clock });
});

afterAll(() => sandbox.close());

beforeEach(() => {
  clock = 0;
  people += 1;
  email = `person${people}@example.com`;
});

const refresh = (token: string, origin: string | undefined = webOrigin) =>
  caller(sandbox.url)('POST', '/auth/refresh', undefined, {
    cookie: `other=1; __Secure-refresh=${token}`,
    ...(origin !== undefined && { origin }),
  });

describe('the session', () => {
  it('begins with an identity token and sets both cookies as they must be', async () => {
    const idToken = await identityToken(sandbox, email, 'correct horse');
    const answer = await caller(sandbox.url, idToken)('POST', '/auth/session', undefined, { origin: webOrigin });
    const [authorization, refreshCookie] = answer.headers.getSetCookie();
    expect(authorization).toMatch(/^__Host-authorization=[\w.-]+; Max-Age=900; Path=\/; Secure; SameSite=Strict$/);
    expect(refreshCookie).toMatch(
      /^__Secure-refresh=[\w-]+; Max-Age=\d+; Path=\/auth\/refresh; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(answer.headers.get('access-control-allow-origin')).toBe(webOrigin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.body.data.expiresAt).toBeGreaterThan(Date.now() + 14 * 60_000);
  });

  it('is the same account each time', async () => {
    const first = await practice(sandbox);
    const second = await practice(sandbox);
    expect(first.applicationId).toBe(practiceAccount.applicationId);
    expect(decodeJwt(first.bearer)).toMatchObject({
      sub: expect.any(String),
      applicationId: practiceAccount.applicationId,
    });
    expect(second.applicationId).toBe(practiceAccount.applicationId);
    expect(second.bearer).not.toBe(first.bearer);
  });

  it('does not begin with a token that is old, forged, of another project or none', async () => {
    const begin = async (token: string | undefined) =>
      (await caller(sandbox.url, token)('POST', '/auth/session')).body.code;
    const idToken = await identityToken(sandbox, email, 'correct horse');
    const { privateKey } = await generateKeyPair('RS256');
    const forge = (issuer: string) =>
      new SignJWT({ email: 'ada@example.com' })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(issuer)
        .setAudience('demo-exchange')
        .setSubject('x')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey);
    expect(await begin(await forge('https://securetoken.google.com/demo-exchange'))).toBe(-1002);
    expect(await begin(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${idToken.split('.')[1]}.`)).toBe(-1002);
    expect(await begin(undefined)).toBe(-1002);
    clock = 320_000;
    expect(await begin(idToken)).toBe(-1002);
  });

  it('begins once with an identity token, however it is written and however many ask at once', async () => {
    const idToken = await identityToken(sandbox, email, 'correct horse');
    const begin = (token: string) => caller(sandbox.url, token)('POST', '/auth/session');
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(idToken)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await begin(`${idToken}=`)).toMatchObject({ status: 401 });
    clock = 200_000;
    expect(await begin(idToken)).toMatchObject({ status: 401, body: { code: -1002 } });
    clock = 0;
    const again = () => identityToken(sandbox, email, 'correct horse', 'signInWithPassword');
    const others = await Promise.all([again(), again()]);
    for (const token of others) expect((await begin(token)).status).toBe(200);
  });

  it('lasts 15 minutes, or longer by the refresh cookie, which works once', async () => {
    const session = await signUp(sandbox, email);
    clock = 15 * 60_000 + 1_000;
    expect(await session.call('GET', '/usercenter/account')).toMatchObject({ status: 401, body: { code: -1002 } });
    const renewed = cookiesOf(await refresh(session.refreshToken));
    expect((await caller(sandbox.url, renewed['__Host-authorization'])('GET', '/usercenter/account')).status).toBe(200);
    const again = cookiesOf(await refresh(renewed['__Secure-refresh']!));
    expect(again['__Secure-refresh']).not.toBe(renewed['__Secure-refresh']);
  });

  it('ends as a whole when a used refresh cookie comes back', async () => {
    const session = await signUp(sandbox, email);
    const renewed = cookiesOf(await refresh(session.refreshToken));
    clock = 11_000;
    const reused = await refresh(session.refreshToken);
    expect(reused).toMatchObject({ status: 401, body: { code: -1002 } });
    expect(cookiesOf(reused)).toEqual({ '__Host-authorization': '', '__Secure-refresh': '' });
    expect((await refresh(renewed['__Secure-refresh']!)).status).toBe(401);
    expect((await caller(sandbox.url, renewed['__Host-authorization'])('GET', '/usercenter/account')).status).toBe(401);
  });

  it('ends at once everywhere: token, refresh and private sockets', async () => {
    const session = await signUp(sandbox, email);
    const other = await beginSession(
      sandbox,
      await identityToken(sandbox, email, 'correct horse', 'signInWithPassword'),
    );
    const socket = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${session.applicationId}`, {
      origin: webOrigin,
    });
    await socket.ask({ id: '1', event: 'auth', params: { token: session.bearer } });
    const ended = await session.call('DELETE', '/auth/session', undefined, { origin: webOrigin });
    expect(cookiesOf(ended)).toEqual({ '__Host-authorization': '', '__Secure-refresh': '' });
    await socket.until(() => socket.closed !== undefined);
    expect((await session.call('GET', '/usercenter/account')).status).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await other.call('GET', '/usercenter/account')).status).toBe(200);
  });

  it('ends by a token that is over already', async () => {
    const session = await signUp(sandbox, email);
    clock = 20 * 60_000;
    expect((await session.call('DELETE', '/auth/session')).body.success).toBe(true);
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });

  it('acts for a sub-account with a new token, and what was opened for the account before is over', async () => {
    const session = await signUp(sandbox, email);
    const sub = (await session.call('POST', '/usercenter/account/sub_accounts', { alias: 'grid' })).body.data;
    const socket = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${session.applicationId}`, {
      origin: webOrigin,
    });
    await socket.ask({ id: '1', event: 'auth', params: { token: session.bearer } });
    const switched = await session.call('PUT', '/auth/session', { user_id: sub.user_id }, { origin: webOrigin });
    expect(Object.keys(cookiesOf(switched))).toEqual(['__Host-authorization']);
    await socket.until(() => socket.closed !== undefined);
    expect(await session.call('GET', '/usercenter/account')).toMatchObject({ status: 401, body: { code: -1002 } });
    const acting = caller(sandbox.url, cookiesOf(switched)['__Host-authorization']);
    expect((await acting('GET', '/usercenter/account')).body.data.account).toMatchObject({
      application_id: sub.application_id,
      main: false,
    });
    const renewed = cookiesOf(await refresh(session.refreshToken));
    expect(decodeJwt(renewed['__Host-authorization']!)['applicationId']).toBe(sub.application_id);
    await acting('DELETE', '/auth/session', undefined, { origin: webOrigin });
    expect((await refresh(renewed['__Secure-refresh']!)).status).toBe(401);
  });

  it('is not switched from another site, nor without a token', async () => {
    const session = await signUp(sandbox, email);
    const sub = (await session.call('POST', '/usercenter/account/sub_accounts', { alias: 'grid' })).body.data;
    const elsewhere = { origin: 'https://evil.example' };
    expect((await session.call('PUT', '/auth/session', { user_id: sub.user_id }, elsewhere)).status).toBe(403);
    expect((await caller(sandbox.url)('PUT', '/auth/session', { user_id: sub.user_id })).status).toBe(401);
    expect((await session.call('GET', '/usercenter/account')).body.data.account.main).toBe(true);
  });

  it('is not touched from another site', async () => {
    const session = await signUp(sandbox, email);
    for (const origin of ['https://evil.example', 'null', 'http://localhost:8700.evil.example']) {
      expect((await refresh(session.refreshToken, origin)).status).toBe(403);
      expect((await session.call('DELETE', '/auth/session', undefined, { origin })).status).toBe(403);
      expect(
        (await session.call('GET', '/usercenter/account', undefined, { origin })).headers.get(
          'access-control-allow-origin',
        ),
      ).toBeNull();
    }
    expect(
      (
        await caller(sandbox.url)('POST', '/auth/refresh', undefined, {
          cookie: `__Secure-refresh=${session.refreshToken}`,
        })
      ).status,
    ).toBe(403);
    expect((await refresh(session.refreshToken)).status).toBe(200);
  });

  it('does not take the cookie as proof, nor a token that was tampered with', async () => {
    const session = await signUp(sandbox, email);
    expect(
      (
        await caller(sandbox.url)('GET', '/v3/asset/balances', undefined, {
          cookie: `__Host-authorization=${session.bearer}`,
        })
      ).body.code,
    ).toBe(-1002);
    const [header, , signature] = session.bearer.split('.');
    const payload = Buffer.from(
      JSON.stringify({ sub: '100001', sid: 'any', iss: 'exchange', aud: 'exchange', exp: 9e9 }),
    ).toString('base64url');
    expect(await caller(sandbox.url, `${header}.${payload}.${signature}`)('GET', '/v3/asset/balances')).toMatchObject({
      status: 401,
      body: { code: -1001 },
    });
  });
});
