import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { ReauthenticationDialog } from '../../../../../src/presentation/features/sign-in-methods/reauthentication-dialog.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function show(given: object): Promise<readonly string[]> {
  const done: string[] = [];
  const close = () => void done.push('closed');
  const store = { step: 'first', rehearsal: false, entering: {}, prepare: () => () => {}, close, ...given };
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: [...accountSecurityFeature.texts, 'accountKit', 'session', 'signInMethods'],
    open: async () => ({
      View: () => <ReauthenticationDialog store={store as never} />,
      stores: {},
    }),
  });
  return done;
}

async function offered(linked: readonly string[] | undefined): Promise<readonly string[]> {
  await show({ email: 'a@example.com', linked });
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

it('an account without an address adds one first: nothing else would confirm who somebody is', async () => {
  const done = await show({ email: undefined });
  expect(await screen.findByRole('heading', { name: 'Add an email first' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  const add = screen.getByRole('link', { name: 'Add email' });
  expect(add).toHaveAttribute('href', '/account/security#email-address');
  await userEvent.click(add);
  expect(done).toEqual(['closed']);
});
