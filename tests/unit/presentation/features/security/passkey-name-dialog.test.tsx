import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { PasskeyNameDialog } from '../../../../../src/presentation/features/security/passkey-name-dialog.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

it('refuses a name that the exchange would refuse, before the device is asked', async () => {
  const added: string[] = [];
  const store = { request: { busy: false }, close: () => undefined, add: async (name: string) => added.push(name) };
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: accountSecurityFeature.texts,
    open: async () => ({ View: () => <PasskeyNameDialog store={store as never} />, stores: {} }),
  });
  const field = await screen.findByLabelText('Name');
  // Joined by a character that nobody sees.
  await userEvent.type(field, 'Desk 👩\u200d💻{Enter}');
  expect(await screen.findByText('Use letters, numbers and common symbols only.')).toBeVisible();
  expect(added).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'Desk 💻{Enter}');
  await waitFor(() => expect(added).toEqual(['Desk 💻']));
});
