import { screen } from '@testing-library/react';
import { NewPasswordField } from '../../../../../src/presentation/features/session/new-password-field.view';
import { Form } from '../../../../../src/presentation/kit/antd/form';
import { usualPasswordPolicy } from '../../../../../src/domain/session/password-policy';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const store = { policy: usualPasswordPolicy, score: undefined, readPolicy: async () => {}, typed: async () => {} };
const words = 'Use a password different from your trading and withdrawal passwords.';

async function show(code: string): Promise<void> {
  await renderShell({
    at: '/account',
    session: loggedIn(),
    texts: ['session'],
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : (
          <Form>
            <NewPasswordField
              store={store as never}
              label="New password"
              known={[]}
              failure={{ kind: 'signIn', code } as never}
            />
          </Form>
        ),
      stores: {},
    }),
  });
  await screen.findByLabelText('New password');
}

test('a password that is used elsewhere is refused at its field', async () => {
  await show('auth/password-in-use');
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  // To listeners as well, who hear at the field itself that something is wrong with it.
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});

test('so is the password that somebody has already', async () => {
  await show('auth/password-unchanged');
  expect((await screen.findByText('This is your current password.')).getAttribute('role')).toBe('alert');
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});

test('other failures are not told at the field', async () => {
  await show('auth/network-request-failed');
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBeNull();
});
