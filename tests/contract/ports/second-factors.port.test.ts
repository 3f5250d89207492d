import { deleteApp, getApps } from 'firebase/app';
import { TOTP } from 'otpauth';
import type { SecondFactorsCommandsPort } from '../../../src/application/session/second-factors-commands.port';
import type { SignInWaysCommandsPort } from '../../../src/application/session/sign-in-ways-commands.port';
import type { SignInWaysPort } from '../../../src/application/session/sign-in-ways.port';
import type { SignInCommandsPort, ProviderTokens } from '../../../src/application/session/sign-in-commands.port';
import type { SignInPort } from '../../../src/application/session/sign-in.port';
import { FirebaseAccountLoader } from '../../../src/infrastructure/firebase/firebase-account-loader';
import { FirebaseLoader } from '../../../src/infrastructure/firebase/firebase-loader';
import { FirebaseSecondFactorsAdapter } from '../../../src/infrastructure/firebase/firebase-second-factors.adapter';
import { FirebaseSignInAdapter } from '../../../src/infrastructure/firebase/firebase-sign-in.adapter';
import { FirebaseSignInWaysAdapter } from '../../../src/infrastructure/firebase/firebase-sign-in-ways.adapter';
import type { FakeHost } from '../../fakes/fake-host';
import { FakeIdentityProvider } from '../../fakes/fake-identity-provider';
import { HostSignIn } from '../../fakes/host-sign-in';
import { HostSecondFactors, HostSignInWays } from '../../fakes/host-sign-in-methods';
import { testEnvironment } from '../../support/test-environment';
import { projectId, SignInWorld, webOrigin } from '../server/sign-in-world';
import { value } from './port-world';

jest.setTimeout(60_000);

const password = 'correct horse';

/** A provider with somebody in front of it. Telephones and popups need a browser: features/session/second-factors.feature. */
interface Side {
  readonly signIn: SignInPort & SignInCommandsPort;
  readonly factors: SecondFactorsCommandsPort;
  readonly ways: SignInWaysPort & SignInWaysCommandsPort;
  verify(email: string): Promise<void>;
  tokensOf(email: string): Promise<ProviderTokens>;
  now(): number;
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

async function onFakes(): Promise<Side> {
  let clock = 1_760_000_000_000;
  const now = () => clock;
  const people = new FakeIdentityProvider(now);
  const host = { identities: people, down: false, endSessionsOf: () => undefined } as unknown as FakeHost;
  const signIn = new HostSignIn(host);
  return {
    signIn,
    factors: new HostSecondFactors(signIn, host, now),
    ways: new HostSignInWays(signIn, host, now),
    verify: async (email) => void (people.byEmail(email)!.verified = true),
    tokensOf: async (email) => ({ idToken: email }),
    now,
    pass: (milliseconds) => void (clock += milliseconds),
    close: async () => undefined,
  };
}

async function onFirebase(): Promise<Side> {
  const world = new SignInWorld(await import('firebase/auth'));
  await world.start();
  Object.assign(globalThis, { document: { documentElement: { lang: 'en' } }, location: { origin: webOrigin } });
  const loader = new FirebaseLoader({
    ...testEnvironment,
    firebase: { apiKey: 'demo-api-key', projectId, authDomain: 'localhost', emulatorUrl: world.url },
  });
  const account = new FirebaseAccountLoader(loader);
  return {
    signIn: new FirebaseSignInAdapter(loader),
    factors: new FirebaseSecondFactorsAdapter(account),
    ways: new FirebaseSignInWaysAdapter(account),
    async verify(email) {
      const { localId } = await world.call('/v1/accounts:signInWithPassword', {
        email,
        password,
        returnSecureToken: true,
      });
      await world.administer('update', { localId, emailVerified: true });
    },
    tokensOf: async (email) => ({ idToken: await world.oneTap(email) }),
    now: world.now,
    pass: (milliseconds) => void (world.clock += milliseconds),
    close: async () => {
      await Promise.all(getApps().map((app) => deleteApp(app)));
      await world.stop();
      Object.assign(globalThis, { document: undefined, location: undefined });
    },
  };
}

describe.each([
  ['fakes', onFakes],
  ['the SDK', onFirebase],
] as const)('SecondFactorsCommandsPort and SignInWaysPort on %s', (_side, open) => {
  let side: Side;
  let people = 0;
  const newEmail = (): string => `person-${(people += 1)}@example.com`;
  /** Signed in at the provider, with a verified address. */
  const somebody = async (): Promise<string> => {
    const email = newEmail();
    value(await side.signIn.signUpWithPassword(email, password));
    await side.verify(email);
    value(await side.signIn.signInWithPassword(email, password));
    return email;
  };
  const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: side.now() });
  const addApp = async (): Promise<string> => {
    const { secret } = value(await side.factors.startAuthenticator('Exchange', 'ada@example.com'));
    value(await side.factors.addAuthenticator(codeOf(secret)));
    return secret;
  };
  const refused = (code: string) => ({ ok: false, error: { kind: 'signIn', code } });

  beforeAll(async () => void (side = await open()));
  afterEach(() => side.signIn.signOut());
  afterAll(() => side.close());

  it('tells how somebody signs in', async () => {
    const email = await somebody();
    const identity = value(await side.ways.identity());
    expect(identity).toMatchObject({
      uid: expect.any(String),
      anonymous: false,
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      createdAt: expect.any(Number),
      lastLogInAt: expect.any(Number),
      email,
      emailVerified: true,
      ways: [{ kind: 'password', of: email }],
      factors: [],
    });
  });

  it('tells and changes nothing for whoever is not signed in', async () => {
    expect(await side.ways.identity()).toMatchObject(refused('auth/requires-recent-login'));
    expect(await side.ways.identityToken()).toMatchObject(refused('auth/requires-recent-login'));
    expect(await side.ways.setPassword('battery staple')).toMatchObject(refused('auth/requires-recent-login'));
    expect(await side.factors.startAuthenticator('Exchange', 'nobody')).toMatchObject(
      refused('auth/requires-recent-login'),
    );
    expect(await side.factors.remove('any')).toMatchObject(refused('auth/requires-recent-login'));
  });

  it('binds an authenticator, which is asked for from then on', async () => {
    const email = await somebody();
    const { secret, uri } = value(await side.factors.startAuthenticator('Exchange', email));
    expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(new URL(uri).protocol).toBe('otpauth:');
    const right = codeOf(secret);
    expect(await side.factors.addAuthenticator(right === '000000' ? '000001' : '000000')).toMatchObject(
      refused('auth/invalid-verification-code'),
    );
    const { factors } = value(await side.factors.addAuthenticator(right));
    expect(factors).toMatchObject([
      { kind: 'totp', name: undefined, phone: undefined, since: expect.any(Number) as number },
    ]);
    await side.signIn.signOut();
    expect(await side.signIn.signInWithPassword(email, password)).toMatchObject(
      refused('auth/multi-factor-auth-required'),
    );
    side.pass(30_000);
    const [choice] = side.signIn.secondStep()!;
    expect(value(await side.signIn.finishSecondStep(choice!.id, codeOf(secret))).email).toBe(email);
  });

  it('binds one authenticator only', async () => {
    await somebody();
    await addApp();
    expect(await side.factors.startAuthenticator('Exchange', 'ada')).toMatchObject(
      refused('auth/second-factor-already-in-use'),
    );
  });

  it('binds nothing before the address is verified', async () => {
    value(await side.signIn.signUpWithPassword(newEmail(), password));
    expect(await side.factors.startAuthenticator('Exchange', 'ada')).toMatchObject(refused('auth/unverified-email'));
  });

  it('binds nothing without a key that was started', async () => {
    await somebody();
    await addApp();
    await side.signIn.signOut();
    await somebody();
    expect((await side.factors.addAuthenticator('123456')).ok).toBe(false);
  });

  it('removes a factor, and then asks for none', async () => {
    const email = await somebody();
    await addApp();
    const [factor] = value(await side.ways.identity()).factors;
    expect(await side.factors.remove('another')).toMatchObject(refused('auth/multi-factor-info-not-found'));
    expect(value(await side.factors.remove(factor!.id)).factors).toEqual([]);
    // Whoever did it is still signed in, and can begin a session.
    expect(value(await side.ways.identityToken())).not.toBe('');
    await side.signIn.signOut();
    expect(value(await side.signIn.signInWithPassword(email, password)).email).toBe(email);
  });

  it('changes the password, by the provider’s policy', async () => {
    const email = await somebody();
    expect(await side.ways.setPassword('short')).toMatchObject({ ok: false, error: { kind: 'signIn' } });
    value(await side.ways.setPassword('battery staple'));
    expect(value(await side.ways.identityToken())).not.toBe('');
    await side.signIn.signOut();
    expect(await side.signIn.signInWithPassword(email, password)).toMatchObject(refused('auth/invalid-credential'));
    expect(value(await side.signIn.signInWithPassword(email, 'battery staple')).email).toBe(email);
  });

  it('gives a first password to whoever came by Google, who may then leave Google', async () => {
    const email = `google-${(people += 1)}@gmail.com`;
    const kinds = async (): Promise<readonly string[]> =>
      value(await side.ways.identity())
        .ways.map(({ kind }) => kind)
        .sort();
    value(await side.signIn.signInWithTokens('google', await side.tokensOf(email)));
    expect(await kinds()).toEqual(['google']);
    value(await side.ways.setPassword(password));
    expect(await kinds()).toEqual(['google', 'password']);
    value(await side.ways.unlink('google'));
    expect(await kinds()).toEqual(['password']);
    await side.signIn.signOut();
    expect(value(await side.signIn.signInWithPassword(email, password)).email).toBe(email);
  });
});
