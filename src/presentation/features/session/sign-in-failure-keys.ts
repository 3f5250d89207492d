import type { Failure } from '../../../application/kernel/failure';
import { failureKey, type FailureKey } from '../../kit/formats/failure-keys';

const providerKeys = {
  'auth/invalid-credential': 'session:problem.credentials',
  'auth/invalid-login-credentials': 'session:problem.credentials',
  'auth/user-not-found': 'session:problem.credentials',
  'auth/wrong-password': 'session:problem.credentials',
  'auth/email-already-in-use': 'session:problem.taken',
  'auth/weak-password': 'session:problem.weak',
  'auth/password-does-not-meet-requirements': 'session:problem.weak',
  'auth/password-in-use': 'session:problem.passwordInUse',
  'auth/password-unchanged': 'session:problem.passwordUnchanged',
  'auth/too-many-requests': 'session:problem.tooMany',
  'auth/quota-exceeded': 'session:problem.tooMany',
  'auth/invalid-email': 'session:problem.otherEmail',
  'auth/missing-email': 'session:problem.noEmail',
  'auth/network-request-failed': 'common:failure.offline',
  'auth/popup-closed-by-user': 'session:problem.popupClosed',
  'auth/user-cancelled': 'session:problem.popupClosed',
  'auth/multi-factor-auth-required': 'session:secondStep.text',
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
  'auth/passkey-unavailable': 'session:problem.passkeyUnavailable',
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

/** Key of the words, in the user's language, for what the provider's message says in its own. */
export function signInFailureKey(failure: Failure): (typeof providerKeys)[ProviderCode] | FailureKey {
  return failure.kind === 'signIn' && isKnown(failure.code) ? providerKeys[failure.code] : failureKey(failure);
}

function isKnown(code: string | undefined): code is ProviderCode {
  return code !== undefined && Object.hasOwn(providerKeys, code);
}
