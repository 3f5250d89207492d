import path from 'node:path';
import type { ApplicationVerifier, MultiFactorError, MultiFactorResolver, User } from 'firebase/auth';
import { TOTP } from 'otpauth';
import { code, errorOf, SignInWorld } from './sign-in-world';

/** The SDK's build for browsers: its build for Node has no phones. */
const packageFile = require.resolve('@firebase/auth/package.json', {
  paths: [require.resolve('firebase/auth')],
});
// oxlint-disable-next-line typescript/no-require-imports
const firebase = require(
  path.join(path.dirname(packageFile), 'dist/browser-cjs/index.js'),
) as typeof import('firebase/auth');
const {
  applyActionCode,
  checkActionCode,
  getMultiFactorResolver,
  linkWithPhoneNumber,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  reauthenticateWithCredential,
  EmailAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  TotpMultiFactorGenerator,
  unlink,
} = firebase;

const world = new SignInWorld(firebase);
beforeAll(() => world.start());
beforeEach(() => world.connect());
afterAll(() => world.stop());

/** What the product's invisible check would be. */
const verifier: ApplicationVerifier & { _reset(): void } = {
  type: 'recaptcha',
  verify: async () => 'token-of-a-verifier',
  _reset: () => undefined,
};

let numbers = 0;
const nextNumber = () => `+1555010${String((numbers += 1)).padStart(4, '0')}`;
/** A code that is not the one that was sent. */
const otherThan = (sent: string) => String((Number(sent) + 1) % 1_000_000).padStart(6, '0');

describe('phones', () => {
  it('sign somebody new in, and the same person again', async () => {
    const number = nextNumber();
    const first = await signInWithPhoneNumber(world.auth, number, verifier);
    const { user } = await first.confirm(await world.textMessage(number));
    expect(user.phoneNumber).toBe(number);
    const again = await signInWithPhoneNumber(world.auth, number, verifier);
    expect((await again.confirm(await world.textMessage(number))).user.uid).toBe(user.uid);
  });

  it('get codes that are good once, for ten minutes, for five guesses', async () => {
    const number = nextNumber();
    const used = await signInWithPhoneNumber(world.auth, number, verifier);
    const sent = await world.textMessage(number);
    await used.confirm(sent);
    expect(await code(used.confirm(sent))).toBe('auth/code-expired');

    const late = await signInWithPhoneNumber(world.auth, number, verifier);
    const lateCode = await world.textMessage(number);
    world.clock = 10 * 60_000 + 1;
    expect(await code(late.confirm(lateCode))).toBe('auth/code-expired');
    world.clock = 0;

    const guessed = await signInWithPhoneNumber(world.auth, number, verifier);
    const right = await world.textMessage(number);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await code(guessed.confirm(otherThan(right)))).toBe('auth/invalid-verification-code');
    expect(await code(guessed.confirm(right))).toBe('auth/too-many-requests');
  });

  it('get five messages an hour', async () => {
    const number = nextNumber();
    for (let message = 0; message < 5; message += 1) await signInWithPhoneNumber(world.auth, number, verifier);
    expect(await code(signInWithPhoneNumber(world.auth, number, verifier))).toBe('auth/too-many-requests');
    world.clock = 60 * 60_000 + 1;
    await signInWithPhoneNumber(world.auth, number, verifier);
  });

  it('are added to an account and taken away', async () => {
    const user = await world.somebody();
    const number = nextNumber();
    const adding = await linkWithPhoneNumber(user, number, verifier);
    await adding.confirm(await world.textMessage(number));
    expect(user.phoneNumber).toBe(number);
    await unlink(user, 'phone');
    expect(user.phoneNumber).toBeNull();
  });

  it('that somebody has cannot be added, but sign in with what was proved', async () => {
    const number = nextNumber();
    const holder = await (
      await signInWithPhoneNumber(world.auth, number, verifier)
    ).confirm(await world.textMessage(number));
    const user = await world.somebody();
    const adding = await linkWithPhoneNumber(user, number, verifier);
    const refused = await errorOf(adding.confirm(await world.textMessage(number)));
    expect(refused?.code).toBe('auth/account-exists-with-different-credential');
    const credential = PhoneAuthProvider.credentialFromError(refused!)!;
    expect((await signInWithCredential(world.auth, credential)).user.uid).toBe(holder.user.uid);
    expect(await code(signInWithCredential(world.auth, credential))).toBe('auth/invalid-credential');
  });
});

/** The code an authenticator app shows now, or a number of steps later. */
const totp = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: world.now() + steps * 30_000 });

async function enrollApp(user: User): Promise<string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, totp(secret.secretKey)),
    'My app',
  );
  return secret.secretKey;
}

async function enrollPhone(user: User): Promise<string> {
  const number = nextNumber();
  const session = await multiFactor(user).getSession();
  const verificationId = await new PhoneAuthProvider(world.auth).verifyPhoneNumber(
    { phoneNumber: number, session },
    verifier,
  );
  await multiFactor(user).enroll(
    PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, await world.textMessage(number))),
    'My phone',
  );
  return number;
}

async function askedForSecondFactor(email: string): Promise<MultiFactorResolver> {
  const error = await errorOf(signInWithEmailAndPassword(world.auth, email, 'correct horse'));
  expect(error?.code).toBe('auth/multi-factor-auth-required');
  return getMultiFactorResolver(world.auth, error as MultiFactorError);
}

describe('second factors', () => {
  it('by an authenticator app: each code once, and never an earlier one', async () => {
    // At the beginning of a time step, so that it does not end meanwhile.
    world.clock = 31_000 - (Date.now() % 30_000);
    const user = await world.somebodyVerified();
    const secret = await enrollApp(user);
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My app' }]);
    const resolver = await askedForSecondFactor(user.email);
    const [hint] = resolver.hints;
    const resolve = (otp: string, of = resolver) =>
      of.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint!.uid, otp));
    expect(await code(resolve(totp(secret)))).toBe('auth/invalid-verification-code');
    const { user: signedIn } = await resolve(totp(secret, 1));
    expect((await signedIn.getIdTokenResult()).signInSecondFactor).toBe('totp');
    const again = await askedForSecondFactor(user.email);
    expect(await code(resolve(totp(secret, 1), again))).toBe('auth/invalid-verification-code');
  });

  it('by phone, whose number is masked before it is proved', async () => {
    const user = await world.somebodyVerified();
    const number = await enrollPhone(user);
    const resolver = await askedForSecondFactor(user.email);
    const [hint] = resolver.hints;
    expect(hint).toMatchObject({ factorId: 'phone', phoneNumber: `+*******${number.slice(-4)}` });
    const verificationId = await new PhoneAuthProvider(world.auth).verifyPhoneNumber(
      { multiFactorHint: hint!, session: resolver.session },
      verifier,
    );
    const { user: signedIn } = await resolver.resolveSignIn(
      PhoneMultiFactorGenerator.assertion(
        PhoneAuthProvider.credential(verificationId, await world.textMessage(number)),
      ),
    );
    expect(signedIn.uid).toBe(user.uid);
  });

  it('a code sent for one purpose is good for no other', async () => {
    const user = await world.somebodyVerified();
    const number = await enrollPhone(user);
    const signIn = await signInWithPhoneNumber(world.auth, number, verifier);
    const resolver = await askedForSecondFactor(user.email);
    const foreign = PhoneAuthProvider.credential(signIn.verificationId, await world.textMessage(number));
    expect(await code(resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(foreign)))).toBe(
      'auth/invalid-verification-id',
    );
  });

  it('are waited for five minutes', async () => {
    const user = await world.somebodyVerified();
    const secret = await enrollApp(user);
    const resolver = await askedForSecondFactor(user.email);
    const answer = (steps: number) =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]!.uid, totp(secret, steps)));
    world.clock = 5 * 60_000 + 1;
    expect(await code(answer(1))).toBe('auth/invalid-multi-factor-session');
  });

  it('make somebody who guesses wait', async () => {
    const user = await world.somebodyVerified();
    const secret = await enrollApp(user);
    const resolver = await askedForSecondFactor(user.email);
    const answer = (otp: string) =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]!.uid, otp));
    for (let guess = 0; guess < 5; guess += 1)
      expect(await code(answer(otherThan(totp(secret, 1))))).toMatch(/invalid-verification-code/);
    expect(await code(answer(totp(secret, 1)))).toBe('auth/too-many-requests');
  });

  it('end every other session, and are themselves enough to stay', async () => {
    const elsewhere = await world.somebodyVerified();
    const { user } = await signInWithEmailAndPassword(world.auth, elsewhere.email, 'correct horse');
    world.clock = 2_000;
    await enrollApp(user);
    await user.getIdToken(true);
    expect(await code(elsewhere.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it('need a verified address, a recent sign-in, and a first factor that is not a phone', async () => {
    const unverified = await world.somebody();
    const start = async (user: User) => TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    expect(await code(start(unverified))).toBe('auth/unverified-email');
    const number = nextNumber();
    const { user: byPhone } = await (
      await signInWithPhoneNumber(world.auth, number, verifier)
    ).confirm(await world.textMessage(number));
    expect(await code(start(byPhone))).toBe('auth/unsupported-first-factor');
    const verified = await world.somebodyVerified();
    world.clock = 6 * 60_000;
    expect(await code(start(verified))).toBe('auth/requires-recent-login');
  });

  it('are one app and five in all', async () => {
    const user = await world.somebodyVerified();
    await enrollApp(user);
    expect(await code(enrollApp(user))).toBe('auth/second-factor-already-in-use');
    for (let phone = 0; phone < 4; phone += 1) await enrollPhone(user);
    expect(await code(enrollPhone(user))).toBe('auth/maximum-second-factor-count-exceeded');
  });

  it('are removed by their owner, who may prove them again first', async () => {
    const user = await world.somebodyVerified();
    const secret = await enrollApp(user);
    world.clock = 6 * 60_000;
    const [factor] = multiFactor(user).enrolledFactors;
    expect(await code(multiFactor(user).unenroll(factor!))).toBe('auth/requires-recent-login');
    const error = await errorOf(
      reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, 'correct horse')),
    );
    const resolver = getMultiFactorResolver(world.auth, error as MultiFactorError);
    await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor!.uid, totp(secret, 1)));
    await multiFactor(user).unenroll(factor!);
    await signInWithEmailAndPassword(world.auth, user.email, 'correct horse');
  });

  it('that somebody else added are removed by a mail', async () => {
    const user = await world.somebodyVerified();
    await enrollApp(user);
    const { oobCode } = await world.mail(user.email, 'REVERT_SECOND_FACTOR_ADDITION');
    expect((await checkActionCode(world.auth, oobCode)).data.multiFactorInfo).toMatchObject({
      factorId: 'totp',
    });
    world.clock = 2_000;
    await applyActionCode(world.auth, oobCode);
    expect(await code(user.getIdToken(true))).toBe('auth/user-token-expired');
    await signInWithEmailAndPassword(world.auth, user.email, 'correct horse');
  });
});
