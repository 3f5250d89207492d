import { known } from '../../../../../src/application/kernel/resource';
import { read } from '../../../../support/reads';
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { SessionState } from '../../../../../src/application/session/session-state';
import type { SubAccount } from '../../../../../src/domain/account/sub-account';
import { zero } from '../../../../../src/domain/shared/decimal';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';
import { accountDetailsFeature } from '../../../../../src/presentation/features/account/account-details.feature';

const grid: SubAccount = {
  userId: 'user-8',
  applicationId: 'app-8',
  alias: 'Grid bot',
  totalValue: zero,
  createdAt: undefined,
};

async function openMenu(session: SessionState, subAccounts: readonly SubAccount[] = [grid], endsWithSession = false) {
  const state: ResourceState<readonly SubAccount[]> = {
    status: 'ready',
    value: subAccounts,
    updatedAt: 0,
    refreshing: false,
  };
  const queries = {
    list: () => ({ current: state, subscribe: () => () => undefined, refresh: async () => undefined }),
  };
  const part = await ownPage(accountDetailsFeature, { queries, watch: { endsWithSession } });
  const product = await renderShell({
    session,
    open: async (route) => (route === accountDetailsFeature ? part : { View: () => <h1>Page</h1>, stores: {} }),
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Account:/ }));
  return { ...product, user };
}

const accounts = async () => within(await screen.findByRole('list', { name: 'Accounts' }));

test('a main account marks itself and offers its sub-accounts', async () => {
  const { user, switched } = await openMenu(loggedIn());
  const list = await accounts();
  expect(list.getByRole('button', { pressed: true })).toHaveTextContent('Quiet Otter');
  await user.click(list.getByRole('button', { name: 'Grid bot' }));
  expect(switched).toEqual(['user-8']);
});

test('the menu copies the user id and logs out', async () => {
  const { user, clipboard } = await openMenu(loggedIn());
  await user.click(await screen.findByRole('button', { name: 'Copy UID' }));
  expect(clipboard.text).toBe('user-7');
  expect(await screen.findByText('Copied!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('who has orders that end with the session is asked before it does, and before another account is chosen', async () => {
  const { user, switched } = await openMenu(loggedIn(), undefined, true);
  const question = () => within(screen.getByRole('dialog', { name: 'Orders are still running' }));
  const list = await accounts();
  await user.click(list.getByRole('button', { name: 'Grid bot' }));
  expect(switched).toEqual([]);
  await user.click(question().getByRole('button', { name: 'Switch account' }));
  expect(switched).toEqual(['user-8']);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(question().getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a sub-account knows the way back alone', async () => {
  const sub = loggedIn(false);
  const session =
    sub.status === 'loggedIn' ? { ...sub, account: read({ ...known(sub.account)!, mainUserId: 'user-1' }) } : sub;
  const { user, switched } = await openMenu(session);
  const list = await accounts();
  expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(['Back to main account', 'desk-2']);
  await user.click(list.getByRole('button', { name: 'Back to main account' }));
  expect(switched).toEqual(['user-1']);
});

test('the menu leads to the account’s pages', async () => {
  await openMenu(loggedIn(), []);
  const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/account',
    '/account/security',
    '/account/identity-verification',
    '/account/api-management',
    '/account/referral',
    '/account/settings',
  ]);
});

test('what was drawn and told for one account is gone with it', async () => {
  const { shell, session } = await openMenu(loggedIn());
  act(() => shell.notices.show('success', { text: 'Of the first account' }));
  expect(await screen.findByText('Of the first account')).toBeInTheDocument();
  act(() => {
    session.visit.set(1);
    session.state.set(loggedIn(false));
  });
  expect(await screen.findByRole('button', { name: 'Account: desk-2' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Of the first account')).not.toBeInTheDocument();
});
