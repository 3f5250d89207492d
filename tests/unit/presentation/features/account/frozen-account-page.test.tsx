import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { Failure } from '../../../../../src/application/kernel/failure';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import { accountFeature } from '../../../../../src/presentation/features/account/account.feature';
import { read } from '../../../../support/reads';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';

const resource = (state: ResourceState<unknown>) =>
  Object.assign(new Subject(state), { refresh: async () => undefined });
const failure: Failure = { kind: 'rejected', reason: 'accountFrozen' };
const refused = () => resource({ status: 'failed', failure });

it('a frozen account is told so once, with the way to where that ends, and offered nothing that is refused', async () => {
  const stores = {
    profile: { profile: refused },
    verification: { state: refused },
    overview: { fees: refused, logins: () => resource(read([])) },
    security: {
      standing: () => resource(read({ frozenAt: 1_000 })),
      overview: () => resource(read({ score: 20, items: [{ key: 'ANTI_PHISHING', ok: false, weight: 10 }] })),
    },
    subAccounts: { list: refused },
    names: { dialog: undefined },
    promotions: { queries: { forAccountPages: refused } },
    wallet: {},
  };
  await renderShell({
    at: accountFeature.path,
    session: loggedIn(),
    open: async (feature) => (feature === accountFeature ? ownPage(feature, stores) : { View: () => null, stores: {} }),
  });
  const notice = (await screen.findByText(/^Account frozen since/)).closest('[role=status]');
  expect(within(notice as HTMLElement).getByRole('link', { name: 'Security' })).toHaveAttribute(
    'href',
    '/account/security',
  );
  expect(await screen.findByRole('heading', { name: 'Recent logins' })).toBeInTheDocument();
  expect(screen.queryByText('Account frozen. Unfreeze it in Security first.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByText(/anti-phishing/)).not.toBeInTheDocument();
});
