import '@testing-library/jest-dom';
import { act, fireEvent } from '@testing-library/react';
import { WithdrawForm } from '../../../../../src/presentation/features/withdraw/withdraw-form.view';
import { WithdrawalObstacles } from '../../../../../src/presentation/features/withdraw/withdrawal-obstacles.view';
import { ready, show, storeOf } from './withdraw-fixture';

const movements = { rows: [], refresh: () => undefined } as never;
const marks = { decimal: '.', group: ',' } as never;

const shownWith = (store: ReturnType<typeof storeOf>) =>
  show(
    <>
      <WithdrawalObstacles store={store} />
      <WithdrawForm store={store} movements={movements} />
    </>,
  );

test('without an authenticator the one way on is to set it up, and what was typed waits for whoever comes back', async () => {
  const store = storeOf({ requirements: () => ready({ toSetUp: ['OTP'] }), hold: () => ready({ until: undefined }) });
  store.recipient.choose('user');
  store.recipient.set({ userId: '7' });
  store.amount!.type('5');
  const shown = await shownWith(store);
  const forward = await shown.findByRole('button', { name: 'Continue' });
  expect(forward).toBeDisabled();
  expect(forward).toHaveAccessibleDescription('Authenticator required');
  const way = shown.getByRole('link', { name: 'Set up authenticator app' });
  expect(way).toHaveAttribute('href', '/account/security#authenticator');
  fireEvent.click(way);
  // Back without an asset, by the menu, which is chosen again.
  for (const asset of ['', 'USDT']) act(() => store.begin(asset, marks));
  expect([store.asset, store.recipient.userId, store.amount!.text]).toEqual(['USDT', '7', '5']);
  act(() => store.begin('USDT', marks));
  expect(store.recipient.userId).toBe('');
});

test('without an address the way on is to add one', async () => {
  const store = storeOf({
    requirements: () => ready({ toSetUp: ['EMAIL', 'OTP'] }),
    hold: () => ready({ until: undefined }),
  });
  const shown = await shownWith(store);
  const forward = await shown.findByRole('button', { name: 'Continue' });
  expect(forward).toHaveAccessibleDescription('Add an email first');
  expect(shown.getByRole('link', { name: 'Add email' })).toHaveAttribute('href', '/account/security#email-address');
});

test('what was typed is kept for no other account and no other asset', () => {
  for (const [asset, owner] of [
    ['USDT', 'bea'],
    ['BTC', 'ada'],
  ] as const) {
    const store = storeOf();
    store.begin('USDT', marks, 'ada');
    store.recipient.set({ userId: '7' });
    store.keep();
    store.begin(asset, marks, owner);
    expect(store.recipient.userId).toBe('');
    store.recipient.set({ userId: '8' });
    store.begin('USDT', marks, 'ada');
    expect(store.recipient.userId).toBe('');
  }
});

test('a hold says what was changed, where that is known', async () => {
  const until = Date.UTC(2026, 10, 30, 12);
  const held = { requirements: () => ready({ toSetUp: [] }), hold: () => ready({ until }) };
  const holdCause = () => ready({ because: 'UNFREEZE_ACCOUNT' });
  const shown = await shownWith(storeOf({ ...held, holdCause }));
  expect(await shown.findByText(/^Reason: .*unfrozen/i)).toBeInTheDocument();
});

test('a hold says beside the button until when', async () => {
  const until = Date.UTC(2026, 10, 30, 12);
  const store = storeOf({ requirements: () => ready({ toSetUp: [] }), hold: () => ready({ until }) });
  const forward = await (await shownWith(store)).findByRole('button', { name: 'Continue' });
  expect(forward).toBeDisabled();
  expect(forward).toHaveAccessibleDescription(/^Withdrawals paused until /);
});

test('nothing stands against an account that is ready', async () => {
  const store = storeOf({ requirements: () => ready({ toSetUp: [] }), hold: () => ready({ until: undefined }) });
  const shown = await shownWith(store);
  expect(await shown.findByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(shown.queryByRole('link', { name: 'Set up authenticator app' })).toBeNull();
});

test('an address of other networks names them as everything else does', async () => {
  const names = new Map([['TRX', 'Tron (TRC20)']]);
  const store = storeOf({ networkNames: () => ready(names) });
  const shown = await shownWith(store);
  fireEvent.change(await shown.findByLabelText('Address'), { target: { value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } });
  expect(shown.getByText(/^This address is on another network \(Tron \(TRC20\)\)\./)).toBeInTheDocument();
});
