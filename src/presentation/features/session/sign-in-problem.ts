import type { Failure } from '../../../application/kernel/failure';
import { failureKey, type FailureKey } from '../../../application/platform/failure-keys';

const providerKeys = {
  'auth/invalid-credential': 'session:problem.credentials',
  'auth/invalid-login-credentials': 'session:problem.credentials',
  'auth/user-not-found': 'session:problem.credentials',
  'auth/wrong-password': 'session:problem.credentials',
  'auth/email-already-in-use': 'session:problem.taken',
  'auth/weak-password': 'session:problem.weak',
  'auth/password-does-not-meet-requirements': 'session:problem.weak',
  'auth/too-many-requests': 'session:problem.tooMany',
  'auth/quota-exceeded': 'session:problem.tooMany',
  'auth/invalid-email': 'session:problem.otherEmail',
  'auth/missing-email': 'session:problem.noEmail',
  'auth/network-request-failed': 'common:failure.offline',
  'auth/popup-blocked': 'session:problem.popupBlocked',
  'auth/unauthorized-domain': 'session:problem.notSetUp',
  'auth/invalid-api-key': 'session:problem.notSetUp',
  'auth/operation-not-allowed': 'session:problem.closedWay',
  'auth/admin-restricted-operation': 'session:problem.closedWay',
  'auth/user-token-expired': 'session:problem.again',
  'auth/user-mismatch': 'session:problem.mismatch',
  'auth/user-disabled': 'session:problem.blocked',
  'auth/login-blocked': 'session:problem.blocked',
  'auth/account-exists-with-different-credential': 'session:problem.clash',
  'auth/unknown-passkey': 'session:problem.passkey',
  'auth/credential-already-in-use': 'session:problem.inUse',
  'auth/invalid-phone-number': 'session:phone.wrong',
  'auth/captcha-check-failed': 'session:problem.check',
  'auth/invalid-verification-code': 'session:code.wrong',
  'auth/missing-verification-code': 'session:code.wrong',
  'auth/code-expired': 'session:code.expired',
  'auth/invalid-verification-id': 'session:code.expired',
  'auth/missing-verification-id': 'session:code.expired',
  'auth/invalid-multi-factor-session': 'session:problem.stepOver',
  'auth/missing-multi-factor-session': 'session:problem.stepOver',
  'auth/multi-factor-info-not-found': 'session:problem.stepOver',
  'auth/invalid-action-code': 'session:mail.dead.used',
  'auth/expired-action-code': 'session:mail.dead.expired',
} as const;

type ProviderCode = keyof typeof providerKeys;

/** Somebody has changed their mind, or is asked for something further: the form has nothing to add to the toast. */
const silentCodes: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/user-cancelled',
  'auth/multi-factor-auth-required',
]);

const codeCodes: ReadonlySet<string> = new Set([
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/code-expired',
  'auth/invalid-verification-id',
  'auth/missing-verification-id',
]);

/** Key of the words, in the user's language, for what the provider's message says in its own. */
export function signInProblemKey(failure: Failure): (typeof providerKeys)[ProviderCode] | FailureKey {
  return failure.kind === 'signIn' && isKnown(failure.code) ? providerKeys[failure.code] : failureKey(failure);
}

export function isSilentAtForm({ kind, code }: Failure): boolean {
  return kind === 'cancelled' || (code !== undefined && silentCodes.has(code));
}

/** The problem belongs to the field of the code. */
export function isAboutCode({ code }: Failure): boolean {
  return code !== undefined && codeCodes.has(code);
}

function isKnown(code: string | undefined): code is ProviderCode {
  return code !== undefined && Object.hasOwn(providerKeys, code);
}
