import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { recordOfMovement } from '../../../../../src/domain/wallet/money-record';
import type { Movement } from '../../../../../src/domain/wallet/movement';
import { AmountField } from '../../../../../src/presentation/features/money-kit/amount-field.view';
import { RecordDetails } from '../../../../../src/presentation/features/money-records/record-details.view';
import { WithdrawResult } from '../../../../../src/presentation/features/withdraw/withdraw-result.view';
import { WithdrawalTimeline } from '../../../../../src/presentation/features/withdraw/withdrawal-timeline.view';
import { show, storeOf } from './withdraw-fixture';

const movement: Movement = {
  ...{ id: '9', side: 'WITHDRAW', chainToken: 'ETH_USDT', network: 'ETH', amount: decimal('50'), fee: decimal('4.5') },
  ...{ feeAsset: 'USDT', sourceAddress: '', targetAddress: '0xabc', memo: '', transactionId: '', status: 'NEW' },
  ...{ confirmations: undefined, waitsForApproval: false, createdAt: 0, updatedAt: 0 },
} as const;

test('the course of a withdrawal is told alike where it was sent and in the history', async () => {
  const record = recordOfMovement(movement);
  const sent = await show(
    <>
      <WithdrawalTimeline movement={movement} />
      <RecordDetails record={record} names={undefined} />
    </>,
  );
  for (const word of ['Submitted', 'Processing', 'Completed'])
    expect(await sent.findAllByText(new RegExp(`^${word}`))).toHaveLength(2);
  expect(sent.queryByText(/^Confirming/)).not.toBeInTheDocument();
});

test('what stands on the card of a withdrawal is of one size', async () => {
  const store = storeOf();
  const to = { network: 'ETH', address: '0xabc', memo: '' };
  store.state = { status: 'sent', withdrawalId: '9', wish: { asset: 'USDT', amount: decimal('50'), to } };
  const movements = { rows: [movement], refresh: () => undefined } as never;
  const shown = await show(<WithdrawResult store={store} movements={movements} />);
  const [one, other] = [
    await shown.findByRole('button', { name: 'Cancel' }),
    shown.getByRole('button', { name: 'New withdrawal' }),
  ];
  expect(one.className).toBe(other.className);
});

test('what is more than may still leave within the day is told so', async () => {
  const store = storeOf();
  const bounds = { dayLimit: decimal('9975'), available: decimal('20000') };
  const shown = await show(<AmountField asset="USDT" figure={store.amount!} bounds={bounds} label="Amount" />);
  act(() => store.amount!.type('9976'));
  expect(await shown.findByText('24h withdrawal limit: 9,975.00 USDT left.')).toBeVisible();
});
