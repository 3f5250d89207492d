import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { codeFor, mailed, newcomer } from './account-calls';
import { admin, beginSession, caller, identityToken, startTestSandbox, webOrigin } from './sandbox-client';
import { TestSocket } from './test-socket';

const toolkit = '/identitytoolkit.googleapis.com/v1/accounts';
const password = 'correct horse';

let sandbox: Sandbox;
let clock = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => Date.now() + clock });
});
afterAll(() => sandbox.close());

const signIn = (email: string, secret = password) => identityToken(sandbox, email, secret, 'signInWithPassword');
const refresh = async (refreshToken: string) =>
  (
    await caller(sandbox.url)('POST', '/auth/refresh', undefined, {
      cookie: `__Secure-refresh=${refreshToken}`,
      origin: webOrigin,
    })
  ).status;
const changePassword = (idToken: string) =>
  caller(sandbox.authUrl)('POST', `${toolkit}:update?key=any`, {
    idToken,
    password: 'battery staple',
    returnSecureToken: true,
  });

describe('a change at the sign-in server', () => {
  it('takes no password that trades or withdraws, whichever way it is chosen', async () => {
    const person = await newcomer(sandbox);
    const { users, security } = sandbox.areas;
    const user = users.byEmail(person.email)!;
    clock += 61_000;
    security.sendCode(user, { action: 'TRADE_PASSWORD', subject: { change: 'CREATE' } });
    const proof = { emailCode: codeFor(sandbox, person.email) };
    await security.passwords.create(user, 'trade', 'battery staple', proof, {});
    const toolkitCall = (verb: string, body: object) =>
      caller(sandbox.authUrl)('POST', `${toolkit}:${verb}?key=any`, body);
    const refused = { error: { message: 'PASSWORD_IN_USE' } };
    expect((await changePassword(await signIn(person.email))).body).toMatchObject(refused);
    await toolkitCall('sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email });
    const outbox = await caller(sandbox.authUrl)('GET', '/emulator/v1/projects/demo-exchange/oobCodes');
    const { oobCode } = outbox.body.oobCodes.find(({ email }: { email: string }) => email === person.email);
    expect((await toolkitCall('resetPassword', { oobCode, newPassword: 'battery staple' })).body).toMatchObject(
      refused,
    );
    // Nothing has changed: who was signed in still is, and the link still works.
    expect((await person.call('GET', '/usercenter/account')).status).toBe(200);
    expect((await toolkitCall('resetPassword', { oobCode, newPassword: 'yet another horse' })).status).toBe(200);
    expect(await signIn(person.email, 'yet another horse')).toBeTruthy();
  });

  it('takes no password that somebody has already, which would end sessions and hold withdrawals for nothing', async () => {
    const person = await newcomer(sandbox);
    const toolkitCall = (verb: string, body: object) =>
      caller(sandbox.authUrl)('POST', `${toolkit}:${verb}?key=any`, body);
    const refused = { error: { message: 'PASSWORD_UNCHANGED' } };
    const idToken = await signIn(person.email);
    expect((await toolkitCall('update', { idToken, password })).body).toMatchObject(refused);
    expect((await toolkitCall('signUp', { idToken, email: person.email, password })).body).toMatchObject(refused);
    await toolkitCall('sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email });
    const outbox = await caller(sandbox.authUrl)('GET', '/emulator/v1/projects/demo-exchange/oobCodes');
    const { oobCode } = outbox.body.oobCodes.find(({ email }: { email: string }) => email === person.email);
    expect((await toolkitCall('resetPassword', { oobCode, newPassword: password })).body).toMatchObject(refused);
    // Nothing has changed: who was signed in still is, no mail says otherwise, and the link still works.
    expect((await person.call('GET', '/usercenter/account')).status).toBe(200);
    expect(sandbox.areas.mailbox.list(person.email)).toEqual([]);
    expect((await toolkitCall('resetPassword', { oobCode, newPassword: 'yet another horse' })).status).toBe(200);
  });

  it('ends every session of the exchange when the password changes, and whoever did it signs in anew', async () => {
    const person = await newcomer(sandbox);
    const other = await beginSession(sandbox, await signIn(person.email));
    const socket = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${person.applicationId}`, {
      origin: webOrigin,
    });
    await socket.ask({ id: '1', event: 'auth', params: { token: other.bearer } });
    const before = await signIn(person.email);
    clock += 1_000;
    const changed = await changePassword(before);
    for (const { call, refreshToken } of [person, other]) {
      expect((await call('GET', '/usercenter/account')).status).toBe(401);
      expect(await refresh(refreshToken)).toBe(401);
    }
    await socket.until(() => socket.closed !== undefined);
    const mails = sandbox.areas.mailbox.list(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    const again = await beginSession(sandbox, changed.body.idToken);
    expect(again.applicationId).toBe(person.applicationId);
    const history = await again.call('GET', '/usercenter/account/user_security_activity');
    expect(history.body.data.rows[0].action).toBe('CHANGE_SIGN_IN_PASSWORD');
    expect((await caller(sandbox.url, before)('POST', '/auth/session')).status).toBe(401);
  });

  it('ends every session when a forgotten password is reset by its link', async () => {
    const person = await newcomer(sandbox);
    const toolkitCall = (verb: string, body: object) =>
      caller(sandbox.authUrl)('POST', `${toolkit}:${verb}?key=any`, body);
    await toolkitCall('sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email });
    const outbox = await caller(sandbox.authUrl)('GET', '/emulator/v1/projects/demo-exchange/oobCodes');
    const { oobCode } = outbox.body.oobCodes.find(({ email }: { email: string }) => email === person.email);
    await toolkitCall('resetPassword', { oobCode, newPassword: 'battery staple' });
    expect((await person.call('GET', '/usercenter/account')).status).toBe(401);
    expect(await refresh(person.refreshToken)).toBe(401);
    const again = await beginSession(sandbox, await signIn(person.email, 'battery staple'));
    expect(again.applicationId).toBe(person.applicationId);
  });

  it('begins no session with the token of somebody who was removed or disabled meanwhile', async () => {
    const removed = await newcomer(sandbox);
    const idToken = await signIn(removed.email);
    await caller(sandbox.authUrl)('POST', `${toolkit}:delete?key=any`, { idToken });
    expect((await caller(sandbox.url, idToken)('POST', '/auth/session')).status).toBe(401);
    expect((await removed.call('GET', '/usercenter/account')).status).toBe(401);

    const disabled = await newcomer(sandbox);
    const token = await signIn(disabled.email);
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
    await admin({ ...sandbox, url: sandbox.authUrl })(
      'POST',
      '/identitytoolkit.googleapis.com/v1/projects/demo-exchange/accounts:update',
      { localId: sub, disableUser: true },
    );
    expect((await disabled.call('GET', '/usercenter/account')).status).toBe(401);
    expect((await caller(sandbox.url, token)('POST', '/auth/session')).status).toBe(401);
  });

  it('ends sign-ins there when the exchange changes the address, and keeps the session that did it', async () => {
    const person = await newcomer(sandbox);
    const other = await beginSession(sandbox, await signIn(person.email));
    const idToken = await signIn(person.email);
    const email = `new.${person.email}`;
    await person.call('POST', '/usercenter/account/email/code', { type: 'CHANGE_EMAIL', email });
    const code = codeFor(sandbox, email);
    clock += 1_000;
    const changed = await person.call('POST', '/usercenter/account/email/change', {
      email,
      code,
      ...(await mailed(sandbox, person, { action: 'CHANGE_EMAIL', subject: { email } })),
    });
    expect(changed.status).toBe(200);
    expect((await person.call('GET', '/usercenter/account')).body.data.account.email).toBe(email);
    expect((await other.call('GET', '/usercenter/account')).status).toBe(401);
    expect((await changePassword(idToken)).body.error.message).toBe('TOKEN_EXPIRED');
    expect((await caller(sandbox.url, idToken)('POST', '/auth/session')).status).toBe(401);
    expect((await beginSession(sandbox, await signIn(email))).applicationId).toBe(person.applicationId);
  });
});
