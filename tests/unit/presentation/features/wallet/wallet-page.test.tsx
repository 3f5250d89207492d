import { cleanup, screen } from '@testing-library/react';
import { WalletPage } from '../../../../../src/presentation/features/wallet/wallet.page';
import { movable } from '../../../../support/movable';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

test('what contracts stand on is asked for once, for as long as the wallet is there', async () => {
  const own = movable({});
  const answered = { current: read(undefined), subscribe: () => () => undefined, refresh: async () => undefined };
  const wallet = {
    start: () => () => undefined,
    state: { status: 'loading' },
    queries: { firstDeposit: () => answered },
  };
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({
      View: () => (path === undefined ? null : <WalletPage stores={{ wallet, movable: own } as never} />),
      stores: {},
    }),
  });
  await screen.findByRole('heading', { name: 'Wallet' });
  expect(own.running()).toBe(1);
  cleanup();
  expect(own.running()).toBe(0);
});
