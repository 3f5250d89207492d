import { SubscribeEarn } from '../../../../src/application/earn/subscribe-earn.use-case';
import type { Failure } from '../../../../src/application/kernel/failure';
import { decimal } from '../../../../src/domain/shared/decimal';
import { minute, second } from '../../../../src/domain/shared/instant';
import { failure, type Result, success } from '../../../../src/domain/shared/result';
import { FakeScheduler } from '../../../support/fake-scheduler';

const wish = { productId: 'flexible-usdt', amount: decimal('20'), autoReinvest: true };

/** An exchange that keeps positions, one of 20 USDT from before among them. */
function exchange() {
  const time = new FakeScheduler();
  const state = {
    positions: ['3'],
    sent: 0,
    answer: success({ positionId: '7' }) as Result<{ positionId: string }, Failure>,
  };
  const earn = {
    positions: async () =>
      success({
        open: state.positions.map((positionId) => ({ positionId, productId: wish.productId, amount: wish.amount })),
        redeeming: [],
      }),
    subscribe: async () => {
      state.sent += 1;
      return state.answer;
    },
  };
  return { time, state, subscribe: new SubscribeEarn(earn as never, earn as never, time) };
}

async function lost({ state, subscribe }: ReturnType<typeof exchange>) {
  state.answer = failure({ kind: 'unanswered' });
  const sent = await subscribe.execute(wish);
  if (!sent.ok || sent.value.status !== 'lookedUp') throw new Error('not looked up');
  const told = jest.fn();
  void sent.value.outcome.then(told);
  return told;
}

test('an answer that came is taken at its word', async () => {
  const { state, subscribe } = exchange();
  expect(await subscribe.execute(wish)).toEqual(success({ status: 'done', value: { positionId: '7' } }));
  state.answer = failure({ kind: 'quantityTooHigh' });
  expect(await subscribe.execute(wish)).toEqual(failure({ kind: 'quantityTooHigh' }));
});

test('a lost one is found among the positions, never sent again, and not mistaken for an older one', async () => {
  const host = exchange();
  const told = await lost(host);
  await host.time.settle(10 * second, second);
  expect(told).not.toHaveBeenCalled();
  host.state.positions.push('9');
  await host.time.settle(15 * second, second);
  expect(told).toHaveBeenCalledWith({ status: 'done', value: { positionId: '9' } });
  expect(host.state.sent).toBe(1);
});

test('nothing is said to be undone while the request may still arrive', async () => {
  const host = exchange();
  const told = await lost(host);
  await host.time.settle(minute - second, second);
  expect(told).not.toHaveBeenCalled();
  await host.time.settle(minute, second);
  expect(told).toHaveBeenCalledWith({ status: 'notDone' });
});
