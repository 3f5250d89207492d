import '@testing-library/jest-dom';
import { act, fireEvent } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { RecipientField } from '../../../../../src/presentation/features/withdraw/recipient-field.view';
import type { NewestMovementsStore } from '../../../../../src/presentation/features/money-kit/newest-movements.store';
import { WithdrawResult } from '../../../../../src/presentation/features/withdraw/withdraw-result.view';
import { WithdrawReview } from '../../../../../src/presentation/features/withdraw/withdraw-review.view';
import { ready, show, storeOf } from './withdraw-fixture';

const address = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const xrp = {
  token: 'XRP',
  network: 'XRP',
  name: 'XRP Ledger',
  withdrawals: true,
  withdrawalFee: decimal('0.2'),
  minimumWithdrawal: decimal(20),
  decimals: 6,
  needsMemo: true,
};
const saved = { addressId: '1', label: 'Desk', network: 'XRP', address, memo: '', createdAt: 0, usableAt: 0 };

function toSaved({ listedOnly = false, ...requirements }: object & { readonly listedOnly?: boolean } = {}, memo = '') {
  const store = storeOf({ requirements: () => ready({ toSetUp: [], mailed: true, ...requirements }) });
  const { recipient } = store;
  recipient.know({
    networks: [xrp as never],
    book: { addresses: [{ ...saved, memo }], listedOnly, listedOnlyUntil: undefined },
  });
  recipient.choose('saved');
  recipient.set({ savedId: '1' });
  store.amount!.type('25');
  return store;
}

test('a saved address without its memo asks for it, and its network says what it takes', async () => {
  const store = toSaved();
  const shown = await show(<RecipientField store={store} />);
  expect(await shown.findByText('Fee 0.2 XRP · minimum 20 XRP')).toBeVisible();
  const memo = shown.getByLabelText('Memo (tag)');
  await act(() => store.review());
  expect(store.state.status).toBe('typing');
  expect(memo).toHaveAccessibleDescription('Enter the memo, or confirm that none is needed.');
  fireEvent.change(memo, { target: { value: '42' } });
  await act(() => store.review());
  expect(store.state).toMatchObject({ status: 'review', wish: { to: { address, memo: '42' } } });
});

test('while only saved addresses may be used no other memo can be given', async () => {
  const store = toSaved({ listedOnly: true });
  const shown = await show(<RecipientField store={store} />);
  expect(await shown.findByLabelText('Memo (tag)')).toBeDisabled();
  expect(shown.getByText(/^A whitelisted address goes with the memo/)).toBeVisible();
  fireEvent.click(shown.getByRole('checkbox', { name: 'No memo needed' }));
  expect(store.recipient.recipient).toMatchObject({ memo: '', withoutMemo: true });
});

async function reviewed(requirements: object = {}) {
  const store = toSaved(requirements);
  store.recipient.set({ savedWithoutMemo: true });
  await act(() => store.review());
  return show(<WithdrawReview store={store} />);
}

test('the review says that no memo goes along, and that the other one is paid', async () => {
  const shown = await reviewed();
  expect((await shown.findByText('Memo (tag)')).nextElementSibling).toHaveTextContent('None');
  expect(shown.getByText('Recipient receives')).toBeVisible();
  expect(shown.queryByText('You receive')).not.toBeInTheDocument();
});

test.each([
  ['is told of', true, 1],
  ['is not told of where none is sent', false, 0],
])('the code of the mail %s', async (_, mailed, times) => {
  const shown = await reviewed({ mailed });
  expect(await shown.findByText(/Withdrawals cannot be reversed/)).toBeVisible();
  expect(shown.queryAllByText(/emailed code/)).toHaveLength(times);
});

test.each([
  ['the memo that went along', { savedMemo: '42' }, '42'],
  ['that none did', { savedWithoutMemo: true }, 'None'],
])('the result tells %s', async (_, said, told) => {
  const store = toSaved();
  store.recipient.set(said);
  await act(() => store.review());
  if (store.state.status !== 'review') throw new Error('something is missing');
  store.state = { status: 'lookedUp', wish: store.state.wish };
  const movements = { rows: [], refresh: () => undefined } as unknown as NewestMovementsStore;
  const shown = await show(<WithdrawResult store={store} movements={movements} />);
  expect((await shown.findByText('Memo (tag)')).nextElementSibling).toHaveTextContent(told);
});

const tag = 'The destination tag must be a number from 0 to 4294967295.';

test('a memo that is none of the network is said at once, and nothing goes on with it', async () => {
  const store = toSaved();
  const shown = await show(<RecipientField store={store} />);
  const memo = await shown.findByLabelText('Memo (tag)');
  for (const typed of ['notanumber', '99999999999']) {
    fireEvent.change(memo, { target: { value: typed } });
    expect(memo).toHaveAccessibleDescription(tag);
    await act(() => store.review());
    expect(store.state.status).toBe('typing');
  }
});

test('an address that was saved with such a memo asks for the right one', async () => {
  const store = toSaved({}, 'notanumber');
  const shown = await show(<RecipientField store={store} />);
  fireEvent.change(await shown.findByLabelText('Memo (tag)'), { target: { value: '17' } });
  await act(() => store.review());
  expect(store.state).toMatchObject({ status: 'review', wish: { to: { address, memo: '17' } } });
});
