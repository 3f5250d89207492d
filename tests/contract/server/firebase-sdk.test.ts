import type { FastifyInstance } from 'fastify';
import type { FirebaseError } from 'firebase/app';
import { initializeApp, deleteApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  connectAuthEmulator,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { openDatabase, type EmbeddedDatabase } from '../../../sandbox/storage/database';
import { createSignInServer } from '../../../sandbox/sign-in/sign-in-server';

const projectId = 'demo-exchange';
const webOrigins = ['http://localhost:8700'];

let database: EmbeddedDatabase;
let server: FastifyInstance;
let url: string;
let app: FirebaseApp;
let auth: Auth;
let clock: number;

let people = 0;

async function start(): Promise<void> {
  server = await createSignInServer({ database, projectId, webOrigins, now: () => Date.now() + clock });
  url = await server.listen({ port: 0, host: 'localhost' });
}

function connect(): void {
  app = initializeApp({ apiKey: 'demo-api-key', projectId, authDomain: 'localhost' }, `app-${Math.random()}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
}

/** Somebody new, signed in. */
async function somebody(): Promise<User & { email: string }> {
  people += 1;
  const { user } = await createUserWithEmailAndPassword(auth, `person${people}@example.com`, 'correct horse');
  return user as User & { email: string };
}

beforeAll(async () => {
  clock = 0;
  database = openDatabase(undefined);
  await start();
});

beforeEach(() => {
  clock = 0;
  connect();
});

afterEach(() => deleteApp(app));

afterAll(async () => {
  await server.close();
  database.close();
});

const code = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    return (error as FirebaseError).code;
  }
  return 'none';
};

const outbox = async (email: string) =>
  (
    (await (await fetch(`${url}/emulator/v1/projects/${projectId}/oobCodes`)).json()) as {
      oobCodes: { oobCode: string; oobLink: string; email: string }[];
    }
  ).oobCodes.filter((mail) => mail.email === email);

describe('the unmodified Firebase SDK against the sign-in server', () => {
  it('signs up, keeps the profile, signs out and in again', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'Ada@Example.com', 'correct horse');
    expect(user.email).toBe('ada@example.com');
    expect(user.emailVerified).toBe(false);
    await updateProfile(user, { displayName: 'Ada', photoURL: 'https://example.com/ada.png' });
    await signOut(auth);
    const again = await signInWithEmailAndPassword(auth, 'ada@example.com', 'correct horse');
    expect(again.user.uid).toBe(user.uid);
    expect(again.user.displayName).toBe('Ada');
    expect(again.user.metadata.creationTime).toBeTruthy();
  });

  it('issues RS256 tokens that its key set proves, good for an hour', async () => {
    const { user } = await signInWithEmailAndPassword(auth, practiceAccount.email, practiceAccount.password);
    const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(await user.getIdToken(), keys, {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: practiceAccount.identity,
      email: practiceAccount.email,
      email_verified: true,
    });
    expect(payload.exp! - payload.iat!).toBe(3600);
  });

  it('refreshes a token by the refresh token', async () => {
    const { user } = await signInWithEmailAndPassword(auth, practiceAccount.email, practiceAccount.password);
    const before = await user.getIdToken();
    clock = 60_000;
    const after = await user.getIdToken(true);
    expect(after).not.toBe(before);
  });

  it('does not tell an unknown address from a wrong password', async () => {
    expect(await code(signInWithEmailAndPassword(auth, practiceAccount.email, 'wrong password'))).toBe(
      'auth/invalid-credential',
    );
    expect(await code(signInWithEmailAndPassword(auth, 'nobody@example.com', 'wrong password'))).toBe(
      'auth/invalid-credential',
    );
    await sendPasswordResetEmail(auth, 'nobody@example.com');
    expect(await outbox('nobody@example.com')).toEqual([]);
  });

  it('makes somebody who guesses wait, known address or not, and lets them in later', async () => {
    for (const email of [practiceAccount.email, 'nobody@example.com']) {
      for (let guess = 0; guess < 5; guess += 1)
        await code(signInWithEmailAndPassword(auth, email, `guess number ${guess}`));
      expect(await code(signInWithEmailAndPassword(auth, email, practiceAccount.password))).toBe(
        'auth/too-many-requests',
      );
    }
    clock = 5 * 60_000 + 1;
    await signInWithEmailAndPassword(auth, practiceAccount.email, practiceAccount.password);
  });

  it('refuses what it must in the service’s words', async () => {
    expect(await code(createUserWithEmailAndPassword(auth, practiceAccount.email, 'correct horse'))).toBe(
      'auth/email-already-in-use',
    );
    expect(await code(createUserWithEmailAndPassword(auth, 'not an address', 'correct horse'))).toBe(
      'auth/invalid-email',
    );
    expect(await code(createUserWithEmailAndPassword(auth, 'bob@example.com', 'short'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    expect((await validatePassword(auth, 'short')).isValid).toBe(false);
    expect((await validatePassword(auth, 'long enough')).isValid).toBe(true);
  });

  it('resets a password once per code, and signs everybody else out', async () => {
    const user = await somebody();
    clock = 2_000;
    await sendPasswordResetEmail(auth, user.email);
    const [mail] = await outbox(user.email);
    expect(await verifyPasswordResetCode(auth, mail!.oobCode)).toBe(user.email);
    await confirmPasswordReset(auth, mail!.oobCode, 'a new long word');
    expect(await code(confirmPasswordReset(auth, mail!.oobCode, 'another long word'))).toBe('auth/invalid-action-code');
    expect(await code(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await code(signInWithEmailAndPassword(auth, user.email, 'correct horse'))).toBe('auth/invalid-credential');
    await signInWithEmailAndPassword(auth, user.email, 'a new long word');
  });

  it('lets a reset link be too old', async () => {
    const user = await somebody();
    await sendPasswordResetEmail(auth, user.email);
    const [mail] = await outbox(user.email);
    clock = 61 * 60_000;
    expect(await code(confirmPasswordReset(auth, mail!.oobCode, 'a new long word'))).toBe('auth/expired-action-code');
  });

  it('resets by the page the link leads to, without scripts, and leads back only to the web app', async () => {
    const user = await somebody();
    auth.languageCode = 'es-ES';
    await sendPasswordResetEmail(auth, user.email, { url: 'http://localhost:8700/login' });
    const [mail] = await outbox(user.email);
    const page = await fetch(mail!.oobLink);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<html lang="es-ES">');
    expect(html).toContain('<label for="password">Nueva contraseña');
    expect(html).not.toContain('<script');
    const post = (newPassword: string, continueUrl: string) =>
      fetch(`${url}/emulator/action`, {
        method: 'POST',
        body: new URLSearchParams({ oobCode: mail!.oobCode, newPassword, continueUrl, lang: 'es' }),
      });
    expect(await (await post('short', 'http://localhost:8700/login')).text()).toMatch(
      /role="alert">Al menos 6 caracteres/,
    );
    const done = await (await post('a new long word', 'https://evil.example/')).text();
    expect(done).toContain('se ha cambiado');
    expect(done).not.toContain('evil.example');
    expect((await post('again and again', 'http://localhost:8700/login')).status).toBe(410);
    await signInWithEmailAndPassword(auth, user.email, 'a new long word');
  });

  it('confirms an address', async () => {
    const user = await somebody();
    await sendEmailVerification(user);
    const [mail] = await outbox(user.email);
    await applyActionCode(auth, mail!.oobCode);
    await user.reload();
    expect(user.emailVerified).toBe(true);
  });

  it('changes a password and deletes the account only soon after a sign-in', async () => {
    const user = await somebody();
    await updatePassword(user, 'battery staple');
    clock = 6 * 60_000;
    expect(await code(updatePassword(user, 'yet another word'))).toBe('auth/requires-recent-login');
    expect(await code(deleteUser(user))).toBe('auth/requires-recent-login');
    const again = await signInWithEmailAndPassword(auth, user.email, 'battery staple');
    await deleteUser(again.user);
    expect(await code(signInWithEmailAndPassword(auth, user.email, 'battery staple'))).toBe('auth/invalid-credential');
  });

  it('knows people and its key after a restart', async () => {
    const user = await somebody();
    const token = await user.getIdToken();
    await server.close();
    await start();
    await deleteApp(app);
    connect();
    const again = await signInWithEmailAndPassword(auth, user.email, 'correct horse');
    expect(again.user.uid).toBe(user.uid);
    await jwtVerify(token, createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`)));
  });

  it('answers only the web app’s origin', async () => {
    const asked = async (origin: string) =>
      (await fetch(`${url}/health`, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await asked('http://localhost:8700')).toBe('http://localhost:8700');
    expect(await asked('https://evil.example')).toBeNull();
  });
});
