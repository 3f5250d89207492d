import * as sdk from 'firebase/auth';
import { SignInWorld, toolkit, webOrigin } from './sign-in-world';
import { admin, beginSession, caller, startTestSandbox } from './sandbox-client';

jest.setTimeout(60_000);

const world = new SignInWorld(sdk);
let people = 0;

beforeAll(async () => {
  await world.start();
  await world.connect();
});
beforeEach(() => {
  world.clock = 0;
});
afterAll(() => world.stop());

const opens = async (path: string, body: Record<string, unknown>) => (await world.refusal(path, body)) === 'none';
const token = async (path: string, body: Record<string, unknown>) => String((await world.call(path, body))['idToken']);
const posted = async (email: string) => ({
  postBody: new URLSearchParams({ providerId: 'google.com', id_token: await world.oneTap(email) }).toString(),
  requestUri: webOrigin,
  returnSecureToken: true,
});
const phoneSession = async (phoneNumber: string) => {
  const { sessionInfo } = await world.call('/v1/accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'any' });
  return { sessionInfo, code: await world.textMessage(phoneNumber) };
};
const phoneNumber = () => `+1555030${String(1000 + people)}`;
const thief = () => `thief${people}@gmail.com`;

/** What somebody prepares who opens an account with another's address and never proves it, and how they come back. */
const prepared: Readonly<
  Record<
    string,
    {
      readonly make: (idToken: string, email: string) => Promise<unknown>;
      readonly comesBack: (email: string) => Promise<boolean>;
    }
  >
> = {
  'the password': {
    make: () => Promise.resolve(),
    comesBack: (email) => opens('/v1/accounts:signInWithPassword', { email, password: 'a thief’s own words' }),
  },
  'a telephone': {
    make: async (idToken) =>
      world.call('/v1/accounts:signInWithPhoneNumber', { ...(await phoneSession(phoneNumber())), idToken }),
    comesBack: async (email) => {
      const { idToken } = await world.call('/v1/accounts:signInWithPhoneNumber', await phoneSession(phoneNumber()));
      return isOf(String(idToken), email);
    },
  },
  'an account of Google': {
    make: async (idToken) => world.call('/v1/accounts:signInWithIdp', { ...(await posted(thief())), idToken }),
    comesBack: async (email) => isOf(await token('/v1/accounts:signInWithIdp', await posted(thief())), email),
  },
};

async function isOf(idToken: string, email: string): Promise<boolean> {
  const { users } = (await world.call('/v1/accounts:lookup', { idToken })) as unknown as {
    users?: { email?: string }[];
  };
  return users?.[0]?.email === email;
}

/** How whoever really has the mailbox proves it. */
const proofs: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'a link to sign in': async (email) => {
    await world.call('/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: webOrigin });
    return world.call('/v1/accounts:signInWithEmailLink', {
      email,
      oobCode: (await world.mail(email, 'EMAIL_SIGNIN')).oobCode,
    });
  },
  'a new password': async (email) => {
    await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const { oobCode } = await world.mail(email, 'PASSWORD_RESET');
    return world.call('/v1/accounts:resetPassword', { oobCode, newPassword: 'the owner’s own words' });
  },
  'their account of Google': async (email) => world.call('/v1/accounts:signInWithIdp', await posted(email)),
  'the link that confirms an address': async (email) => {
    const idToken = await token('/v1/accounts:signInWithPassword', { email, password: 'a thief’s own words' });
    await world.call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    return world.call('/v1/accounts:update', { oobCode: (await world.mail(email, 'VERIFY_EMAIL')).oobCode });
  },
};

const pairs = Object.keys(proofs).flatMap((proof) => Object.keys(prepared).map((way) => [proof, way] as const));
/** With a link that only confirms, the password is the one that the address was given with; a new one replaces it. */
const stays = (proof: string, way: string) => proof === 'the link that confirms an address' && way === 'the password';

test.each(pairs)('%s makes fall: %s', async (proof, way) => {
  people += 1;
  const email = `owner${people}@gmail.com`;
  const made = await world.call('/v1/accounts:signUp', {
    email,
    password: 'a thief’s own words',
    returnSecureToken: true,
  });
  const { make, comesBack } = prepared[way]!;
  await make(String(made['idToken']), email);
  expect(await comesBack(email)).toBe(true);
  const standing = (await world.call('/v1/accounts:signInWithPassword', { email, password: 'a thief’s own words' }))[
    'refreshToken'
  ];
  world.clock += 2_000;
  expect(await proofs[proof]!(email)).not.toHaveProperty('error');
  world.clock += 2_000;
  expect(await comesBack(email)).toBe(stays(proof, way));
  const refreshed = await fetch(`${world.url}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(standing) }),
  });
  expect(refreshed.ok).toBe(stays(proof, way));
});

test('a change of the address that was asked for before falls too', async () => {
  people += 1;
  const email = `owner${people}@gmail.com`;
  const idToken = await token('/v1/accounts:signUp', {
    email,
    password: 'a thief’s own words',
    returnSecureToken: true,
  });
  await world.call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: thief() });
  const pending = await world.mail(thief(), 'VERIFY_AND_CHANGE_EMAIL');
  await proofs['a new password']!(email);
  expect(await world.refusal('/v1/accounts:update', { oobCode: pending.oobCode })).toBe('INVALID_OOB_CODE');
});

test('a way in is added and taken away after signing in a moment ago only', async () => {
  people += 1;
  const email = `late${people}@gmail.com`;
  const idToken = await token('/v1/accounts:signUp', {
    email,
    password: 'the owner’s own words',
    returnSecureToken: true,
  });
  world.clock += 6 * 60_000;
  await world.call('/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: webOrigin });
  const { oobCode } = await world.mail(email, 'EMAIL_SIGNIN');
  const tried: readonly (readonly [string, Record<string, unknown>])[] = [
    ['/v1/accounts:signInWithPhoneNumber', { ...(await phoneSession(phoneNumber())), idToken }],
    ['/v1/accounts:signInWithIdp', { ...(await posted(email)), idToken }],
    ['/v1/accounts:signInWithEmailLink', { email, oobCode, idToken }],
    ['/v1/accounts:signUp', { email, password: 'another of my words', idToken }],
    ['/v1/accounts:update', { password: 'another of my words', idToken }],
    ['/v1/accounts:update', { deleteProvider: ['password'], idToken }],
  ];
  for (const [path, body] of tried) expect(await world.refusal(path, body)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
});

test('a way in that is added or taken away is told to the owner by mail', async () => {
  const sandbox = await startTestSandbox();
  try {
    const ask = async (verb: string, body: object) =>
      (await caller(sandbox.authUrl)('POST', `${toolkit}/v1/accounts:${verb}?key=any`, body)).body;
    const email = 'told@example.com';
    const { idToken } = await ask('signUp', { email, password: 'the owner’s own words', returnSecureToken: true });
    await beginSession(sandbox, idToken);
    const told = () =>
      sandbox.areas.mailbox.list(email).filter(({ subject }) => subject === 'How you sign in was changed').length;
    const phone = '+15550399001';
    const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber: phone, recaptchaToken: 'any' });
    const { verificationCodes } = (
      await admin({ ...sandbox, url: sandbox.authUrl })('GET', '/emulator/v1/projects/demo-exchange/verificationCodes')
    ).body;
    const { code } = verificationCodes.find((message: { phoneNumber: string }) => message.phoneNumber === phone);
    expect(await ask('signInWithPhoneNumber', { sessionInfo, code, idToken })).toMatchObject({ phoneNumber: phone });
    expect(told()).toBe(1);
    await ask('update', { idToken, deleteProvider: ['phone'] });
    expect(told()).toBe(2);
  } finally {
    await sandbox.close();
  }
});
