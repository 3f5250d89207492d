import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { shared } from '../../../../../src/application/kernel/shared';
import { TransferableBalances } from '../../../../../src/application/wallet/transferable-balances';
import { decimal, zero, type Decimal } from '../../../../../src/domain/shared/decimal';
import type { Collateral } from '../../../../../src/domain/trading/collateral';
import { valued } from '../../../../../src/domain/wallet/holding';
import { AssetFigures } from '../../../../../src/presentation/features/wallet/asset-details.view';
import { AssetsSection } from '../../../../../src/presentation/features/wallet/assets.view';
import { shownRows, walletRow } from '../../../../../src/presentation/features/wallet/wallet-rows';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

type Free = Decimal | 'all' | undefined;

const held = (asset: string, available: string, inOrders: string, price: string) =>
  valued(
    {
      ...{ asset, balance: decimal(available).plus(inOrders), available: decimal(available) },
      ...{ inOrders: decimal(inOrders), price: decimal(price) },
      ...{ staked: zero, unbonding: zero, earning: zero, copied: zero },
    },
    undefined,
  );
const holdings = [
  held('USDT', '9960.64', '100', '1'),
  held('BTC', '0.5', '0', '80000'),
  held('PEPE', '7000', '0', '1'),
];
const counts = (asset: string, ratio: string, balance: string, value: string) => ({
  ...{ asset, ratio: decimal(ratio), usable: true, enabled: true },
  ...{ balance: decimal(balance), value: decimal(value) },
});
const collateral = [counts('USDT', '1', '10060.64', '10060.64'), counts('BTC', '0.8', '0.5', '40000')];
/** What of them may leave, of somebody with contracts of whose collateral so much is free. */
function movable(current: Free, known: readonly Collateral[] | undefined = collateral): TransferableBalances {
  const balances = new Map(holdings.map(({ asset, available }) => [asset, { available }]));
  const transferable = new TransferableBalances(
    { byAsset: balances as never },
    { current, start: shared(() => () => undefined) },
    { collateral: () => new Subject(known ? { status: 'ready', value: known } : { status: 'loading' }) } as never,
  );
  transferable.start();
  return transferable;
}
const choices = { hideSmall: false, order: 'available', starred: [] } as const;

const rows = (from: Pick<TransferableBalances, 'kept'>) =>
  shownRows(
    holdings.map((each) => walletRow(each, from)),
    '',
    choices,
  );

/** The table, and the figures of one asset. */
async function show(from: Pick<TransferableBalances, 'kept'>) {
  const wallet = {
    ...{ rows, holdings, search: '', state: { status: 'ready' }, choices },
    averageCosts: new Map(),
    holding: (asset: string) => holdings.find((each) => each.asset === asset),
    row: (asset: string) => rows(from).find((each) => each.asset === asset),
  } as never;
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : (
          <>
            <AssetsSection wallet={wallet} movable={from} />
            <section aria-label="One asset">
              <AssetFigures asset="BTC" wallet={wallet} movable={from} />
            </section>
          </>
        ),
      stores: {},
    }),
  });
  await screen.findByRole('table');
  const cell = (asset: string, title: string): string | null | undefined =>
    [...document.querySelectorAll('tbody tr')]
      .find(({ textContent }) => textContent.includes(asset))
      ?.querySelector(`td[data-title="${title}"]`)?.textContent;
  const fact = (name: string): string | null | undefined =>
    [...screen.getByRole('region', { name: 'One asset' }).querySelectorAll('dl > div')].find(({ textContent }) =>
      textContent.startsWith(name),
    )?.textContent;
  return { cell, fact };
}

test('a row tells what contracts leave of its asset, and what they stand on', async () => {
  const { cell, fact } = await show(movable(decimal('2652')));
  expect(cell('USDT', 'Available')).toBe('2,652.00Used as margin 7,308.64');
  expect(cell('USDT', 'In orders')).toBe('100.00');
  expect(cell('USDT', 'Total')).toBe('10,060.64');
  expect(cell('BTC', 'Available')).toBe('0.0414375Used as margin 0.4585625');
  expect(fact('Available')).toBe('Available0.0414375');
  expect(fact('Used as margin')).toBe('Used as margin0.4585625');
  // What counts nowhere is all there.
  expect(cell('PEPE', 'Available')).toBe('7,000.00');
});

test('a row and the dialogs that send its asset have one figure', () => {
  const transferable = movable(decimal('2652'));
  for (const { asset, available } of rows(transferable))
    expect([asset, String(available)]).toEqual([asset, String(transferable.of(asset).available)]);
});

test('without contracts what no order reserves is available', async () => {
  const { cell, fact } = await show(movable('all', []));
  expect(cell('USDT', 'Available')).toBe('9,960.64');
  expect(fact('Used as margin')).toBe('Used as margin0.00');
});

test.each([
  ['what contracts stand on', movable(undefined)],
  ['what it counts', { kept: () => undefined }],
])('while nobody says %s, nothing is said to be available', async (_, from) => {
  const { cell, fact } = await show(from);
  expect([cell('USDT', 'Available'), cell('USDT', 'In orders')]).toEqual(['—', '100.00']);
  expect([fact('Available'), fact('Used as margin')]).toEqual(['Available—', 'Used as margin—']);
});

test('rows are sorted by what is available in them, by its value', () => {
  const order = (free: Free) => rows(movable(free)).map(({ asset }) => asset);
  expect(order('all')).toEqual(['BTC', 'USDT', 'PEPE']);
  expect(order(decimal('2652'))).toEqual(['PEPE', 'BTC', 'USDT']);
});
