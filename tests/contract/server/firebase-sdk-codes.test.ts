import * as firebase from 'firebase/auth';
import { SignJWT } from 'jose';
import { signingKey } from '../../../sandbox/shared/signing-key';
import { code, projectId, SignInWorld, webOrigin } from './sign-in-world';

/** The refusals the SDK knows of a server (firebase-js-sdk, packages/auth/src/api/errors.ts). */
// prettier-ignore
const serverCodes = [
  'ADMIN_ONLY_OPERATION', 'BLOCKING_FUNCTION_ERROR_RESPONSE', 'CAPTCHA_CHECK_FAILED', 'CORS_UNSUPPORTED', 'CREDENTIAL_MISMATCH',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'DYNAMIC_LINK_NOT_ACTIVATED', 'EMAIL_CHANGE_NEEDS_VERIFICATION', 'EMAIL_EXISTS', 'EMAIL_NOT_FOUND',
  'EXPIRED_OOB_CODE', 'FEDERATED_USER_ID_ALREADY_LINKED', 'INVALID_APP_CREDENTIAL', 'INVALID_APP_ID', 'INVALID_CERT_HASH', 'INVALID_CODE',
  'INVALID_CONTINUE_URI', 'INVALID_CUSTOM_TOKEN', 'INVALID_DYNAMIC_LINK_DOMAIN', 'INVALID_EMAIL', 'INVALID_HOSTING_LINK_DOMAIN',
  'INVALID_IDENTIFIER', 'INVALID_IDP_RESPONSE', 'INVALID_ID_TOKEN', 'INVALID_LOGIN_CREDENTIALS', 'INVALID_MESSAGE_PAYLOAD',
  'INVALID_MFA_PENDING_CREDENTIAL', 'INVALID_OAUTH_CLIENT_ID', 'INVALID_OOB_CODE', 'INVALID_PASSWORD', 'INVALID_PENDING_TOKEN',
  'INVALID_PHONE_NUMBER', 'INVALID_PROVIDER_ID', 'INVALID_RECAPTCHA_ACTION', 'INVALID_RECAPTCHA_TOKEN', 'INVALID_RECAPTCHA_VERSION',
  'INVALID_RECIPIENT_EMAIL', 'INVALID_REQ_TYPE', 'INVALID_SENDER', 'INVALID_SESSION_INFO', 'INVALID_TEMPORARY_PROOF', 'INVALID_TENANT_ID',
  'MFA_ENROLLMENT_NOT_FOUND', 'MISSING_ANDROID_PACKAGE_NAME', 'MISSING_APP_CREDENTIAL', 'MISSING_CLIENT_TYPE', 'MISSING_CODE',
  'MISSING_CONTINUE_URI', 'MISSING_CUSTOM_TOKEN', 'MISSING_IOS_BUNDLE_ID', 'MISSING_MFA_ENROLLMENT_ID', 'MISSING_MFA_PENDING_CREDENTIAL',
  'MISSING_OOB_CODE', 'MISSING_OR_INVALID_NONCE', 'MISSING_PASSWORD', 'MISSING_PHONE_NUMBER', 'MISSING_RECAPTCHA_TOKEN',
  'MISSING_RECAPTCHA_VERSION', 'MISSING_REQ_TYPE', 'MISSING_SESSION_INFO', 'OPERATION_NOT_ALLOWED', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  'PASSWORD_LOGIN_DISABLED', 'QUOTA_EXCEEDED', 'RECAPTCHA_NOT_ENABLED', 'REJECTED_CREDENTIAL', 'RESET_PASSWORD_EXCEED_LIMIT',
  'SECOND_FACTOR_EXISTS', 'SECOND_FACTOR_LIMIT_EXCEEDED', 'SESSION_EXPIRED', 'TENANT_ID_MISMATCH', 'TOKEN_EXPIRED',
  'TOO_MANY_ATTEMPTS_TRY_LATER', 'UNAUTHORIZED_DOMAIN', 'UNSUPPORTED_FIRST_FACTOR', 'UNSUPPORTED_TENANT_OPERATION', 'UNVERIFIED_EMAIL',
  'USER_CANCELLED', 'USER_DISABLED', 'USER_NOT_FOUND', 'WEAK_PASSWORD',
] as const;

/** Said by a browser that may not read an answer, so no server can say it. */
const ofBrowsers = ['CORS_UNSUPPORTED'] as const;
/** Provoked in the suite of second factors, which has the SDK's build with phones. */
const ofFactors = ['SECOND_FACTOR_EXISTS', 'SECOND_FACTOR_LIMIT_EXCEEDED'] as const;
type Elsewhere = (typeof ofBrowsers)[number] | (typeof ofFactors)[number];

const world = new SignInWorld(firebase);
beforeAll(() => world.start());
beforeEach(() => world.connect());
afterAll(() => world.stop());

type Fields = Record<string, unknown>;
const accounts = (verb: string, fields: Fields = {}) => world.refusal(`/v1/accounts:${verb}`, fields);
const mfa = (verb: string, fields: Fields = {}) => world.refusal(`/v2/accounts/${verb}`, fields);
const question = (path: string, query: Record<string, string> = {}) => world.refusalOfQuestion(path, query);
const asked = (fields: Fields) =>
  accounts('sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email: 'mail@example.com',
    continueUrl: webOrigin,
    ...fields,
  });
const messaged = (fields: Fields = {}) =>
  accounts('sendVerificationCode', { phoneNumber: '+15550200001', recaptchaToken: 'token', ...fields });
const posted = (form: Record<string, string>, fields: Fields = {}) =>
  accounts('signInWithIdp', {
    requestUri: webOrigin,
    postBody: new URLSearchParams(form).toString(),
    returnSecureToken: true,
    ...fields,
  });
const bySettings = async (settings: Fields, work: () => Promise<string>) => {
  await world.configure(settings);
  return work();
};
const tokenOf = async () => (await world.somebody()).getIdToken();
const signUp = (fields: Fields = {}) =>
  accounts('signUp', { email: `new${Math.random()}@example.com`, password: 'correct horse', ...fields });
const later = async (milliseconds: number, work: () => Promise<string>) => {
  world.clock = milliseconds;
  return work();
};
const session = async (phoneNumber: string) =>
  (await world.call('/v1/accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'token' }))['sessionInfo'];
const checked = (fields: Fields) =>
  bySettings({ recaptcha: 'ENFORCE' }, () =>
    accounts('signInWithPassword', {
      email: 'a@example.com',
      password: 'correct horse',
      clientType: 'CLIENT_TYPE_WEB',
      ...fields,
    }),
  );
const customToken = async (project: string, uid: string | undefined) => {
  const key = signingKey(world.database, 'RS256', () => '');
  const server = `exchange@${project}.iam.gserviceaccount.com`;
  const token = new SignJWT({ uid })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(server)
    .setSubject(server)
    .setAudience('https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit')
    .setIssuedAt()
    .setExpirationTime('1h');
  return token.sign(key.privateKey);
};
const custom = (token?: string) =>
  bySettings({ providers: ['custom', 'password'] }, () =>
    accounts('signInWithCustomToken', token === undefined ? {} : { token }),
  );

/** Somebody with an authenticator app; the answer to their first factor. */
async function withApp() {
  const user = await world.somebodyVerified();
  const { secretKey } = await enrolled(user);
  const answer = await world.call('/v1/accounts:signInWithPassword', { email: user.email, password: 'correct horse' });
  return { user, secretKey, pending: answer['mfaPendingCredential'], email: user.email };
}

async function enrolled(user: firebase.User) {
  const { TOTP } = await import('otpauth');
  const secret = await firebase.TotpMultiFactorGenerator.generateSecret(await firebase.multiFactor(user).getSession());
  const otp = new TOTP({ secret: secret.secretKey }).generate({ timestamp: world.now() });
  await firebase.multiFactor(user).enroll(firebase.TotpMultiFactorGenerator.assertionForEnrollment(secret, otp));
  return secret;
}

const provoke: Record<Exclude<(typeof serverCodes)[number], Elsewhere>, () => Promise<string>> = {
  ADMIN_ONLY_OPERATION: () => bySettings({ signUp: false }, signUp),
  BLOCKING_FUNCTION_ERROR_RESPONSE: () => bySettings({ blockingFunction: 'Not from here.' }, signUp),
  CAPTCHA_CHECK_FAILED: () => bySettings({ appVerification: 'refuse' }, messaged),
  CREDENTIAL_MISMATCH: async () => custom(await customToken('another-project', 'ada')),
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: async () => {
    const idToken = await tokenOf();
    return later(6 * 60_000, () => accounts('delete', { idToken }));
  },
  DYNAMIC_LINK_NOT_ACTIVATED: () => asked({ canHandleCodeInApp: true, iOSBundleId: 'org.example.app' }),
  EMAIL_CHANGE_NEEDS_VERIFICATION: async () => {
    const { user } = await withApp();
    return bySettings({ enumerationProtection: false }, async () =>
      accounts('update', { idToken: await user.getIdToken(), email: 'next@example.com' }),
    );
  },
  EMAIL_EXISTS: async () => signUp({ email: (await world.somebody()).email }),
  EMAIL_NOT_FOUND: () =>
    bySettings({ enumerationProtection: false }, () =>
      accounts('signInWithPassword', { email: 'nobody@example.com', password: 'correct horse' }),
    ),
  EXPIRED_OOB_CODE: async () => {
    await asked({ email: 'expired@example.com' });
    const { oobCode } = await world.mail('expired@example.com', 'EMAIL_SIGNIN');
    return later(61 * 60_000, () => accounts('signInWithEmailLink', { email: 'expired@example.com', oobCode }));
  },
  FEDERATED_USER_ID_ALREADY_LINKED: async () => {
    const form = { providerId: 'google.com', id_token: await world.oneTap('linked@gmail.com') };
    await posted(form);
    const idToken = await tokenOf();
    const named = await posted(form, { idToken, returnIdpCredential: true });
    return named === (await posted(form, { idToken })) ? named : 'two answers';
  },
  INVALID_APP_CREDENTIAL: () => messaged({ recaptchaToken: 'no token at all' }),
  INVALID_APP_ID: () => question('/v1/projects', { androidPackageName: 'org.example.app' }),
  INVALID_CERT_HASH: () => question('/v1/projects', { androidPackageName: 'org.example.app', sha1Cert: 'xyz' }),
  INVALID_CODE: async () =>
    accounts('signInWithPhoneNumber', { sessionInfo: await session('+15550200002'), code: 'wrong' }),
  INVALID_CONTINUE_URI: () => asked({ continueUrl: 'not an address' }),
  INVALID_CUSTOM_TOKEN: async () => custom(await customToken(projectId, undefined)),
  INVALID_DYNAMIC_LINK_DOMAIN: () => asked({ dynamicLinkDomain: 'example.page.link' }),
  INVALID_EMAIL: () => signUp({ email: 'not an address' }),
  INVALID_HOSTING_LINK_DOMAIN: () => asked({ linkDomain: 'links.example.com' }),
  INVALID_IDENTIFIER: () => accounts('createAuthUri', { identifier: 'nobody', continueUri: webOrigin }),
  INVALID_IDP_RESPONSE: () => posted({ providerId: 'google.com', id_token: 'forged' }),
  INVALID_ID_TOKEN: () => accounts('lookup', { idToken: 'forged' }),
  INVALID_LOGIN_CREDENTIALS: () =>
    accounts('signInWithPassword', { email: 'nobody@example.com', password: 'correct horse' }),
  INVALID_MESSAGE_PAYLOAD: () => bySettings({ mailTemplate: 'invalidPayload' }, () => asked({})),
  INVALID_MFA_PENDING_CREDENTIAL: () =>
    mfa('mfaSignIn:finalize', { mfaPendingCredential: 'forged', totpVerificationInfo: {} }),
  INVALID_OAUTH_CLIENT_ID: () => question('/v1/projects', { clientId: 'unknown' }),
  INVALID_OOB_CODE: () => accounts('resetPassword', { oobCode: 'forged' }),
  INVALID_PASSWORD: async () => {
    const { email } = await world.somebody();
    return bySettings({ enumerationProtection: false }, () =>
      accounts('signInWithPassword', { email, password: 'wrong password' }),
    );
  },
  INVALID_PENDING_TOKEN: () => posted({}, { pendingToken: 'forged' }),
  INVALID_PHONE_NUMBER: () => messaged({ phoneNumber: '555' }),
  INVALID_PROVIDER_ID: () => posted({ providerId: 'example.com', id_token: 'any' }),
  INVALID_RECAPTCHA_ACTION: () =>
    checked({ captchaResponse: 'sandbox:getOobCode', recaptchaVersion: 'RECAPTCHA_ENTERPRISE' }),
  INVALID_RECAPTCHA_TOKEN: () => checked({ captchaResponse: 'NO_RECAPTCHA', recaptchaVersion: 'RECAPTCHA_ENTERPRISE' }),
  INVALID_RECAPTCHA_VERSION: () => checked({ captchaResponse: 'token', recaptchaVersion: 'RECAPTCHA_V9' }),
  INVALID_RECIPIENT_EMAIL: () => asked({ email: 'nobody@nowhere.invalid' }),
  INVALID_REQ_TYPE: () => asked({ requestType: 'NEWSLETTER' }),
  INVALID_SENDER: () => bySettings({ mailTemplate: 'invalidSender' }, () => asked({})),
  INVALID_SESSION_INFO: () => accounts('signInWithPhoneNumber', { sessionInfo: 'forged', code: '123456' }),
  INVALID_TEMPORARY_PROOF: () =>
    accounts('signInWithPhoneNumber', { temporaryProof: 'forged', phoneNumber: '+15550200003' }),
  INVALID_TENANT_ID: () => bySettings({ tenants: ['first'] }, () => signUp({ tenantId: 'second' })),
  MFA_ENROLLMENT_NOT_FOUND: async () =>
    mfa('mfaSignIn:start', { mfaPendingCredential: (await withApp()).pending, mfaEnrollmentId: 'another' }),
  MISSING_ANDROID_PACKAGE_NAME: () => asked({ androidInstallApp: true }),
  MISSING_APP_CREDENTIAL: () => messaged({ recaptchaToken: undefined }),
  MISSING_CLIENT_TYPE: () => checked({ clientType: undefined }),
  MISSING_CODE: async () => accounts('signInWithPhoneNumber', { sessionInfo: await session('+15550200004') }),
  MISSING_CONTINUE_URI: () => asked({ continueUrl: undefined }),
  MISSING_CUSTOM_TOKEN: () => custom(),
  MISSING_IOS_BUNDLE_ID: () => asked({ iOSAppStoreId: '1' }),
  MISSING_MFA_ENROLLMENT_ID: async () => mfa('mfaSignIn:start', { mfaPendingCredential: (await withApp()).pending }),
  MISSING_MFA_PENDING_CREDENTIAL: () => mfa('mfaSignIn:start'),
  MISSING_OOB_CODE: () => accounts('resetPassword'),
  MISSING_OR_INVALID_NONCE: async () =>
    posted({ providerId: 'google.com', id_token: await world.oneTap('nonce@gmail.com', 'one'), nonce: 'another' }),
  MISSING_PASSWORD: () => signUp({ password: undefined }),
  MISSING_PHONE_NUMBER: () => messaged({ phoneNumber: undefined }),
  MISSING_RECAPTCHA_TOKEN: () => checked({}),
  MISSING_RECAPTCHA_VERSION: () => question('/v2/recaptchaConfig', { clientType: 'CLIENT_TYPE_WEB' }),
  MISSING_REQ_TYPE: () => asked({ requestType: undefined }),
  MISSING_SESSION_INFO: () => accounts('signInWithPhoneNumber', { code: '123456' }),
  OPERATION_NOT_ALLOWED: () => bySettings({ providers: ['password'] }, messaged),
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: () => signUp({ password: 'short' }),
  PASSWORD_LOGIN_DISABLED: () =>
    bySettings({ providers: ['phone'] }, () =>
      accounts('signInWithPassword', { email: 'a@example.com', password: 'correct horse' }),
    ),
  QUOTA_EXCEEDED: () => bySettings({ quotaExceeded: true }, messaged),
  RECAPTCHA_NOT_ENABLED: () =>
    bySettings({ recaptcha: 'NOT_ENABLED' }, () =>
      question('/v2/recaptchaConfig', { clientType: 'CLIENT_TYPE_WEB', version: 'RECAPTCHA_ENTERPRISE' }),
    ),
  REJECTED_CREDENTIAL: async () =>
    posted({ providerId: 'apple.com', id_token: await world.oneTap('mismatch@gmail.com') }),
  RESET_PASSWORD_EXCEED_LIMIT: async () => {
    for (let mail = 0; mail < 10; mail += 1)
      await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'again@example.com' });
    return accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'again@example.com' });
  },
  SESSION_EXPIRED: async () => {
    const sessionInfo = await session('+15550200005');
    return later(11 * 60_000, () => accounts('signInWithPhoneNumber', { sessionInfo, code: '123456' }));
  },
  TENANT_ID_MISMATCH: async () => {
    const idToken = await tokenOf();
    return bySettings({ tenants: ['first'] }, () => accounts('lookup', { idToken, tenantId: 'first' }));
  },
  TOKEN_EXPIRED: async () => {
    const idToken = await tokenOf();
    return later(61 * 60_000, () => accounts('lookup', { idToken }));
  },
  TOO_MANY_ATTEMPTS_TRY_LATER: async () => {
    for (let guess = 0; guess < 5; guess += 1)
      await accounts('signInWithPassword', { email: 'guessed@example.com', password: `guess ${guess}` });
    return accounts('signInWithPassword', { email: 'guessed@example.com', password: 'correct horse' });
  },
  UNAUTHORIZED_DOMAIN: () => asked({ continueUrl: 'https://evil.example/' }),
  UNSUPPORTED_FIRST_FACTOR: async () => {
    const { user } = await withApp();
    const phoneNumber = '+15550200006';
    const first = {
      sessionInfo: await session(phoneNumber),
      code: await world.textMessage(phoneNumber),
      idToken: await user.getIdToken(),
    };
    await accounts('signInWithPhoneNumber', first);
    return accounts('signInWithPhoneNumber', {
      sessionInfo: await session(phoneNumber),
      code: await world.textMessage(phoneNumber),
    });
  },
  UNSUPPORTED_TENANT_OPERATION: () => signUp({ tenantId: 'any' }),
  UNVERIFIED_EMAIL: async () => mfa('mfaEnrollment:start', { idToken: await tokenOf(), totpEnrollmentInfo: {} }),
  USER_CANCELLED: () => posted({}, { requestUri: `${webOrigin}/?error=access_denied` }),
  USER_DISABLED: async () => {
    const user = await world.somebody();
    await world.administer('update', { localId: user.uid, disableUser: true });
    return accounts('lookup', { idToken: await user.getIdToken() });
  },
  USER_NOT_FOUND: async () => {
    const user = await world.somebody();
    const idToken = await user.getIdToken();
    await world.administer('delete', { localId: user.uid });
    return accounts('lookup', { idToken });
  },
  WEAK_PASSWORD: async () => {
    const { passwordPolicy } = await world.configure({});
    return bySettings({ passwordPolicy: { ...(passwordPolicy as Fields), enforcementState: 'OFF' } }, () =>
      signUp({ password: 'short' }),
    );
  },
};

describe('every refusal a server can make', () => {
  test.each(Object.entries(provoke))('%s', async (name, provoked) => {
    expect(await provoked()).toBe(name);
  });

  it('is in the table', () => {
    expect([...Object.keys(provoke), ...ofBrowsers, ...ofFactors].sort()).toEqual([...serverCodes].sort());
  });

  it('tells the SDK’s user why, where there are words for it', async () => {
    await world.configure({ blockingFunction: 'Not from here.' });
    await expect(
      firebase.createUserWithEmailAndPassword(world.auth, 'a@example.com', 'correct horse'),
    ).rejects.toMatchObject({ code: 'auth/internal-error', message: expect.stringContaining('Not from here.') });
    await world.configure({ blockingFunction: '', loginBlocked: 'Closed for the night.' });
    await expect(
      firebase.createUserWithEmailAndPassword(world.auth, 'a@example.com', 'correct horse'),
    ).rejects.toMatchObject({ code: 'auth/login-blocked', message: expect.stringContaining('Closed for the night.') });
  });

  it('refuses a token of the project’s own server that names nobody, and signs in whom it names', async () => {
    await world.configure({ providers: ['custom'] });
    expect(await code(firebase.signInWithCustomToken(world.auth, await customToken(projectId, undefined)))).toBe(
      'auth/invalid-custom-token',
    );
    const { user } = await firebase.signInWithCustomToken(
      world.auth,
      await customToken(projectId, 'ada-of-the-server'),
    );
    expect(user.uid).toBe('ada-of-the-server');
  });
});

describe('what is secret', () => {
  it('stands in no stored row as it is: codes and tokens are digests, passwords are hashes', async () => {
    const user = await world.somebody();
    const stored = JSON.stringify(
      ['sign_in_accounts', 'standing_sign_ins', 'pending_sign_ins'].map((table) =>
        world.database.all(`SELECT * FROM ${table}`),
      ),
    );
    expect(stored).toContain(user.email);
    for (const secret of ['correct horse', user.refreshToken, await user.getIdToken()])
      expect(stored).not.toContain(secret);
  });

  it('is never logged, and no answer repeats it', async () => {
    const written: unknown[] = [];
    const spies = (['log', 'warn', 'error', 'info'] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation((...words) => void written.push(...words)),
    );
    const user = await world.somebody();
    const answer = await world.call('/v1/accounts:signInWithPassword', {
      email: user.email,
      password: 'a secret guess',
    });
    await fetch(`${world.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"a secret guess"',
    });
    for (const spy of spies) spy.mockRestore();
    expect(written).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain('a secret guess');
  });
});
