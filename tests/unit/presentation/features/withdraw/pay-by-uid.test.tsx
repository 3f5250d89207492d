import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { internalNetwork, withdrawalOfTransfer } from '../../../../../src/domain/wallet/withdrawal';
import { NewAddressDialog } from '../../../../../src/presentation/features/address-book/new-address-dialog.view';
import { SavedAddressField } from '../../../../../src/presentation/features/withdraw/saved-address-field.view';
import { WithdrawForm } from '../../../../../src/presentation/features/withdraw/withdraw-form.view';
import { WithdrawResult } from '../../../../../src/presentation/features/withdraw/withdraw-result.view';
import { WithdrawReview } from '../../../../../src/presentation/features/withdraw/withdraw-review.view';
import { WithdrawalList } from '../../../../../src/presentation/features/withdraw/withdrawal-list.view';
import { ready, show, storeOf } from './withdraw-fixture';

const movements = { rows: [], refresh: () => undefined } as never;
const wish = { asset: 'USDT', amount: decimal('12.34'), to: { userId: '7' } };

test('one’s own UID is refused at its field at once, and another is not', async () => {
  const store = storeOf();
  store.recipient.choose('user');
  const shown = await show(<WithdrawForm store={store} movements={movements} />);
  const field = await shown.findByLabelText('Recipient UID');
  fireEvent.change(field, { target: { value: '42' } });
  expect(shown.getByText('This is your own UID. Enter another one.')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '421' } });
  expect(shown.queryByText('This is your own UID. Enter another one.')).not.toBeInTheDocument();
});

test('the review asks to compare a UID with the recipient, and an address where it is one', async () => {
  const store = storeOf();
  runInAction(() => (store.state = { status: 'review', wish }));
  const shown = await show(<WithdrawReview store={store} />);
  expect(await shown.findByText(/^Check the UID with the recipient/)).toBeInTheDocument();
  const to = { network: 'ETH', address: '0x5aAe', memo: '' };
  act(() => {
    runInAction(() => (store.state = { status: 'review', wish: { ...wish, to } }));
  });
  expect(await shown.findByText(/^Check the full address with the recipient/)).toBeInTheDocument();
});

test('a UID that is nobody’s is refused at its field, and the review names whose it is', async () => {
  const store = storeOf();
  store.recipient.choose('user');
  store.recipient.set({ userId: '7' });
  const form = await show(<WithdrawForm store={store} movements={movements} />);
  await form.findByLabelText('Recipient UID');
  act(() => store.recipient.know({ unknownUserId: '7' }));
  expect(form.getByText('No account with this UID. Check it.')).toBeInTheDocument();
  cleanup();
  runInAction(() => {
    store.payee = { userId: '7', name: 'Qu***er' };
    store.state = { status: 'review', wish };
  });
  const review = await show(<WithdrawReview store={store} />);
  expect((await review.findByText('Recipient')).nextElementSibling).toHaveTextContent('Qu***er');
});

test('a refusal says how much of the day’s limit is used', async () => {
  const store = storeOf();
  runInAction(() => (store.state = { status: 'review', wish }));
  const shown = await show(<WithdrawReview store={store} />);
  await shown.findByRole('button', { name: 'Withdraw' });
  const figures = '9,995.50 of 10,000.00 USDT used';
  expect(shown.queryByText(figures)).not.toBeInTheDocument();
  act(() => {
    runInAction(() => (store.state = { status: 'review', wish, failure: { kind: 'cannotWithdraw' } }));
  });
  expect(await shown.findByText(figures)).toBeInTheDocument();
});

test('what was sent says how much of what went to whom, and leads to the transfers of the history', async () => {
  const store = storeOf();
  runInAction(() => (store.state = { status: 'sent', withdrawalId: '3', wish }));
  const shown = await show(<WithdrawResult store={store} movements={movements} />);
  expect(await shown.findByRole('heading', { name: 'Sent' })).toBeInTheDocument();
  expect(shown.getByText('12.34 USDT')).toBeInTheDocument();
  expect(shown.getByText('Recipient UID').nextElementSibling).toHaveTextContent('7');
  expect(shown.getByRole('link', { name: 'View history' })).toHaveAttribute(
    'href',
    '/wallet?movements&kind=SUB_ACCOUNT_TRANSFER',
  );
});

test('an amount that cannot be taken has nothing that arrives', async () => {
  const store = storeOf();
  store.recipient.choose('user');
  const shown = await show(<WithdrawForm store={store} movements={movements} />);
  await shown.findByLabelText('Recipient UID');
  const arrives = () => shown.getByText('Recipient receives').nextElementSibling;
  act(() => {
    store.allow(decimal('10'));
    store.amount!.type('9.5');
  });
  expect(arrives()).toHaveTextContent('9.5 USDT');
  act(() => store.amount!.type('20000'));
  expect(arrives()).toHaveTextContent(/^—$/);
});

test('what was taken back says so over its progress', async () => {
  const store = storeOf();
  const to = { network: 'ETH', address: '0x5aAe', memo: '' };
  runInAction(() => (store.state = { status: 'sent', withdrawalId: '3', wish: { ...wish, to } }));
  const row = { id: '3', side: 'WITHDRAW', network: 'ETH', status: 'CANCELED', waitsForApproval: false, updatedAt: 1 };
  const shown = await show(
    <WithdrawResult store={store} movements={{ rows: [row], refresh: () => undefined } as never} />,
  );
  expect(await shown.findByRole('heading', { name: 'Withdrawal cancelled' })).toBeInTheDocument();
  expect(shown.getByText('12.34 USDT')).toBeInTheDocument();
  expect(shown.getByText('0x5aAe')).toBeInTheDocument();
  expect(shown.getByText('Network').nextElementSibling).toHaveTextContent('Ethereum (ERC20)');
  // As wide as its word: the card's own grid would stretch it.
  expect(shown.getByText('Cancelled').parentElement!.tagName).toBe('DIV');
});

test('what a second person refused is called so, wherever it is told', async () => {
  const store = storeOf();
  const to = { network: 'ETH', address: '0x5aAe', memo: '' };
  runInAction(() => (store.state = { status: 'sent', withdrawalId: '3', wish: { ...wish, to } }));
  const row = { id: '3', side: 'WITHDRAW', network: 'ETH', status: 'REFUSED', waitsForApproval: false, updatedAt: 1 };
  const shown = await show(
    <WithdrawResult store={store} movements={{ rows: [row], refresh: () => undefined } as never} />,
  );
  expect(await shown.findByRole('heading', { name: 'Refused' })).toBeInTheDocument();
  expect(shown.queryByText('Cancelled')).not.toBeInTheDocument();
});

test('what went to a UID is among the recent withdrawals, and what waits is taken back where it waits', async () => {
  const to = { accountId: 'them', name: 'Quiet Otter', userId: '7654321' };
  const transfer = { id: '3', asset: 'USDT', amount: decimal('5'), from: { accountId: 'me', name: 'Main' }, to, at: 1 };
  const rows = (['WAITING', 'COMPLETED', 'CANCELED'] as const).map((status, index) =>
    withdrawalOfTransfer({ ...transfer, id: String(index), status })!,
  );
  const recent = { state: { status: 'ready', value: rows, updatedAt: 0, refreshing: false }, rows };
  const shown = await show(<WithdrawalList store={storeOf()} movements={recent as never} />);
  const [waiting, done, cancelled] = await shown.findAllByRole('listitem');
  expect(waiting).toHaveTextContent(/Awaiting approval.*Recipient UID 7654321.*Exchange user/);
  expect(within(waiting!).getByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/account/approvals');
  expect(done).toHaveTextContent(/Completed.*Recipient UID 7654321/);
  expect(within(done!).queryByRole('link')).not.toBeInTheDocument();
  expect(cancelled).toHaveTextContent(/Cancelled.*Recipient UID 7654321/);
  // A withdrawal over a chain may have the same number.
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['WAITING', 'Withdrawal submitted', 1],
  ['REFUSED', 'Refused', 0],
  ['EXPIRED', 'Expired', 0],
  ['CANCELED', 'Withdrawal cancelled', 0],
  ['COMPLETED', 'Sent', 0],
] as const)('what was sent to a UID is followed to its end (%s)', async (status, title, links) => {
  const store = storeOf();
  runInAction(() => (store.state = { status: 'sent', withdrawalId: '3', waitsForApproval: true, wish }));
  const to = { accountId: 'them', name: 'Quiet Otter', userId: '7' };
  const from = { accountId: 'me', name: 'Main' };
  const rows = [withdrawalOfTransfer({ id: '3', asset: 'USDT', amount: wish.amount, from, to, at: 1, status })!];
  const shown = await show(<WithdrawResult store={store} movements={{ rows, refresh: () => undefined } as never} />);
  expect(await shown.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(shown.queryAllByText('Awaiting approval')).toHaveLength(links);
  expect(shown.queryAllByText(/Until then you can cancel here:/)).toHaveLength(links);
  expect(shown.queryAllByRole('link', { name: 'Approvals' })).toHaveLength(links);
});

test.each([
  ['100', '0', '12.34', false],
  ['100', '87.66', '12.34', false],
  ['100', '87.67', '12.34', true],
  ['0', '0', '0.01', true],
  [undefined, '5000', '12.34', false],
] as const)(
  'the review says that it will wait (above %s, used %s, amount %s: %s)',
  async (above, used, amount, waits) => {
    const allowance = {
      limit: decimal('10000'),
      // What was approved of counts no more.
      used: decimal('9000'),
      usedUnapproved: decimal(used),
      free: 0,
      approvalAbove: above && decimal(above),
    };
    const store = storeOf({ allowance: () => ready(allowance) });
    Object.assign(store.wallet, { holdings: () => ready([{ asset: 'USDT', price: decimal('1') }]) });
    runInAction(() => (store.state = { status: 'review', wish: { ...wish, amount: decimal(amount) } }));
    const shown = await show(<WithdrawReview store={store} />);
    await shown.findByRole('button', { name: 'Withdraw' });
    expect(shown.queryAllByText('Needs your second approver: up to 24 hours.')).toHaveLength(waits ? 1 : 0);
  },
);

test('what was sent is read into the list at once', async () => {
  const store = storeOf();
  const refresh = jest.fn();
  runInAction(() => (store.state = { status: 'sent', withdrawalId: '3', wish }));
  await show(<WithdrawResult store={store} movements={{ rows: [], refresh } as never} />);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('one’s own UID is not saved as an address either', async () => {
  const add = jest.fn(async () => ({ ok: true }));
  await show(
    <NewAddressDialog store={{ add, busy: false, open: () => undefined } as never} names={new Map()} listed={[]} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Label'), { target: { value: 'Me' } });
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'Exchange user' } });
  fireEvent.click(await screen.findByTitle('Exchange user'));
  fireEvent.change(await dialog.findByLabelText('UID'), { target: { value: ' 42 ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This is your own UID. Enter another one.')).toBeInTheDocument();
  expect(add).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('UID'), { target: { value: '421' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(add).toHaveBeenCalled());
  expect(add).toHaveBeenCalledWith({ label: 'Me', network: internalNetwork, address: '421', memo: '' });
});

test('a network has one name among the recent withdrawals and the saved addresses, and its code where none is known', async () => {
  const row = { side: 'WITHDRAW', amount: decimal('5'), targetAddress: '0x5aAe', status: 'COMPLETED', createdAt: 1 };
  const rows = [
    { ...row, id: '1', network: 'ETH' },
    { ...row, id: '2', network: 'NEW' },
  ];
  const recent = { state: { status: 'ready', value: rows, updatedAt: 0, refreshing: false }, rows };
  const store = storeOf();
  const address = { addressId: 's', label: 'Mine', network: 'ETH', address: '0x5aAe', memo: '', usableAt: 0 };
  store.recipient.know({
    networks: [{ network: 'ETH', name: 'Ethereum (ERC20)', withdrawals: true }] as never,
    book: { addresses: [address], listedOnly: false } as never,
  });
  const shown = await show(
    <>
      <WithdrawalList store={store} movements={recent as never} />
      <SavedAddressField store={store.recipient} tried={false} />
    </>,
  );
  const [known, unknown] = await shown.findAllByRole('listitem');
  expect(known).toHaveTextContent(/Ethereum \(ERC20\) · /);
  expect(unknown).toHaveTextContent(/NEW · /);
  expect(shown.getByText('Mine · Ethereum (ERC20)')).toBeInTheDocument();
});
