import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { FirstDeposit } from '../../../../../src/presentation/features/wallet/first-deposit.view';
import type { WalletStore } from '../../../../../src/presentation/features/wallet/wallet.store';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function isOffered(totals: readonly string[], at: number | undefined): Promise<boolean> {
  const first = { current: read({ at }), subscribe: () => () => undefined, refresh: async () => undefined };
  const wallet = {
    holdings: totals.map((total) => ({ total: decimal(total) })),
    queries: { firstDeposit: () => first },
  } as unknown as WalletStore;
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet'],
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : (
          <section aria-label="shown">
            <FirstDeposit wallet={wallet} />
          </section>
        ),
      stores: {},
    }),
  });
  await screen.findByRole('region', { name: 'shown' });
  return screen.queryByRole('heading', { name: 'Make your first deposit' }) !== null;
}

test.each([
  ['to an account that has nothing', [], undefined, true],
  ['to one whose assets are all gone, of which none was deposited', ['0'], undefined, true],
  ['not to one that was given something to practise with', ['0', '10000'], undefined, false],
  ['not to one that has taken out what was deposited', ['0'], 5, false],
] as const)('a first deposit is offered %s', async (_, totals, at, offered) => {
  expect(await isOffered(totals, at)).toBe(offered);
});
