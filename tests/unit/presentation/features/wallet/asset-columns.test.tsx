import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { AssetsSection } from '../../../../../src/presentation/features/wallet/assets.view';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { valued } from '../../../../../src/domain/wallet/holding';
import { walletRow } from '../../../../../src/presentation/features/wallet/wallet-rows';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const usdt = valued(
  {
    ...{ asset: 'USDT', balance: decimal('5'), available: decimal('5'), inOrders: zero, price: decimal('1') },
    ...{ staked: zero, unbonding: zero, earning: zero, copied: zero },
  },
  'none',
);
const wallet = {
  ...{ holdings: [usdt], search: '', state: { status: 'ready' }, averageCosts: new Map(), collateral: new Map() },
  rows: () => [walletRow(usdt, { kept: () => zero })],
  holding: () => usdt,
  choices: { hideSmall: false, order: 'value', starred: [] },
};

async function columnsAt(width: number): Promise<readonly string[]> {
  window.matchMedia = ((query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : <AssetsSection wallet={wallet as never} movable={{ kept: () => zero }} />,
      stores: {},
    }),
  });
  await screen.findByRole('table', { name: 'Assets' });
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

test.each([
  [1440, 11],
  [1100, 10],
  [800, 7],
  // Each is a card there, with room for everything.
  [390, 11],
])('a window of %i px has so many columns that none stands under what can be done: %i', async (width, count) => {
  const columns = await columnsAt(width);
  expect(columns).toHaveLength(count);
  expect(columns.some((name) => name.startsWith('Average cost'))).toBe(count === 11);
  expect(columns.some((name) => name.startsWith('Price'))).toBe(true);
});
