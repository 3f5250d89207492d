import { screen } from '@testing-library/react';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { ReauthenticationDialog } from '../../../../../src/presentation/features/sign-in-methods/reauthentication-dialog.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function offered(linked: readonly string[] | undefined): Promise<readonly string[]> {
  const store = { step: 'first', rehearsal: false, entering: {}, linked, prepare: () => () => {}, close: () => {} };
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: [...accountSecurityFeature.texts, 'session', 'signInMethods'],
    open: async () => ({ View: () => <ReauthenticationDialog store={store as never} />, stores: {} }),
  });
  await screen.findByLabelText('Password');
  return screen.queryAllByRole('button', { name: /^Confirm with/ }).map(({ textContent }) => textContent);
}

it.each([
  ['nothing but a password', ['password'], []],
  ['Apple', ['password', 'apple'], ['Confirm with Apple']],
  ['nobody knows what', undefined, ['Confirm with Google', 'Confirm with Apple']],
] as const)('offers whoever has linked %s only that beside the password', async (_what, linked, names) => {
  expect(await offered(linked)).toEqual(names);
});
