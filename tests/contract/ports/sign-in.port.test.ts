import { deleteApp, getApps } from 'firebase/app';
import { TOTP } from 'otpauth';
import type { MailActionsCommandsPort } from '../../../src/application/session/mail-actions-commands.port';
import type { MailAction, MailActionsPort } from '../../../src/application/session/mail-actions.port';
import type { SignInCommandsPort, ProviderTokens } from '../../../src/application/session/sign-in-commands.port';
import type { SignInPort } from '../../../src/application/session/sign-in.port';
import { hour } from '../../../src/domain/shared/instant';
import { FirebaseLoader } from '../../../src/infrastructure/firebase/firebase-loader';
import { FirebaseMailActionsAdapter } from '../../../src/infrastructure/firebase/firebase-mail-actions.adapter';
import { FirebaseSignInAdapter } from '../../../src/infrastructure/firebase/firebase-sign-in.adapter';
import type { FakeHost } from '../../fakes/fake-host';
import { FakeIdentityProvider } from '../../fakes/fake-identity-provider';
import { HostMailActions, HostSignIn } from '../../fakes/host-sign-in';
import { testEnvironment } from '../../support/test-environment';
import { projectId, SignInWorld, webOrigin } from '../server/sign-in-world';
import { value } from './port-world';

jest.setTimeout(60_000);

const password = 'correct horse';

/** A provider with somebody in front of it. Telephones and popups need a browser: tests/browser/ways-in.spec.ts. */
interface Side {
  readonly port: SignInPort & SignInCommandsPort;
  readonly mails: MailActionsPort & MailActionsCommandsPort;
  /** Code and address of the newest mail of a kind. */
  mailOf(email: string, kind: MailAction['kind']): Promise<{ readonly code: string; readonly link: string }>;
  /** Of somebody whose address is confirmed. @returns what the authenticator shows now */
  bindAuthenticator(email: string): Promise<() => string>;
  /** As one tap would hand them over. */
  tokensOf(email: string): Promise<ProviderTokens>;
  demand(minimumLength: number): Promise<void>;
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

async function onFakes(): Promise<Side> {
  let clock = 0;
  const people = new FakeIdentityProvider(() => clock);
  const host = { identities: people, down: false } as FakeHost;
  return {
    port: new HostSignIn(host),
    mails: new HostMailActions(host),
    mailOf: async (email, kind) => {
      const { code } = people.mails.findLast((mail) => mail.to === email && mail.action.kind === kind)!;
      return { code, link: `${webOrigin}/auth/action?mode=${kind}&oobCode=${code}` };
    },
    bindAuthenticator: async (email) => {
      people
        .byEmail(email)!
        .factors.push({ id: 'app', kind: 'totp', name: 'My app', phone: undefined, code: '123456' });
      return () => '123456';
    },
    tokensOf: async (email) => ({ idToken: email }),
    demand: async (minimumLength) => void (people.policy = { ...people.policy, minimumLength }),
    pass: (milliseconds) => void (clock += milliseconds),
    close: async () => undefined,
  };
}

const requestTypes: Partial<Record<MailAction['kind'], string>> = {
  signIn: 'EMAIL_SIGNIN',
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
};

async function onFirebase(): Promise<Side> {
  const world = new SignInWorld(await import('firebase/auth'));
  await world.start();
  Object.assign(globalThis, { document: { documentElement: { lang: 'en' } }, location: { origin: webOrigin } });
  const loader = new FirebaseLoader({
    ...testEnvironment,
    firebase: { apiKey: 'demo-api-key', projectId, authDomain: 'localhost', emulatorUrl: world.url },
  });
  return {
    port: new FirebaseSignInAdapter(loader),
    mails: new FirebaseMailActionsAdapter(loader),
    mailOf: async (email, kind) => {
      const { oobCode, oobLink } = await world.mail(email, requestTypes[kind]!);
      return { code: oobCode, link: oobLink };
    },
    bindAuthenticator: (email) => bindAuthenticator(world, email),
    tokensOf: async (email) => ({ idToken: await world.oneTap(email) }),
    demand: async (minPasswordLength) =>
      void (await world.configure({
        passwordPolicy: {
          customStrengthOptions: { minPasswordLength, maxPasswordLength: 256 },
          enforcementState: 'ENFORCE',
          forceUpgradeOnSignin: false,
        },
      })),
    pass: (milliseconds) => void (world.clock += milliseconds),
    close: async () => {
      await Promise.all(getApps().map((app) => deleteApp(app)));
      await world.stop();
      Object.assign(globalThis, { document: undefined, location: undefined });
    },
  };
}

async function bindAuthenticator(world: SignInWorld, email: string): Promise<() => string> {
  const answer = (await world.call('/v1/accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  })) as { localId: string };
  await world.administer('update', { localId: answer.localId, emailVerified: true });
  const { idToken } = await world.call('/v1/accounts:signInWithPassword', { email, password, returnSecureToken: true });
  const { totpSessionInfo } = await world.call('/v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey, sessionInfo } = totpSessionInfo as { sharedSecretKey: string; sessionInfo: string };
  const totp = new TOTP({ secret: sharedSecretKey });
  const verificationCode = totp.generate({ timestamp: world.now() - 30_000 });
  await world.call('/v2/accounts/mfaEnrollment:finalize', {
    idToken,
    displayName: 'My app',
    totpVerificationInfo: { sessionInfo, verificationCode },
  });
  return () => totp.generate({ timestamp: world.now() });
}

describe.each([
  ['fakes', onFakes],
  ['the SDK', onFirebase],
] as const)('SignInPort and MailActionsPort on %s', (_side, open) => {
  let side: Side;
  let people = 0;
  const newEmail = (): string => `person-${(people += 1)}@example.com`;
  const somebody = async (): Promise<string> => {
    const email = newEmail();
    value(await side.port.signUpWithPassword(email, password));
    await side.port.signOut();
    return email;
  };
  const refused = (code: string) => ({ ok: false, error: { kind: 'signIn', code } });

  beforeAll(async () => void (side = await open()));
  afterEach(() => side.port.signOut());
  afterAll(() => side.close());

  it('tells and keeps the policy for passwords', async () => {
    await side.demand(9);
    expect(value(await side.port.passwordPolicy())).toMatchObject({ minimumLength: 9, uppercase: false });
    expect((await side.port.signUpWithPassword(newEmail(), '12345678')).ok).toBe(false);
    await side.demand(6);
  });

  it('opens an account once, and lets nobody in with another password', async () => {
    const email = newEmail();
    expect(value(await side.port.signUpWithPassword(email, password))).toMatchObject({
      email,
      identityToken: expect.any(String) as string,
    });
    expect(await side.port.signUpWithPassword(email, password)).toMatchObject(refused('auth/email-already-in-use'));
    expect(await side.port.signInWithPassword(email, 'another one')).toMatchObject(refused('auth/invalid-credential'));
    expect(value(await side.port.signInWithPassword(email, password)).email).toBe(email);
  });

  it('signs in by a link, whoever it was sent to, once', async () => {
    const email = newEmail();
    value(await side.port.sendLink(email, '/auth/action?next=%2Fmarkets'));
    const { link } = await side.mailOf(email, 'signIn');
    expect(await side.port.signInWithLink('other@example.com', link)).toMatchObject(refused('auth/invalid-email'));
    expect(value(await side.port.signInWithLink(email, link)).email).toBe(email);
    expect(await side.port.signInWithLink(email, link)).toMatchObject(refused('auth/invalid-action-code'));
  });

  it('sets a new password by a link, once', async () => {
    const email = await somebody();
    value(await side.port.sendPasswordReset(email, '/login'));
    const { code } = await side.mailOf(email, 'resetPassword');
    expect(value(await side.mails.read(code))).toEqual({ kind: 'resetPassword', email, newEmail: undefined });
    value(await side.mails.resetPassword(code, 'battery staple'));
    expect(await side.mails.read(code)).toMatchObject(refused('auth/invalid-action-code'));
    expect(await side.port.signInWithPassword(email, password)).toMatchObject(refused('auth/invalid-credential'));
    value(await side.port.signInWithPassword(email, 'battery staple'));
  });

  it('does not tell whether an address has an account', async () => {
    expect(await side.port.sendPasswordReset('nobody-at-all@example.com', '/login')).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('confirms an address by a link, which ages', async () => {
    const email = newEmail();
    value(await side.port.signUpWithPassword(email, password));
    value(await side.port.sendEmailVerification('/login'));
    const { code } = await side.mailOf(email, 'verifyEmail');
    expect(value(await side.mails.read(code))).toEqual({ kind: 'verifyEmail', email, newEmail: undefined });
    value(await side.mails.apply(code));
    value(await side.port.signInWithPassword(email, password));
    value(await side.port.sendEmailVerification('/login'));
    const late = await side.mailOf(email, 'verifyEmail');
    side.pass(hour);
    expect(await side.mails.read(late.code)).toMatchObject(refused('auth/expired-action-code'));
    side.pass(-hour);
  });

  it('refuses a code that is none', async () => {
    expect(await side.mails.read('no-such-code')).toMatchObject(refused('auth/invalid-action-code'));
  });

  it('asks for a second factor, takes its code and no other', async () => {
    const email = await somebody();
    const code = await side.bindAuthenticator(email);
    expect(side.port.secondStep()).toBeUndefined();
    expect(await side.port.signInWithPassword(email, password)).toMatchObject(
      refused('auth/multi-factor-auth-required'),
    );
    const [factor, ...more] = side.port.secondStep()!;
    expect([factor, more]).toEqual([
      { id: expect.any(String) as string, kind: 'totp', name: 'My app', phone: undefined },
      [],
    ]);
    const wrong = code() === '000000' ? '000001' : '000000';
    expect(await side.port.finishSecondStep(factor!.id, wrong)).toMatchObject(
      refused('auth/invalid-verification-code'),
    );
    expect(value(await side.port.finishSecondStep(factor!.id, code())).email).toBe(email);
  });

  it('forgets with signing out what a refused sign-in has left open', async () => {
    const email = await somebody();
    await side.bindAuthenticator(email);
    await side.port.signInWithPassword(email, password);
    await side.port.signOut();
    expect(side.port.secondStep()).toBeUndefined();
    expect((await side.port.finishSecondStep('any', '123456')).ok).toBe(false);
  });

  it('links a provider’s account to the one its address belongs to', async () => {
    const email = await somebody();
    expect(await side.port.signInWithTokens('google', await side.tokensOf(email))).toMatchObject(
      refused('auth/account-exists-with-different-credential'),
    );
    expect(side.port.clash()).toEqual({ provider: 'google', email });
    value(await side.port.signInWithPassword(email, password));
    expect(value(await side.port.linkClash()).email).toBe(email);
    expect(side.port.clash()).toBeUndefined();
    await side.port.signOut();
    expect(value(await side.port.signInWithTokens('google', await side.tokensOf(email))).email).toBe(email);
  });

  it('can leave a clash alone', async () => {
    const email = await somebody();
    await side.port.signInWithTokens('google', await side.tokensOf(email));
    side.port.forgetClash();
    expect(side.port.clash()).toBeUndefined();
  });
});
