import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { failure, success } from '../../../../../src/domain/shared/result';
import { decimal } from '../../../../../src/domain/shared/decimal';
import type { MoneyRecord } from '../../../../../src/domain/wallet/money-record';
import { AssetHistory } from '../../../../../src/presentation/features/wallet/asset-history.view';
import type { WalletStore } from '../../../../../src/presentation/features/wallet/wallet.store';
import { ReadCache } from '../../../../support/read-cache';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const record = (id: string, more: Partial<MoneyRecord> = {}): MoneyRecord => ({
  id,
  kind: 'SUB_ACCOUNT_TRANSFER',
  asset: 'USDT',
  amount: decimal('-5'),
  at: Date.UTC(2026, 10, 21, 12),
  ...more,
});

async function show(answer: unknown): Promise<void> {
  const recent = new ReadCache().open({ key: ['recent'], load: async () => answer as never });
  await recent.refresh();
  const wallet = { queries: { recentOf: () => recent } } as unknown as WalletStore;
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({
      View: () => (path === undefined ? null : <AssetHistory asset="USDT" wallet={wallet} />),
      stores: {},
    }),
  });
}

test('the history of an asset says of each record how far it has come', async () => {
  await show(
    success({
      rows: [record('1', { transfer: 'WAITING' }), record('2', { transfer: 'CANCELED' }), record('3')],
      total: 3,
    }),
  );
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1) as HTMLTableRowElement[];
  expect(rows.map(({ cells }) => cells[3]!.textContent)).toEqual(['Awaiting approval', 'Cancelled', 'Completed']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is said to have happened while it could not be read', async () => {
  await show(failure({ kind: 'offline' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('No records')).toBeNull();
});

test('a deposit that is being confirmed says how often it has been', async () => {
  const movement = { status: 'CONFIRMING', confirmations: { counted: 3, needed: 12 } };
  await show(success({ rows: [record('1', { kind: 'DEPOSIT', movement: movement as never })], total: 1 }));
  expect(await screen.findByRole('cell', { name: 'Confirming 3/12' })).toBeInTheDocument();
});
