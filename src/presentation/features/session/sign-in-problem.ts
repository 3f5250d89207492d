import type { Failure } from '../../../application/kernel/failure';

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

export function isSilentAtForm({ kind, code }: Failure): boolean {
  return kind === 'cancelled' || (code !== undefined && silentCodes.has(code));
}

/** The provider's address is somebody's here already. */
export function isClash(failure: Failure | undefined): boolean {
  return failure?.code === 'auth/account-exists-with-different-credential';
}

const newPasswordKeys = {
  'auth/password-in-use': 'problem.passwordInUse',
  'auth/password-unchanged': 'problem.passwordUnchanged',
} as const;

/** What to say at the field of the password that was chosen, where the problem belongs to it. */
export function newPasswordKey(failure: Failure | undefined) {
  const code = failure?.code;
  return code === 'auth/password-in-use' || code === 'auth/password-unchanged' ? newPasswordKeys[code] : undefined;
}

/** The problem belongs to the field of the code. */
export function isAboutCode({ code }: Failure): boolean {
  return code !== undefined && codeCodes.has(code);
}
