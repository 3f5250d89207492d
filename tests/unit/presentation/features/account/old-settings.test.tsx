import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubAccountQueries } from '../../../../../src/application/account/sub-account.queries';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { AccountSwitch } from '../../../../../src/presentation/features/account/account-switch.view';
import { GeneralSettings } from '../../../../../src/presentation/features/account/general-settings.view';
import { accountSettingsFeature } from '../../../../../src/presentation/features/account/account-settings.feature';
import type { SettingsStore } from '../../../../../src/presentation/features/account/settings.store';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

/** Read once, and not again. */
function old<T>(previous: T) {
  const state = new Subject({ status: 'failed', failure: { kind: 'offline' }, previous } as const);
  return Object.assign(state, { refresh: jest.fn(async () => undefined) });
}

async function show(View: () => React.ReactNode) {
  await renderShell({
    at: accountSettingsFeature.path,
    session: loggedIn(),
    open: async () => ({ View, stores: {} }),
  });
}

it('a region that could not be read again is shown as known, under why, and is read again when asked for', async () => {
  const regions = old([{ code: 'ES', restricted: false }]);
  const profile = old({ country: 'ES', region: 'ES' });
  const store = {
    visitor: { regions: () => regions },
    profile: { profile: () => profile },
    saving: new Set(),
  } as unknown as SettingsStore;
  await show(() => <GeneralSettings store={store} />);
  expect(await screen.findByText('Spain')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect([regions.refresh, profile.refresh].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('other accounts that could not be read again can be switched to, under why', async () => {
  const list = old([{ userId: 'user-8', alias: 'Bot' }]);
  await show(() => (
    <AccountSwitch queries={{ list: () => list } as unknown as SubAccountQueries} onChoose={() => undefined} />
  ));
  expect(await screen.findByText('Bot')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(list.refresh).toHaveBeenCalledTimes(1);
});
