import type { Failure } from '../../../../src/application/kernel/failure';
import { SendWithdrawal } from '../../../../src/application/wallet/send-withdrawal.use-case';
import { WithdrawalRecord, type WithdrawalWish } from '../../../../src/application/wallet/withdrawal-record';
import { decimal } from '../../../../src/domain/shared/decimal';
import { minute, second } from '../../../../src/domain/shared/instant';
import { failure, type Result, success } from '../../../../src/domain/shared/result';
import { exchange as askedExchange } from '../../../support/asked-exchange';
import { FakeScheduler } from '../../../support/fake-scheduler';

const wish: WithdrawalWish = {
  asset: 'USDT',
  amount: decimal('20'),
  to: { network: 'ETH', address: '0xabc', memo: '' },
};

interface Row {
  readonly id: string;
  readonly amount: string;
}

/** An exchange that keeps a record of withdrawals to one address. */
function exchange({ rows = [] as Row[] } = {}) {
  const time = new FakeScheduler();
  const state = { rows, sent: 0, reading: undefined as Failure | undefined };
  let answer: () => Promise<Result<{ withdrawalId: string }, Failure>> = async () => success({ withdrawalId: '7' });
  const wallet = {
    movements: async () =>
      state.reading
        ? failure(state.reading)
        : success({
            rows: state.rows.map(({ id, amount }) => ({
              id,
              amount: decimal(amount),
              targetAddress: '0xabc',
              memo: '',
            })),
            total: 0,
          }),
    withdraw: () => {
      state.sent += 1;
      return answer();
    },
  };
  const send = new SendWithdrawal(
    wallet as never,
    {} as never,
    new WithdrawalRecord(wallet as never, {} as never),
    { moved: () => undefined } as never,
    time,
  );
  return { send, state, time, answers: (next: typeof answer) => (answer = next) };
}

const lost = async () => failure({ kind: 'unanswered' as const });

test('an answered withdrawal is sent, a refused one is not, and neither is asked for twice', async () => {
  const { send, state, answers } = exchange();
  expect(await send.execute(wish, {})).toEqual(success({ status: 'sent', withdrawalId: '7' }));
  answers(async () => failure({ kind: 'cannotWithdraw' }));
  expect(await send.execute(wish, {})).toEqual(failure({ kind: 'cannotWithdraw' }));
  expect(state.sent).toBe(2);
});

test('one whose answer was lost is found in the record, and an older one of the same words is not taken for it', async () => {
  const { send, state, time, answers } = exchange({ rows: [{ id: '3', amount: '20' }] });
  answers(lost);
  const dispatched = await send.execute(wish, {});
  if (!dispatched.ok || dispatched.value.status !== 'lookedUp') throw new Error('not looked up');
  const told = jest.fn();
  void dispatched.value.outcome.then(told);
  await time.settle(10 * second, second);
  expect(told).not.toHaveBeenCalled();
  state.rows = [{ id: '8', amount: '21' }, { id: '9', amount: '20' }, ...state.rows];
  await time.settle(15 * second, second);
  expect(told).toHaveBeenCalledWith({ status: 'sent', withdrawalId: '9' });
  expect(state.sent).toBe(1);
});

test('nothing is said to be unsent while the request may still arrive or the record cannot be read', async () => {
  const { send, state, time, answers } = exchange();
  answers(lost);
  const dispatched = await send.execute(wish, {});
  if (!dispatched.ok || dispatched.value.status !== 'lookedUp') throw new Error('not looked up');
  const told = jest.fn();
  void dispatched.value.outcome.then(told);
  await time.settle(minute - second, second);
  state.reading = { kind: 'offline' };
  await time.settle(minute, second);
  expect(told).not.toHaveBeenCalled();
  state.reading = undefined;
  await time.settle(minute / 4, second);
  expect(told).toHaveBeenCalledWith({ status: 'notSent' });
  expect(state.sent).toBe(1);
});

test('nothing is sent while it is not known what was there before', async () => {
  const { send, state } = exchange();
  state.reading = { kind: 'offline' };
  expect(await send.execute(wish, {})).toEqual(failure({ kind: 'offline' }));
  expect(state.sent).toBe(0);
});

test('what left is not known where nobody can be asked any more', async () => {
  const { send, state, answers } = exchange();
  answers(lost);
  const dispatched = send.execute(wish, {});
  await Promise.resolve();
  state.reading = { kind: 'unauthorised' };
  const sent = await dispatched;
  if (!sent.ok || sent.value.status !== 'lookedUp') throw new Error('not looked up');
  expect(await sent.value.outcome).toEqual({ status: 'unknown' });
});

test('money leaves to an address over its network, or to somebody at the exchange', async () => {
  const host = askedExchange({
    movements: success({ rows: [], total: 0 }),
    transfers: success({ rows: [], total: 0 }),
    withdraw: success({ withdrawalId: '7' }),
    sendToUser: success({ transferId: '8', waitsForApproval: true }),
  });
  let moved = 0;
  const queries = { moved: () => (moved += 1) } as never;
  const record = new WithdrawalRecord(host.port, host.port);
  const send = new SendWithdrawal(host.port, host.port, record, queries, new FakeScheduler());
  const proof = {} as never;
  expect(await send.execute(wish, proof)).toEqual(success({ status: 'sent', withdrawalId: '7' }));
  const to = { userId: 'u1' };
  expect(await send.execute({ ...wish, to }, proof)).toEqual(
    success({ status: 'sent', withdrawalId: '8', waitsForApproval: true }),
  );
  expect(host.calls.filter(([name]) => name === 'withdraw' || name === 'sendToUser')).toEqual([
    ['withdraw', { asset: 'USDT', amount: wish.amount, ...wish.to }, proof],
    ['sendToUser', 'u1', 'USDT', wish.amount, proof],
  ]);
  expect(moved).toBe(2);
});

test('nothing leaves with a memo that the network does not know how to tell', async () => {
  const { send, state } = exchange();
  for (const memo of ['notanumber', '99999999999']) {
    const to = { network: 'XRP', address: '0xabc', memo };
    expect(await send.execute({ ...wish, to }, {})).toEqual(failure({ kind: 'invalid', detail: 'memo' }));
  }
  expect(state.sent).toBe(0);
});

test('nothing leaves without a memo for an address that many share, unless it was said to need none', async () => {
  const { send, state } = exchange();
  const to = { network: 'XRP', address: '0xabc', memo: '' };
  expect(await send.execute({ ...wish, to }, {})).toEqual(failure({ kind: 'invalid', detail: 'memo' }));
  expect(state.sent).toBe(0);
  expect((await send.execute({ ...wish, to: { ...to, memo: '17' } }, {})).ok).toBe(true);
  expect((await send.execute({ ...wish, to: { ...to, withoutMemo: true } }, {})).ok).toBe(true);
  expect(state.sent).toBe(2);
});
