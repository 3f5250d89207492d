import { TOTP } from 'otpauth';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { newcomer } from './account-calls';
import { admin, caller, identityToken, signUp, startTestSandbox, webOrigin } from './sandbox-client';

jest.setTimeout(60_000);

const toolkit = '/identitytoolkit.googleapis.com';
const project = '/emulator/v1/projects/demo-exchange';
const password = 'correct horse';
const day = 24 * 60 * 60_000;

let sandbox: Sandbox;
let clock = 0;
let phones = 0;
const now = () => Date.now() + clock;

beforeAll(async () => {
  sandbox = await startTestSandbox({ now, generosity: 10_000 });
});
afterAll(() => sandbox.close());

const ask = async (path: string, body: object) => {
  const answer = await caller(sandbox.authUrl)('POST', `${toolkit}${path}?key=any`, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.body.error.message}`);
  return answer.body;
};
const authAdmin = (method: string, path: string, body?: object) =>
  admin({ ...sandbox, url: sandbox.authUrl })(method, path, body);
const signIn = (email: string) => identityToken(sandbox, email, password, 'signInWithPassword');
const idOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')).sub as string;
/** The code in the last mail of a kind to an address. */
const mailedCode = async (email: string, type: string): Promise<string> => {
  const { oobCodes } = (await caller(sandbox.authUrl)('GET', `${project}/oobCodes`)).body;
  type Mail = { email: string; newEmail?: string; requestType: string; oobCode: string };
  return (oobCodes as readonly Mail[]).findLast(
    (mail) => (mail.email === email || mail.newEmail === email) && mail.requestType === type,
  )!.oobCode;
};
const verified = async (email: string): Promise<string> => {
  const localId = idOf(await signIn(email));
  await authAdmin('POST', `${toolkit}/v1/projects/demo-exchange/accounts:update`, { localId, emailVerified: true });
  return signIn(email);
};
/** What signing in at Google would hand over. */
const google = async (email: string): Promise<string> => {
  const fields = { client_id: 'web-client', origin: webOrigin, email, name: 'Grace' };
  const page = await fetch(`${sandbox.authUrl}/gsi/select`, { method: 'POST', body: new URLSearchParams(fields) });
  const credential = /credential(?:&quot;|\\?")+:\s*(?:&quot;|\\?")+([\w.-]+)/.exec(await page.text())?.[1];
  return new URLSearchParams({ id_token: credential!, providerId: 'google.com' }).toString();
};
const withGoogle = async (email: string, idToken?: string) =>
  ask('/v1/accounts:signInWithIdp', {
    postBody: await google(email),
    requestUri: webOrigin,
    returnSecureToken: true,
    ...(idToken !== undefined && { idToken }),
  });
const addPhone = async (idToken: string): Promise<string> => {
  const phoneNumber = `+4179000${String((phones += 1)).padStart(4, '0')}`;
  const { sessionInfo } = await ask('/v1/accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'token' });
  const { verificationCodes } = (await caller(sandbox.authUrl)('GET', `${project}/verificationCodes`)).body;
  type Message = { phoneNumber: string; code: string };
  const { code } = (verificationCodes as readonly Message[]).findLast((each) => each.phoneNumber === phoneNumber)!;
  return (await ask('/v1/accounts:signInWithPhoneNumber', { sessionInfo, code, idToken })).idToken;
};
const addFactor = async (email: string) => {
  const idToken = await verified(email);
  const { totpSessionInfo } = await ask('/v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const verificationCode = new TOTP({ secret: totpSessionInfo.sharedSecretKey }).generate({ timestamp: now() });
  return ask('/v2/accounts/mfaEnrollment:finalize', {
    idToken,
    totpVerificationInfo: { sessionInfo: totpSessionInfo.sessionInfo, verificationCode },
  });
};
const moveAddress = async (email: string): Promise<string> => {
  const newEmail = `moved.${email}`;
  await ask('/v1/accounts:sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: await signIn(email),
    newEmail,
  });
  await ask('/v1/accounts:update', { oobCode: await mailedCode(newEmail, 'VERIFY_AND_CHANGE_EMAIL') });
  return newEmail;
};

/** Everything that can happen to the ways in at the sign-in server. */
const changes: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'another password': async (email) =>
    ask('/v1/accounts:update', { idToken: await signIn(email), password: 'battery staple' }),
  'a password reset by its link': async (email) => {
    await ask('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await ask('/v1/accounts:resetPassword', {
      oobCode: await mailedCode(email, 'PASSWORD_RESET'),
      newPassword: 'battery staple',
    });
  },
  'a password taken away': async (email) =>
    ask('/v1/accounts:update', { idToken: await signIn(email), deleteProvider: ['password'] }),
  'another address by its link': moveAddress,
  'another address at once, where the project allows it': async (email) => {
    await authAdmin('PATCH', `${project}/config`, { enumerationProtection: false });
    await ask('/v1/accounts:update', { idToken: await signIn(email), email: `moved.${email}` });
    await authAdmin('DELETE', `${project}/config`);
  },
  'an address taken back': async (email) => {
    await moveAddress(email);
    clock += 2 * day;
    await ask('/v1/accounts:update', { oobCode: await mailedCode(email, 'RECOVER_EMAIL') });
  },
  'a link to sign in with': async (email) => {
    await verified(email);
    await ask('/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: `${webOrigin}/login` });
    await ask('/v1/accounts:signInWithEmailLink', { email, oobCode: await mailedCode(email, 'EMAIL_SIGNIN') });
  },
  'a phone': async (email) => addPhone(await signIn(email)),
  'a phone taken away': async (email) => {
    await addPhone(await signIn(email));
    clock += 2 * day;
    await ask('/v1/accounts:update', { idToken: await signIn(email), deleteProvider: ['phone'] });
  },
  'a second factor': addFactor,
  'a second factor taken away': async (email) => {
    const { idToken } = await addFactor(email);
    const user = await ask('/v1/accounts:lookup', { idToken });
    await ask('/v2/accounts/mfaEnrollment:withdraw', {
      idToken,
      mfaEnrollmentId: user.users[0].mfaInfo[0].mfaEnrollmentId,
    });
  },
  'a second factor taken back by its link': async (email) => {
    await addFactor(email);
    clock += 2 * day;
    await ask('/v1/accounts:update', { oobCode: await mailedCode(email, 'REVERT_SECOND_FACTOR_ADDITION') });
  },
  'an account at Google': async (email) => withGoogle(`else.${email}`, await signIn(email)),
  'an account at Google taken away': async (email) => {
    await withGoogle(`else.${email}`, await signIn(email));
    clock += 2 * day;
    await ask('/v1/accounts:update', {
      idToken: await signIn(email),
      deleteProvider: ['google.com'],
    });
  },
};

describe('withdrawals wait for a day after the sign-in server had', () => {
  it.each(Object.keys(changes))('%s', async (name) => {
    const { email } = await newcomer(sandbox);
    const user = sandbox.areas.users.byEmail(email)!;
    const heldUntil = () => sandbox.areas.security.check(user, 'WITHDRAW').heldUntil;
    expect(heldUntil()).toBeUndefined();
    await changes[name]!(email);
    expect(heldUntil()! - now()).toBeGreaterThan(day - 60_000);
    // Whoever waits is told why.
    const { rows } = sandbox.areas.security.activity.list(user.userId, 'security', { page: 1, size: 1 });
    const action = /^(another password|a password reset)/.test(name) ? 'CHANGE_SIGN_IN_PASSWORD' : 'SIGN_IN_CHANGED';
    expect(rows[0]).toMatchObject({ action });
    expect(now() - rows[0]!.at).toBeLessThan(60_000);
  });
});

it('withdrawals wait for a day after signing in at Google with the account’s address', async () => {
  const email = 'joined@gmail.com';
  await signUp(sandbox, email);
  await withGoogle(email);
  const { heldUntil } = sandbox.areas.security.check(sandbox.areas.users.byEmail(email)!, 'WITHDRAW');
  expect(heldUntil! - now()).toBeGreaterThan(day - 60_000);
});

it('codes go to the address last proven to the exchange, whatever address the sign-in server has meanwhile', async () => {
  const { email } = await newcomer(sandbox);
  const { userId } = sandbox.areas.users.byEmail(email)!;
  const thief = await moveAddress(email);
  const session = await caller(sandbox.url, await signIn(thief))('POST', '/auth/session', undefined, {
    origin: webOrigin,
  });
  expect(session.status).toBe(200);
  const act: SafeAct = { action: 'CHANGE_EMAIL', subject: { email: thief } };
  sandbox.areas.security.sendCode(sandbox.areas.users.byId(userId)!, act);
  expect(sandbox.areas.mailbox.list(thief)).toEqual([]);
  expect(sandbox.areas.mailbox.list(email)[0]!.subject).toBe('Your code');
});
