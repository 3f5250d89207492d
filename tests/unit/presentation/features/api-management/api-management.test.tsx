import { SubAccountQueries } from '../../../../../src/application/account/sub-account.queries';
import { VisitorQueries } from '../../../../../src/application/account/visitor.queries';
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeApiKeys } from '../../../../../src/application/security/change-api-keys.use-case';
import { CredentialsQueries } from '../../../../../src/application/security/credentials.queries';
import type { ApiKey, ApiKeyWish } from '../../../../../src/domain/security/api-key';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { failure, success } from '../../../../../src/domain/shared/result';
import { StepUpStore } from '../../../../../src/presentation/features/account-kit/step-up.store';
import { ApiKeysStore } from '../../../../../src/presentation/features/api-management/api-keys.store';
import { SequenceRandom } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { read } from '../../../../support/reads';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';

const made = (wish: ApiKeyWish, id: number): ApiKey => ({
  id: String(id),
  name: wish.name,
  key: `key-${id}-abcdefghijkl`,
  permissions: wish.permissions,
  ipList: wish.ipList,
  status: 'ACTIVE',
  createdAt: 0,
  expiresAt: undefined,
  lastUsedAt: undefined,
  subUserId: undefined,
});

/** An exchange that asks for no proof. */
async function openPage({ main = true, limit = 20, keys = [] as ApiKey[], at = '/account/api-management' } = {}) {
  const time = new FakeScheduler();
  const asked: ApiKeyWish[] = [];
  const port = {
    list: async () => success({ rows: keys, total: keys.length }),
    amount: async () => success({ used: keys.filter(({ status }) => status === 'ACTIVE').length, limit }),
    create: async (wish: ApiKeyWish) => {
      asked.push(wish);
      if (keys.some(({ name }) => name === wish.name)) return failure({ kind: 'duplicate' as const });
      const key = made(wish, keys.length + 1);
      keys = [key, ...keys];
      return success({ ...key, secret: 'the-secret' });
    },
    remove: async (id: string) => {
      keys = keys.filter((key) => key.id !== id);
      return success(undefined);
    },
  };
  const queries = new CredentialsQueries(new PlainResourceCache(time), port as never);
  const accounts = new SubAccountQueries(new PlainResourceCache(time), {
    list: async () => success([]),
    balances: async () => success([]),
  });
  const stepUp = new StepUpStore(
    { check: async () => success({ factors: [], toSetUp: [], codeLifetime: 0, heldUntil: undefined }) } as never,
    {} as never,
    time,
    {} as never,
  );
  const notices = { show: jest.fn() };
  const store = new ApiKeysStore(
    queries,
    accounts,
    new ChangeApiKeys(port as never, queries),
    stepUp,
    notices,
    new VisitorQueries(new PlainResourceCache(time), { here: async () => success({ ip: '203.0.113.7' }) } as never),
    time,
  );
  const stores = { keys: store, stepUp, random: new SequenceRandom() };
  const { session } = await renderShell({
    at,
    session: loggedIn(main),
    open: async (route) =>
      route.path === '/account/api-management' ? ownPage(route, stores) : { View: () => null, stores: {} },
  });
  return {
    asked,
    notices,
    become: (state: SessionState) => act(async () => session.state.set(state)),
    add: (name: string) => (keys = [made({ name, permissions: ['READ'], ipList: [] }, 9), ...keys]),
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const permission = (name: string) => document.querySelector<HTMLInputElement>(`input[value=${name}]`)!;
const press = async (name: string | RegExp) => userEvent.click(await button(name));

async function asFarAsAddresses(name: string): Promise<void> {
  await press('Create API key');
  await userEvent.type(await screen.findByLabelText('Label'), name);
  await press('Continue');
  await waitFor(() => expect(permission('TRADE').closest('label')).toBeVisible());
}

test('a key is made step by step, and its secret is shown until it is saved', async () => {
  const { asked } = await openPage();
  await asFarAsAddresses('desk');
  await userEvent.click(permission('TRADE'));
  await press('Continue');
  await press('Add my IP');
  await waitFor(() => expect(screen.getByLabelText('Trusted IP addresses')).toHaveValue('203.0.113.7'));
  await press('Create key');
  expect(await screen.findByText('the-secret')).toBeVisible();
  expect(asked).toEqual([
    { name: 'desk', permissions: ['READ', 'TRADE'], ipList: ['203.0.113.7'], subUserId: undefined },
  ]);
  expect(await button('Done')).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved the secret' }));
  await press('Done');
  expect(await screen.findByRole('table', { name: 'My API keys' })).toBeVisible();
  expect(screen.queryByText('the-secret')).not.toBeInTheDocument();
});

async function withSecret() {
  await openPage();
  await asFarAsAddresses('desk');
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Trusted IP addresses')).toBeVisible());
  await press('Create key');
  expect(await screen.findByText('the-secret')).toBeVisible();
}

/** Whether the browser would ask before the page is reloaded. */
const asksOnReload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('nothing leads away from a secret that is not saved without a question', async () => {
  await withSecret();
  await userEvent.click(screen.getByRole('link', { name: 'Security' }));
  const dialog = await screen.findByRole('dialog', { name: 'Secret not saved' });
  expect(within(dialog).getByText(/^desk is active/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/account/api-management');
  expect(screen.getByText('the-secret')).toBeVisible();
  expect(asksOnReload()).toBe(true);

  await userEvent.click(screen.getByRole('link', { name: 'Security' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe('/account/security'));
  expect(screen.queryByText('the-secret')).not.toBeInTheDocument();
  expect(asksOnReload()).toBe(false);
});

const placeInHistory = () => (window.history.state as { readonly idx: number }).idx;

test('nor does Back; what it went to is gone to when that is wanted', async () => {
  await openPage({ at: '/account/security' });
  await act(async () => {
    window.history.pushState({ idx: 1 }, '', '/account/api-management');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  });
  await asFarAsAddresses('desk');
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Trusted IP addresses')).toBeVisible());
  await press('Create key');
  expect(await screen.findByText('the-secret')).toBeVisible();
  await waitFor(() => expect(placeInHistory()).toBe(2));

  await act(async () => window.history.back());
  await press('Cancel');
  await waitFor(() => expect(window.location.pathname).toBe('/account/api-management'));
  expect(screen.getByText('the-secret')).toBeVisible();

  await act(async () => window.history.back());
  await press('Leave');
  await waitFor(() => expect(window.location.pathname).toBe('/account/security'));
  expect(screen.queryByText('the-secret')).not.toBeInTheDocument();
});

test('a secret that is saved may be left', async () => {
  await withSecret();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved the secret' }));
  expect(asksOnReload()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Security' }));
  await waitFor(() => expect(window.location.pathname).toBe('/account/security'));
});

test('Back leads a step back, and a form that is done leaves no step behind', async () => {
  await openPage();
  await asFarAsAddresses('desk');
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Trusted IP addresses')).toBeVisible());
  await act(async () => window.history.back());
  await waitFor(() => expect(permission('TRADE').closest('label')).toBeVisible());
  await press('Back');
  await waitFor(() => expect(screen.getByLabelText('Label')).toBeVisible());
  expect(screen.getByLabelText('Label')).toHaveValue('desk');
  expect(placeInHistory()).toBe(0);
  await press('Cancel');
  expect(await screen.findByText('No API keys yet')).toBeVisible();
});

test('a label is refused for what is wrong with it', async () => {
  await openPage();
  await press('Create API key');
  const label = await screen.findByLabelText('Label');
  await userEvent.type(label, 'bot 🚀');
  await press('Continue');
  expect(await screen.findByText('Use letters, digits, spaces and punctuation only.')).toBeVisible();
  await userEvent.clear(label);
  expect(await screen.findByText('Enter 1 to 32 characters.')).toBeVisible();
});

test('keys that need attention are named', async () => {
  const wish = { permissions: ['READ'], ipList: [] } as const;
  await openPage({ keys: [made({ ...wish, name: 'desk' }, 1), made({ ...wish, name: 'grid' }, 2)] });
  expect(await screen.findByText(/Restrict the IPs to keep: desk, grid\.$/)).toBeVisible();
});

test('a wrong address is named at the field, and nothing is sent', async () => {
  const { asked } = await openPage();
  await asFarAsAddresses('desk');
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Trusted IP addresses')).toBeVisible());
  await userEvent.type(screen.getByLabelText('Trusted IP addresses'), '203.0.113.300');
  await press('Create key');
  expect(await screen.findByText('“203.0.113.300” is not an IP address or range.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Trusted IP addresses')).toHaveFocus());
  expect(asked).toEqual([]);
});

test('a key that withdraws names its addresses', async () => {
  const { asked } = await openPage();
  await asFarAsAddresses('desk');
  await userEvent.click(permission('WITHDRAW'));
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Trusted IP addresses')).toBeVisible());
  await press('Create key');
  expect(await screen.findByText('Enter at least one IP address.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('ranges too wide to withdraw and addresses that the exchange never sees are told; what is sent is as it is kept', async () => {
  const { asked } = await openPage();
  await asFarAsAddresses('desk');
  await userEvent.click(permission('WITHDRAW'));
  await press('Continue');
  const field = screen.getByLabelText('Trusted IP addresses');
  await waitFor(() => expect(field).toBeVisible());
  await userEvent.type(field, '1.2.3.4/8, 0.0.0.0, 10.0.0.1');
  await press('Create key');
  expect(
    await screen.findByText(
      '“1.2.3.4/8” is too wide for a key that can withdraw. Use /24 (IPv6: /64) or narrower. “0.0.0.0” is not a public IP address. “10.0.0.1” is not a public IP address.',
    ),
  ).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '198.51.100.7/24');
  await press('Create key');
  await waitFor(() => expect(asked).toMatchObject([{ name: 'desk', ipList: ['198.51.100.0/24'] }]));
});

test('a name that was taken elsewhere meanwhile leads back to the name, with everything else kept', async () => {
  const { add } = await openPage();
  await asFarAsAddresses('desk');
  await press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Trusted IP addresses')).toBeVisible());
  await userEvent.type(screen.getByLabelText('Trusted IP addresses'), '203.0.113.9');
  add('desk');
  await press('Create key');
  expect(await screen.findByText('This label is already in use. Choose another.')).toBeVisible();
  expect(screen.getByLabelText('Label')).toBeVisible();
  expect(screen.getByLabelText('Trusted IP addresses')).toHaveValue('203.0.113.9');
});

test('removing is asked about first', async () => {
  const { notices } = await openPage({ keys: [made({ name: 'desk', permissions: ['READ'], ipList: [] }, 1)] });
  await press('Remove desk');
  const dialog = await screen.findByRole('dialog', { name: 'Remove desk?' });
  expect(screen.getByRole('table')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No API keys yet')).toBeVisible();
  expect(notices.show).toHaveBeenCalledWith('success', { key: 'credentials:notice.removed', values: { name: 'desk' } });
});

test('with as many keys as there may be no other is offered', async () => {
  await openPage({ limit: 1, keys: [made({ name: 'desk', permissions: ['READ'], ipList: [] }, 1)] });
  expect(await screen.findByText(/^Key limit reached/)).toBeVisible();
  expect(await button('Create API key')).toBeDisabled();
});

test('a key that waits for approval takes a place like any other', async () => {
  const waiting = { ...made({ name: 'desk', permissions: ['READ'], ipList: [] }, 1), status: 'WAITING' as const };
  await openPage({ keys: [waiting] });
  expect(await screen.findByText('1 / 20 keys')).toBeInTheDocument();
});

test('a sub-account sees its keys and who may change them', async () => {
  await openPage({ main: false, keys: [made({ name: 'grid', permissions: ['READ'], ipList: [] }, 1)] });
  expect(await screen.findByText(/from the main account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove|Edit|Create API key/ })).not.toBeInTheDocument();
});

test('a sub-account without keys is led to where they are made', async () => {
  const { become } = await openPage({ main: false });
  const session = loggedIn(false);
  if (session.status !== 'loggedIn' || session.account.status !== 'ready')
    throw new Error('The fixture has no account');
  await become({ ...session, account: read({ ...session.account.value, mainUserId: 'main-1' }) });
  expect(await screen.findByText(/from the main account/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Switch to main account' })).toBeVisible();
  expect(screen.queryByText(/^Create a key/)).not.toBeInTheDocument();
});

test('whoever is logged out from elsewhere has back what they had typed once they are in again', async () => {
  const { become } = await openPage();
  await asFarAsAddresses('desk');
  await userEvent.click(permission('TRADE'));
  await become({ status: 'loggedOut', ended: 'elsewhere' });
  expect(
    await screen.findByText(/^You were logged out from another device\. You’ll be taken straight back/),
  ).toBeVisible();
  await become(loggedIn());
  expect(await screen.findByLabelText('Label')).toHaveValue('desk');
  expect(permission('TRADE')).toBeChecked();
});
