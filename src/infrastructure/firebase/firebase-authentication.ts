import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  validatePassword,
  type UserCredential,
} from 'firebase/auth';
import type { Environment } from '../../application/platform/environment';

/** The part of the SDK that is used. This file is a chunk of its own, loaded by the first sign-in. */
export interface FirebaseAuthentication {
  signIn(email: string, password: string): Promise<UserCredential>;
  signUp(email: string, password: string): Promise<UserCredential>;
  sendPasswordReset(email: string): Promise<void>;
  /** `undefined` when the policy sets none. */
  minimumPasswordLength(): Promise<number | undefined>;
  signOut(): Promise<void>;
}

/**
 * Keeps the provider's user in memory only: the session lives in the authorization cookie, so a user or a refresh
 * token of the provider in this browser's storage would only be one more thing to steal.
 */
export function firebaseAuthentication({ firebase }: Environment): FirebaseAuthentication {
  const { apiKey, projectId, authDomain, emulatorUrl } = firebase;
  const app = initializeApp({ apiKey, projectId, authDomain });
  // This map has the messages in words; the default one has only codes.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence, errorMap: debugErrorMap });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return {
    signIn: (email, password) => signInWithEmailAndPassword(auth, email, password),
    signUp: (email, password) => createUserWithEmailAndPassword(auth, email, password),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    minimumPasswordLength: async () => (await validatePassword(auth, '')).passwordPolicy.customStrengthOptions.minPasswordLength,
    signOut: () => signOut(auth),
  };
}
