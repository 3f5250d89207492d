import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { AccountStanding } from '../../../../../src/domain/security/account-standing';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';

const frozen: AccountStanding = {
  frozenAt: 1_000,
  obstacles: [],
  rest: { assets: 0, value: decimal('0') },
  approverOf: 0,
};
const offline: Failure = { kind: 'offline' };

function read<T>(initial: ResourceState<T>) {
  const state = new Subject<ResourceState<T>>(initial);
  const refresh = jest.fn(async () => undefined);
  return Object.assign(state, { refresh });
}

/** The page of an account of which nothing is known but how it stands. */
async function show(initial: ResourceState<AccountStanding>) {
  const standing = read(initial);
  const never = read({ status: 'loading' });
  const queries = {
    standing: () => standing,
    overview: () => never,
    hold: () => never,
    devices: () => never,
  };
  const nothing = () => undefined;
  const stores = {
    queries,
    stepUp: { cancel: nothing },
    devices: { queries, page: 1, asking: undefined, ask: nothing, show: nothing },
    closure: { queries, open: nothing, leave: nothing, dialog: undefined },
    gone: { told: false },
    authenticator: { queries, page: undefined, dialog: undefined },
    passkeys: {},
    recovery: {},
    methods: {},
    email: {},
    passwords: {},
    antiPhishing: {},
    pageMark: {},
  };
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    open: async (feature) =>
      feature === accountSecurityFeature ? ownPage(feature, stores) : { View: () => null, stores: {} },
  });
  await screen.findByRole('heading', { name: 'Devices' });
  return standing;
}

const sections = () => screen.queryByRole('heading', { name: 'Authenticator app' });

it('stays frozen when it cannot be read again', async () => {
  const standing = await show({ status: 'ready', value: frozen, updatedAt: 1_000, refreshing: false });
  const notice = /Account frozen/;
  expect(screen.getByText(notice)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Unfreeze account' })).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Freeze or close account' })).not.toBeInTheDocument();
  act(() => standing.set({ status: 'failed', failure: offline, previous: frozen }));
  expect(screen.getByText(notice)).toBeInTheDocument();
  expect(sections()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('shows why it could not be read at all, with a retry, and nothing that may be refused', async () => {
  const standing = await show({ status: 'failed', failure: offline });
  expect(sections()).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Freeze or close account' })).not.toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(standing.refresh).toHaveBeenCalledTimes(1);
});
