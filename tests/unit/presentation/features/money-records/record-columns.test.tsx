import { screen, within } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  type MoneyRecord,
  recordOfConversion,
  recordOfLine,
  recordOfTransfer,
} from '../../../../../src/domain/wallet/money-record';
import { RecordDetails } from '../../../../../src/presentation/features/money-records/record-details.view';
import { useRecordColumns } from '../../../../../src/presentation/features/money-records/record-columns';
import { RecordTable } from '../../../../../src/presentation/kit/controls/record-table';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const at = Date.UTC(2026, 10, 21, 12);
const booked = (kind: string, asset: string, amount: string, origin: object) =>
  recordOfLine({ id: kind + amount, kind, asset, amount: decimal(amount), at, ...origin });
const records: readonly MoneyRecord[] = [
  booked('CONVERT', 'USDT', '-600', { otherLeg: { asset: 'BTC', amount: decimal('0.01') } }),
  booked('CONVERT', 'BTC', '0.01', { otherLeg: { asset: 'USDT', amount: decimal('-600') } }),
  booked('WITHDRAW', 'USDT', '-50', { counterparty: 'BrightIbex1' }),
  booked('DISTRIBUTION', 'USDT', '7', { campaign: 'Summer cup' }),
  booked('CREDIT', 'USDT', '8', {}),
  booked('TRANSACTION_FEE', 'USDT', '-3', { market: 'PERP_BTC_USDT' }),
  booked('SUB_ACCOUNT_TRANSFER', 'USDT', '-500', { strategy: 'Steady majors' }),
  recordOfConversion({
    quoteId: '4',
    sellAsset: 'USDT',
    sellAmount: decimal('100'),
    buyAsset: 'BTC',
    buyAmount: decimal('0.002'),
    at,
  }),
  recordOfTransfer(
    {
      id: '3',
      asset: 'USDT',
      amount: decimal('9'),
      from: { accountId: 'main', name: 'Main' },
      to: { accountId: 'ada', name: 'QuietOtter' },
      at,
      status: 'WAITING',
    },
    'main',
  ),
  booked('DEPOSIT', 'LINK', '0.000000001', {
    purchase: { purchaseId: '12', provider: 'Harbor', pays: decimal('100.5'), currency: 'EUR' },
  }),
  booked('WITHDRAW', 'LINK', '-0.000000001', {
    movement: {
      ...{ id: '9', side: 'WITHDRAW', chainToken: 'TRON_LINK', network: 'TRX', fee: decimal(0), feeAsset: '' },
      ...{ amount: decimal('0.000000001'), sourceAddress: '', targetAddress: 'TXyz', memo: '', transactionId: '' },
      ...{ status: 'COMPLETED', confirmations: undefined, waitsForApproval: false, createdAt: at, updatedAt: at },
    },
  }),
];

const names = new Map([['TRX', 'Tron (TRC20)']]);

function Records() {
  return (
    <>
      <RecordTable
        caption="Records"
        columns={useRecordColumns(() => undefined, names)}
        rows={records}
        rowKey={({ id }) => id}
      />
      {records.map((record) => (
        <section key={record.id} aria-label={record.id}>
          <RecordDetails record={record} names={names} />
        </section>
      ))}
    </>
  );
}

test('the history says beside each amount where it went, and nothing where that is not known', async () => {
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'moneyKit'],
    open: async ({ path }) => ({ View: () => (path === undefined ? null : <Records />), stores: {} }),
  });
  const table = await screen.findByRole('table', { name: 'Records' });
  const details = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => (row as HTMLTableRowElement).cells[3]!.textContent);
  expect(details).toEqual([
    '+0.01 BTC',
    '−600.00 USDT',
    'BrightIbex1',
    'Summer cup',
    '',
    'BTC-PERP',
    'Steady majors',
    '+0.002 BTC',
    'QuietOtter',
    'Harbor',
    'Tron (TRC20)',
  ]);
  const amounts = within(table)
    .getAllByRole('row')
    .slice(-2)
    .map((row) => (row as HTMLTableRowElement).cells[2]!.textContent);
  expect(amounts).toEqual(['<\u00a00.00000001 LINK', '>\u00a0−0.00000001 LINK']);
  expect(within(table).getAllByRole('cell', { name: 'Trading fee' })).toHaveLength(1);
  const last = within(table).getAllByRole('row').at(-3) as HTMLTableRowElement;
  expect(last.cells[4]!.textContent).toBe('Awaiting approval');
  expect(within(screen.getByRole('region', { name: 'transfer 3' })).queryByText(/Completed/)).toBeNull();
  const fact = (record: MoneyRecord, name: string) =>
    within(screen.getByRole('region', { name: record.id })).getByText(name).nextElementSibling!.textContent;
  expect(fact(records[0]!, 'Received')).toBe('0.01 BTC');
  expect(fact(records[1]!, 'Paid')).toBe('600.00 USDT');
  expect(fact(records[2]!, 'Account')).toBe('BrightIbex1');
  expect(fact(records[3]!, 'Campaign')).toBe('Summer cup');
  expect(fact(records[5]!, 'Market')).toBe('BTC-PERP');
  expect(fact(records[6]!, 'Strategy')).toBe('Steady majors');
  const bought = records.find(({ purchase }) => purchase)!;
  expect(['Amount', 'Provider', 'Paid', 'Order ID'].map((name) => fact(bought, name))).toEqual([
    '<\u00a00.00000001 LINK',
    'Harbor',
    '100.5 EUR',
    '12',
  ]);
  expect(fact(records.at(-1)!, 'Network')).toBe('Tron (TRC20)');
});
