import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwitchAccountButton } from '../../../../../src/presentation/features/account-kit/switch-account-button.view';
import { switchAccountFeature } from '../../../../../src/presentation/features/account-kit/switch-account.feature';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';

/** A page of somebody who may go on as user-8. */
async function open(endsWithSession: boolean) {
  const part = await ownPage(switchAccountFeature, { watch: { endsWithSession } });
  const { switched } = await renderShell({
    session: loggedIn(),
    texts: ['accountKit'],
    open: async (feature) =>
      feature === switchAccountFeature
        ? part
        : {
            View: () =>
              feature.path === undefined ? null : <SwitchAccountButton userId="user-8">Go</SwitchAccountButton>,
            stores: {},
          },
  });
  const user = userEvent.setup();
  const press = async () => user.click(await screen.findByRole('button', { name: 'Go' }));
  return { switched, user, press };
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Orders are still running' }));

test('goes on as the other account at once where nothing ends with that', async () => {
  const { switched, press } = await open(false);
  await press();
  await waitFor(() => expect(switched).toEqual(['user-8']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('whoever has orders that would end is asked first, and again the next time', async () => {
  const { switched, user, press } = await open(true);
  await press();
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(switched).toEqual([]);
  await press();
  await user.click((await question()).getByRole('button', { name: 'Switch account' }));
  expect(switched).toEqual(['user-8']);
});
