import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import { transferableBalance } from '../../../../../src/application/wallet/transferable-balance';
import { WithdrawStore } from '../../../../../src/presentation/features/withdraw/withdraw.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { flushPromises } from '../../../../support/fake-scheduler';
import { holding, proof, proving, seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const to = { network: 'TRX', address, memo: '' };
const network = {
  token: 'USDT',
  network: 'TRX',
  protocol: 'TRX',
  name: 'Tron',
  deposits: true,
  withdrawals: true,
  minimumWithdrawal: decimal(10),
  minimumDeposit: zero,
  decimals: 6,
  withdrawalFee: decimal(1),
  confirmations: 1,
  needsMemo: false,
};
const sent = { status: 'sent', withdrawalId: '9' } as const;
const marks = decimalMarks('en-US');

/** Somebody with 100 USDT who has typed 20 for an address on Tron. */
function open(answer: unknown = success(sent), cancelled: unknown = success(undefined)) {
  const host = exchange({ execute: answer });
  const canceller = exchange({ execute: cancelled });
  const notices = new RecordedNotices();
  const { acts, stepUp } = proving();
  const balances = holding({ USDT: '100' });
  const movable = { of: (asset: string) => transferableBalance(balances, asset) } as never;
  const unread = {} as never;
  const queries = exchange({ payee: success({ userId: '42', name: 'Qu***er' }) });
  const acting = [host.port, canceller.port, stepUp, notices] as const;
  const store = new WithdrawStore(queries.port, unread, unread, unread, movable, ...acting);
  const begin = (): void => {
    store.begin('USDT', marks);
    store.recipient.know({ networks: [network] });
    store.recipient.set({ address });
    store.amount!.type('20');
  };
  begin();
  return { store, host, queries, canceller, notices, acts, begin };
}

test('what was reviewed is sent with a proof of exactly it, once however often it is pressed', async () => {
  const { store, host, acts } = open();
  const busy = seen(() => store.busy);
  void store.review();
  const wish = { asset: 'USDT', amount: decimal(20), to };
  expect(store.state).toEqual({ status: 'review', wish });
  await Promise.all([store.send(), store.send()]);
  await store.send();
  expect(host.calls).toEqual([['execute', wish, proof]]);
  expect(acts).toEqual([{ action: 'WITHDRAW', subject: { asset: 'USDT', amount: '20', ...to } }]);
  expect(store.state).toEqual({ ...sent, wish });
  expect(busy).toEqual([false, true, false]);
});

test.each([
  [success(sent), []],
  [failure({ kind: 'cancelled' }), []],
  [failure({ kind: 'network' }), [['error', { key: 'common:failure.network' }]]],
])('another that was begun stays, whatever came of the one before (%#)', async (answer, told) => {
  const late = pending<unknown>();
  const { store, begin, notices } = open(late.promise);
  void store.review();
  const sending = store.send();
  begin();
  late.resolve(answer);
  await sending;
  expect(store.state).toEqual({ status: 'typing' });
  expect(notices.shown.map(({ kind, text }) => [kind, text])).toEqual(told);
});

test('nothing leads back to the form while it is being sent', async () => {
  const late = pending<unknown>();
  const { store } = open(late.promise);
  void store.review();
  const sending = store.send();
  store.back();
  expect(store.state.status).toBe('review');
  late.resolve(success(sent));
  await sending;
  expect(store.state.status).toBe('sent');
});

test('nothing is sent before it was reviewed', async () => {
  const { store, host } = open();
  await store.send();
  expect([host.calls, store.state, store.busy]).toEqual([[], { status: 'typing' }, false]);
});

test.each([
  ['less than the network takes', '9.999999'],
  ['more digits than the network knows', '20.0000001'],
  ['more than the account has', '100.000001'],
  ['no number', 'x'],
])('%s goes to no review, and what is wrong may be said from then on', (_, amount) => {
  const { store } = open();
  expect([store.tried, store.amount!.touched]).toEqual([false, false]);
  store.amount!.type(amount);
  void store.review();
  expect([store.state.status, store.tried, store.amount!.touched]).toEqual(['typing', true, true]);
});

test('what may leave within the day bounds an amount, as soon as it is known', () => {
  const { store } = open();
  const most = seen(() => store.bounds.dayLimit?.toFixed());
  store.allow(decimal('19.5'));
  void store.review();
  expect(store.state.status).toBe('typing');
  store.allow(decimal('20'));
  void store.review();
  expect([store.state.status, most]).toEqual(['review', [undefined, '19.5', '20']]);
});

test('without a recipient there is nothing to review', () => {
  const { store } = open();
  store.recipient.set({ address: '' });
  void store.review();
  expect(store.state.status).toBe('typing');
});

function payByUid(amount = '20') {
  const opened = open();
  opened.store.recipient.choose('user');
  opened.store.recipient.set({ userId: '42' });
  opened.store.amount!.type(amount);
  return opened;
}

test('to another person of the exchange all that the account has may go, in any digits', async () => {
  const { store, queries } = payByUid('0.00000001');
  await Promise.all([store.review(), store.review()]);
  expect(store.state).toMatchObject({ status: 'review', wish: { to: { userId: '42' } } });
  expect([store.payee, store.busy, queries.calls]).toEqual([
    { userId: '42', name: 'Qu***er' },
    false,
    [['payee', '42']],
  ]);
});

test('a UID that is nobody’s goes to no review, and nothing is proven for it', async () => {
  const { store, queries, acts, host } = payByUid();
  queries.answers['payee'] = failure({ kind: 'notFound' });
  await store.review();
  await store.send();
  expect([store.state, acts, host.calls]).toEqual([{ status: 'typing' }, [], []]);
  expect(store.recipient.problem).toEqual({ field: 'user', kind: 'unknown' });
  queries.answers['payee'] = success({ userId: '421', name: 'Qu***er' });
  store.recipient.set({ userId: '421' });
  await store.review();
  expect(store.state).toMatchObject({ status: 'review', wish: { to: { userId: '421' } } });
});

test('a host that tells nobody’s name is sent to all the same; what was begun meanwhile is left alone', async () => {
  const silent = payByUid();
  silent.queries.answers['payee'] = failure({ kind: 'unknown' });
  await silent.store.review();
  expect([silent.store.state.status, silent.store.payee]).toEqual(['review', undefined]);
  const left = payByUid();
  const reviewed = left.store.review();
  left.begin();
  await reviewed;
  expect(left.store.state).toEqual({ status: 'typing' });
});

test('a refusal is told at the review that was sent, until it is sent again', async () => {
  const { store, host } = open(failure({ kind: 'cannotWithdraw' }));
  void store.review();
  await store.send();
  expect(store.state).toMatchObject({ status: 'review', failure: { kind: 'cannotWithdraw' }, wish: { to } });
  const states = seen(() => store.state);
  host.answers['execute'] = success(sent);
  await store.send();
  expect(states.map(({ status }) => status)).toEqual(['review', 'review', 'sent']);
  expect(states[1]).not.toHaveProperty('failure');
});

test('whoever gives up the proof is back at the review, and nothing is said to have failed', async () => {
  const { store } = open(failure({ kind: 'cancelled' }));
  void store.review();
  await store.send();
  expect(store.state.status).toBe('review');
  expect(store.state).not.toHaveProperty('failure');
  expect(store.busy).toBe(false);
});

test('a withdrawal whose answer is lost is looked up, and told once it is known', async () => {
  const outcome = pending<unknown>();
  const { store, host } = open(success({ status: 'lookedUp', outcome: outcome.promise }));
  void store.review();
  const states = seen(() => store.state.status);
  const sending = store.send();
  outcome.resolve({ status: 'notSent' });
  await sending;
  expect(states).toEqual(['review', 'review', 'lookedUp', 'notSent']);
  expect(store.state).toMatchObject({ wish: { asset: 'USDT', to } });
  expect(host.times('execute')).toBe(1);
});

test('what becomes known of a lost one says nothing about the next that is being typed', async () => {
  const outcome = pending<unknown>();
  const { store, begin } = open(success({ status: 'lookedUp', outcome: outcome.promise }));
  void store.review();
  const sending = store.send();
  await flushPromises();
  expect(store.state.status).toBe('lookedUp');
  begin();
  outcome.resolve(sent);
  await sending;
  expect(store.state).toEqual({ status: 'typing' });
});

test('back at the form what was typed is still there; another one begins empty', () => {
  const { store } = open();
  store.allow(decimal(50));
  void store.review();
  store.back();
  expect([store.state, store.amount!.text, store.recipient.address]).toEqual([{ status: 'typing' }, '20', address]);
  void store.review();
  store.begin('BTC', marks);
  const { asset, amount, recipient, state, tried, allowed } = store;
  expect([asset, amount!.text, recipient.address, state, tried, allowed]).toStrictEqual([
    'BTC',
    '',
    '',
    { status: 'typing' },
    false,
    undefined,
  ]);
});

test('a withdrawal is called back once, and told that it is, or that it was too late', async () => {
  const early = open();
  const busy = seen(() => early.store.busy);
  await Promise.all([early.store.cancel('9'), early.store.cancel('9')]);
  expect(early.canceller.calls).toEqual([['execute', '9']]);
  expect(early.notices.shown).toEqual([{ kind: 'success', text: { key: 'withdraw:cancel.done' } }]);
  expect(busy).toEqual([false, true, false]);
  const late = open(undefined, failure({ kind: 'rejected', reason: 'unknown' }));
  await late.store.cancel('9');
  expect(late.notices.shown).toEqual([{ kind: 'warning', text: { key: 'withdraw:cancel.tooLate' } }]);
});

test('while one is called back no other is sent', async () => {
  const { store, host } = open();
  void store.review();
  const cancelling = store.cancel('9');
  await store.send();
  await cancelling;
  expect(host.calls).toEqual([]);
});
