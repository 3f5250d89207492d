import { signInFailure } from '../../../../src/infrastructure/firebase/firebase-loader';

describe('errors of the identity provider', () => {
  it('of a cancelled request are never shown', () => {
    expect(signInFailure({ code: 'auth/cancelled-popup-request', message: 'x' }).kind).toBe('cancelled');
  });

  it.each([
    'auth/popup-blocked',
    'auth/popup-closed-by-user',
    'auth/network-request-failed',
    'auth/user-token-expired',
    'auth/invalid-credential',
  ])('%s keeps the provider’s words', (code) => {
    expect(signInFailure({ code, message: 'In words.' })).toEqual({ kind: 'signIn', code, detail: 'In words.' });
  });

  it.each([new TypeError('Failed to fetch dynamically imported module'), undefined, 'text'])(
    'without a code (%p) mean that the library is missing',
    (cause) => {
      expect(signInFailure(cause).kind).toBe('offline');
    },
  );
});
