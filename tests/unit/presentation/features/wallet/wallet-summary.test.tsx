import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { shared } from '../../../../../src/application/kernel/shared';
import { decimal, zero, type Decimal } from '../../../../../src/domain/shared/decimal';
import { FreeCollateral } from '../../../../../src/application/wallet/free-collateral';
import { valued } from '../../../../../src/domain/wallet/holding';
import { WalletSummary } from '../../../../../src/presentation/features/wallet/wallet-summary.view';
import type { WalletStore } from '../../../../../src/presentation/features/wallet/wallet.store';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function show(wallet: object, current: Decimal | 'all' | null = 'all') {
  const store = {
    choices: { currency: 'USDT' },
    currencies: ['USDT'],
    unsettled: zero,
    collateral: new Map(),
    inCurrency: (value: unknown) => value,
    ...wallet,
  } as unknown as WalletStore;
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : <WalletSummary wallet={store} movable={{ free: current ?? undefined }} />,
      stores: {},
    }),
  });
  return screen.findByRole('region', { name: 'Estimated balance' });
}
const elsewhere = { staked: zero, unbonding: zero, earning: zero, copied: zero };
const prices = { open: decimal('125'), close: decimal('100') };

test('what prices did to what is held now is called no profit of the account', async () => {
  const held = { asset: 'BTC', balance: decimal('2'), available: decimal('2'), inOrders: zero, price: decimal('100') };
  const holding = valued({ ...held, ...elsewhere }, prices);
  const summary = await show({ holdings: [holding], total: holding.value, profit: holding.profit });
  expect(within(summary).getByText(/^24h price change/u).textContent).toBe('24h price change −50.00 USDT ▼−20.00%');
  expect(within(summary).queryByText(/PnL, 24 h/u)).toBeNull();
});

test('while the day of an asset is not known, no change is told, be it an amount or a part', async () => {
  const held = { asset: 'BTC', balance: decimal('2'), available: decimal('2'), inOrders: zero, price: decimal('100') };
  const holding = valued({ ...held, ...elsewhere }, undefined);
  const summary = await show({ holdings: [holding], total: holding.value, profit: undefined });
  expect(within(summary).getByText(/^24h price change/u).textContent).toBe('24h price change — USDT —');
});

test('available is what contracts leave free, and the parts make the sum', async () => {
  const of = (asset: string, available: string, inOrders: string) =>
    valued(
      {
        ...{ asset, balance: decimal(available).plus(inOrders), available: decimal(available) },
        ...{ inOrders: decimal(inOrders), price: decimal('1'), ...elsewhere },
      },
      undefined,
    );
  // WOO is no collateral here, so that contracts keep nothing of it.
  const collateral = new Map([
    ['USDT', { ratio: decimal(1), usable: true, enabled: true }],
    ['WOO', { ratio: zero, usable: false, enabled: false }],
  ]);
  const wallet = {
    holdings: [of('USDT', '16000', '500'), of('WOO', '800', '0')],
    collateral,
    unsettled: decimal('-2680'),
  };
  const figures = (summary: HTMLElement) =>
    [...summary.querySelectorAll('dl > div')].map(({ textContent }) => textContent?.trim());
  const summary = await show({ ...wallet, total: decimal('14620') }, decimal('2833.38'));
  expect(figures(summary).slice(0, 3)).toEqual([
    'Available3,633.38 USDT',
    'Used as margin13,166.62 USDT',
    'In orders500.00 USDT',
  ]);
  expect(figures(summary).at(-1)).toBe('Unsettled PnL−2,680.00 USDT');
});

test('without contracts everything that no order has reserved is available', async () => {
  const held = { asset: 'USDT', balance: decimal('9'), available: decimal('9'), inOrders: zero, price: decimal('1') };
  const summary = await show({ holdings: [valued({ ...held, ...elsewhere }, undefined)], total: decimal('9') });
  expect(summary).toHaveTextContent('Used as margin0.00 USDT');
  expect(summary).toHaveTextContent('Available9.00 USDT');
});

test('while nobody says what contracts stand on, neither that nor what is available is known', async () => {
  const held = { asset: 'USDT', balance: decimal('9'), available: decimal('9'), inOrders: zero, price: decimal('1') };
  const wallet = { holdings: [valued({ ...held, ...elsewhere }, undefined)], total: decimal('9') };
  const contracts = { free: decimal('4'), start: shared(() => () => undefined) };
  const current = (positions: object[] | undefined, orders: object[] | undefined) =>
    new FreeCollateral(contracts, { value: positions } as never, { value: orders } as never).current;
  expect([current(undefined, []), current([], undefined), current([], [])]).toEqual([undefined, undefined, 'all']);
  expect(current([{ holding: zero }], [{ symbol: 'PERP_BTC_USDT' }])).toEqual(decimal('4'));
  expect(current([{ holding: decimal('-1') }], [{ symbol: 'SPOT_BTC_USDT' }])).toEqual(decimal('4'));
  const summary = within(await show(wallet, null));
  expect(summary.getByText('Used as margin').parentElement).toHaveTextContent('Used as margin— USDT');
  expect(summary.getByText('Available').parentElement).toHaveTextContent('Available— USDT');
});
