import type { Failure } from '../../application/kernel/failure';
import { failureKey, type FailureKey } from '../../application/platform/failure-keys';

const providerKeys = {
  'auth/invalid-credential': 'session:problem.credentials',
  'auth/invalid-login-credentials': 'session:problem.credentials',
  'auth/user-not-found': 'session:problem.credentials',
  'auth/wrong-password': 'session:problem.credentials',
  'auth/email-already-in-use': 'session:problem.taken',
  'auth/weak-password': 'session:problem.weak',
  'auth/password-does-not-meet-requirements': 'session:problem.weak',
  'auth/too-many-requests': 'session:problem.tooMany',
  'auth/invalid-email': 'session:email.wrong',
  'auth/network-request-failed': 'common:failure.offline',
} as const;

type ProviderCode = keyof typeof providerKeys;

/** Key of the words, in the user's language, for what the provider's message says in its own. */
export function signInProblemKey(failure: Failure): (typeof providerKeys)[ProviderCode] | FailureKey {
  return failure.kind === 'signIn' && isKnown(failure.code) ? providerKeys[failure.code] : failureKey(failure);
}

function isKnown(code: string | undefined): code is ProviderCode {
  return code !== undefined && Object.hasOwn(providerKeys, code);
}
