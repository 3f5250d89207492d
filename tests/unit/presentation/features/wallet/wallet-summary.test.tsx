import { screen, within } from '@testing-library/react';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { valued } from '../../../../../src/domain/wallet/holding';
import { WalletSummary } from '../../../../../src/presentation/features/wallet/wallet-summary.view';
import type { WalletStore } from '../../../../../src/presentation/features/wallet/wallet.store';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

test('what prices did to what is held now is called no profit of the account', async () => {
  const held = { asset: 'BTC', balance: decimal('2'), available: decimal('2'), inOrders: zero, price: decimal('100') };
  const elsewhere = { staked: zero, unbonding: zero, earning: zero, copied: zero };
  const holding = valued({ ...held, ...elsewhere }, { open: decimal('125'), close: decimal('100') });
  const wallet = {
    choices: { currency: 'USDT' },
    currencies: ['USDT'],
    holdings: [holding],
    total: holding.value,
    profit: holding.profit,
    unsettled: zero,
    inCurrency: (value: unknown) => value,
  } as unknown as WalletStore;
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({
      View: () => (path === undefined ? null : <WalletSummary wallet={wallet} />),
      stores: {},
    }),
  });
  const summary = await screen.findByRole('region', { name: 'Estimated balance' });
  expect(within(summary).getByText(/^Price change, 24 h/u).textContent).toBe('Price change, 24 h −50.00 USDT ▼−20.00%');
  expect(within(summary).queryByText(/PnL, 24 h/u)).toBeNull();
});
