import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { Failure } from '../../../../../src/application/kernel/failure';
import type { Holding } from '../../../../../src/domain/wallet/holding';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { BalanceChip } from '../../../../../src/presentation/features/balance-chip/balance-chip.view';
import { accountSecurityFeature } from '../../../../../src/presentation/features/security/account-security.feature';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const none: readonly Holding[] = [];
const failed = (failure: Failure): ResourceState<readonly Holding[]> => ({ status: 'failed', failure, previous: none });

async function show() {
  const wallet = observable(
    {
      state: read(none),
      total: decimal('1234.5'),
      choices: { currency: 'USDT' } as never,
      followTotal: () => () => undefined,
    },
    {},
    { deep: false },
  );
  await renderShell({
    at: accountSecurityFeature.path,
    session: loggedIn(),
    texts: [...accountSecurityFeature.texts, 'wallet', 'moneyKit'],
    open: async (feature) => ({
      View: () => (feature === accountSecurityFeature ? <BalanceChip stores={{ wallet }} /> : null),
      stores: {},
    }),
  });
  expect(await screen.findByText(/1,234\.5/)).toBeInTheDocument();
  return (state: ResourceState<readonly Holding[]>) => act(async () => runInAction(() => (wallet.state = state)));
}

it('says that the account is frozen, with the way to where that ends, in place of the balance', async () => {
  const tell = await show();
  await tell(failed({ kind: 'rejected', reason: 'accountFrozen' }));
  await waitFor(() => expect(screen.queryByText(/1,234\.5/)).toBeNull());
  expect(screen.getByRole('link', { name: 'Account frozen' })).toHaveAttribute('href', '/account/security');
  await tell(read(none));
  expect(await screen.findByText(/1,234\.5/)).toBeInTheDocument();
});

it('keeps what is known where the exchange is not reached', async () => {
  const tell = await show();
  await tell(failed({ kind: 'offline' }));
  expect(screen.getByText(/1,234\.5/)).toBeInTheDocument();
});
