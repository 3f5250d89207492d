import { TOTP } from 'otpauth';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { newcomer } from './account-calls';
import { admin, caller, identityToken, startTestSandbox } from './sandbox-client';

const toolkit = '/identitytoolkit.googleapis.com';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

it('a second factor that was added is told in the account’s history and by mail, and logs nobody out', async () => {
  const person = await newcomer(sandbox);
  const ask = async (path: string, body: object) =>
    (await caller(sandbox.authUrl)('POST', `${toolkit}${path}?key=any`, body)).body;
  const localId = JSON.parse(
    Buffer.from(
      (await identityToken(sandbox, person.email, 'correct horse', 'signInWithPassword')).split('.')[1]!,
      'base64url',
    ).toString(),
  ).sub as string;
  await admin({ ...sandbox, url: sandbox.authUrl })('POST', `${toolkit}/v1/projects/demo-exchange/accounts:update`, {
    localId,
    emailVerified: true,
  });
  const idToken = await identityToken(sandbox, person.email, 'correct horse', 'signInWithPassword');
  const { totpSessionInfo } = await ask('/v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const verificationCode = new TOTP({ secret: totpSessionInfo.sharedSecretKey }).generate();
  await ask('/v2/accounts/mfaEnrollment:finalize', {
    idToken,
    totpVerificationInfo: { sessionInfo: totpSessionInfo.sessionInfo, verificationCode },
  });

  const history = await person.call('GET', '/usercenter/account/user_security_activity');
  expect(history.status).toBe(200);
  expect(history.body.data.rows.map(({ action }: { action: string }) => action)).toEqual(['SIGN_IN_CHANGED']);
  expect(
    sandbox.areas.mailbox.list(person.email).filter(({ subject }) => subject === 'How you sign in was changed'),
  ).toHaveLength(1);
});
