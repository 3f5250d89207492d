import { screen } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { CostCell, useAssetColumns } from '../../../../../src/presentation/features/wallet/asset-columns';
import type { WalletStore } from '../../../../../src/presentation/features/wallet/wallet.store';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

/** What stands for the cost of BTC at a price of 90 of which one and a half are held. */
async function costOf(bought: string | undefined, cost = '100'): Promise<string | null> {
  const wallet = {
    averageCosts: new Map(bought === undefined ? [] : [['BTC', { bought: decimal(bought), cost: decimal(cost) }]]),
    holding: () => ({ price: decimal(90), total: decimal('1.5') }),
  } as unknown as WalletStore;
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : (
          <p data-testid="cost">
            <CostCell wallet={wallet} asset="BTC" />
          </p>
        ),
      stores: {},
    }),
  });
  return (await screen.findByTestId('cost')).textContent;
}

it.each([
  ['of all there is', '1.5', '100.00▼−10.00%'],
  ['and how much of it came otherwise', '0.5', '100.00▼−10.00%1.00 from elsewhere'],
  ['of more than there is still', '2', '100.00▼−10.00%'],
  ['of nothing', undefined, '—'],
])('the cost is told %s', async (_, bought, text) => {
  expect(await costOf(bought)).toBe(text);
});

it.each([
  ['0.000012345678', '0.000012346'],
  ['0.0000000712345', '0.000000071234'],
  ['0.5', '0.500000'],
  ['1.5', '1.50'],
])('a cost of %s keeps the digits that count: %s', async (cost, text) => {
  expect((await costOf('1.5', cost))!.startsWith(`${text}▲`)).toBe(true);
});

it.each([
  ['0.0000071234', '0.0000071234'],
  ['0.000000123456789', '0.00000012345'],
  ['0.5', '0.5000'],
  ['1.9', '1.900'],
  ['1.9027', '1.9027'],
  ['150.123', '150.123'],
  ['12', '12.00'],
  ['61234.567', '61,234.56'],
])('a price of %s is written to the digits that count: %s', async (price, text) => {
  const wallet = {} as WalletStore;
  const Price = () => {
    const column = useAssetColumns(wallet).find(({ id }) => id === 'price')!;
    return <p data-testid="price">{column.cell({ price: decimal(price), change: undefined } as never)}</p>;
  };
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({ View: () => (path === undefined ? null : <Price />), stores: {} }),
  });
  expect((await screen.findByTestId('price')).textContent).toMatch(
    new RegExp(`^${text.replaceAll('.', '\\.')}(?!\\d)`),
  );
});
