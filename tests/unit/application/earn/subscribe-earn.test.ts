import { FakePage } from '../../../fakes/memory-platform';
import { SubscribeEarn } from '../../../../src/application/earn/subscribe-earn.use-case';
import type { Failure } from '../../../../src/application/kernel/failure';
import { decimal } from '../../../../src/domain/shared/decimal';
import { minute, second } from '../../../../src/domain/shared/instant';
import { failure, type Result, success } from '../../../../src/domain/shared/result';
import { FakeScheduler } from '../../../support/fake-scheduler';

const wish = { productId: 'flexible-usdt', amount: decimal('20'), autoReinvest: true };

interface Event {
  readonly id: string;
  readonly positionId: string;
  readonly kind?: string;
  readonly productId?: string;
}

/** An exchange whose history has a subscription of 20 USDT from before, and what looks like one and is none. */
function exchange() {
  const time = new FakeScheduler();
  const state = {
    history: [
      { id: '1', positionId: '3' },
      { id: '2', positionId: '3', kind: 'REINVEST' },
    ] as Event[],
    sent: 0,
    answer: success({ positionId: '7' }) as Result<{ positionId: string }, Failure>,
  };
  const earn = {
    history: async () =>
      success({
        rows: state.history.map((event) => ({ kind: 'SUBSCRIBE', ...wish, ...event })),
        total: state.history.length,
      }),
    subscribe: async () => {
      state.sent += 1;
      return state.answer;
    },
  };
  const page = new FakePage();
  return { time, state, page, subscribe: new SubscribeEarn(earn as never, earn as never, time, page) };
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

test('without a connection nothing is sent, then or later', async () => {
  const { state, page, subscribe } = exchange();
  page.online.set(false);
  expect(await subscribe.execute(wish)).toMatchObject(failure({ kind: 'offline' }));
  page.online.set(true);
  expect(state.sent).toBe(0);
});

test('a lost one is found in the history, never sent again, and not mistaken for an older one or for another event', async () => {
  const host = exchange();
  const told = await lost(host);
  await host.time.settle(10 * second, second);
  expect(told).not.toHaveBeenCalled();
  host.state.history.push({ id: '4', positionId: '3', kind: 'REINVEST' });
  host.state.history.push({ id: '5', positionId: '8', productId: 'fixed-usdt-30' });
  await host.time.settle(10 * second, second);
  expect(told).not.toHaveBeenCalled();
  host.state.history.push({ id: '6', positionId: '9' });
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

test('nothing is put in where nobody knows what was put in before', async () => {
  const asked: unknown[] = [];
  const offline = failure({ kind: 'offline' });
  const earn = { history: async (query: unknown) => (asked.push(query), offline), subscribe: jest.fn() };
  expect(
    await new SubscribeEarn(earn as never, earn as never, new FakeScheduler(), new FakePage()).execute(wish),
  ).toEqual(offline);
  expect(asked).toEqual([{ page: 1, size: 100 }]);
  expect(earn.subscribe).not.toHaveBeenCalled();
});
