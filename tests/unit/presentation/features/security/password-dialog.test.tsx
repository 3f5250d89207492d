import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { PasswordDialog } from '../../../../../src/presentation/features/security/password-dialog.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function problem(failure: Failure) {
  const store = { request: { busy: false, failure }, close: () => undefined };
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: accountSecurityFeature.texts,
    open: async () => ({
      View: () => <PasswordDialog store={store as never} kind="withdraw" act="create" />,
      stores: {},
    }),
  });
  return screen.findByRole('alert');
}

it('says that there is a password where another device has set one, and not that one’s own was taken', async () => {
  expect(await problem({ kind: 'duplicate' })).toHaveTextContent(
    'This password is already set, possibly from another device.',
  );
});

it('says of any other failure what is said of it everywhere', async () => {
  expect(await problem({ kind: 'offline' })).toHaveTextContent(/connection/i);
});
