import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';
import { AlgoExchange, stop } from './algo-exchange';
import { contract } from '../test-exchange';

const refusal = (reason: string) => ({ ok: false, reason });
let exchange: AlgoExchange;
beforeEach(() => {
  exchange = new AlgoExchange();
});

describe('a stop order', () => {
  it('waits without reserving anything and becomes a market order when a trade reaches its price', () => {
    exchange.place('bob', 'SELL', 106, 50);
    const before = exchange.holding('ann', 'USDT');
    const { algoOrderId } = exchange.placed('ann', stop('BUY', 103));
    expect(exchange.holding('ann', 'USDT')).toEqual(before);
    exchange.trade(102);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'NEW', triggered: false });
    exchange.trade(104);
    expect(exchange.told(algoOrderId)).toMatchObject({
      status: 'FILLED',
      triggered: true,
      triggerTradePrice: 104,
      executed: 5,
    });
    expect(exchange.told(algoOrderId).executedNotional).toBe(5n * 106n * 10n ** 12n);
  });

  it('takes the way to its trigger price, whichever that is', () => {
    const below = exchange.placed('ann', stop('BUY', 97, { childType: 'LIMIT', price: 96 }));
    exchange.trade(103);
    exchange.trade(97);
    const { orderId, triggered } = exchange.told(below.algoOrderId);
    expect(triggered).toBe(true);
    expect(exchange.engine.orders.get(orderId)?.view()).toMatchObject({
      price: 96,
      quantity: 5,
      algoOrderId: below.algoOrderId,
    });
  });

  it('is set off once, in the command whose trade reached it, nearest trigger first', () => {
    exchange.place('bob', 'BUY', 95, 100);
    const second = exchange.placed('ann', stop('SELL', 97));
    const first = exchange.placed('ann', stop('SELL', 98));
    exchange.story = [];
    exchange.trade(96);
    const fired = exchange.story.flatMap((event) =>
      event.type === 'order' && event.order.algoOrderId !== 0 && event.order.status === 'NEW'
        ? [event.order.algoOrderId]
        : [],
    );
    expect(fired).toEqual([first.algoOrderId, second.algoOrderId]);
    exchange.trade(100);
    exchange.trade(96);
    expect(exchange.told(first.algoOrderId).executed).toBe(5);
    expect(exchange.engine.algos.registry.roots.size).toBe(0);
  });

  it('ends as rejected, with the reason, when its order is refused', () => {
    const poor = exchange.placed('ann', stop('SELL', 98, { quantity: 1000 }));
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'COIN', amount: -500n * 10n ** 12n });
    exchange.trade(98);
    expect(exchange.told(poor.algoOrderId)).toMatchObject({
      status: 'REJECTED',
      triggered: true,
      orderId: 0,
    });
    expect(exchange.told(poor.algoOrderId).reason).not.toBe('');
  });

  it('follows its order in the book: filled in part, edited, cancelled', () => {
    const { algoOrderId } = exchange.placed('ann', stop('SELL', 98, { childType: 'LIMIT', price: 101 }));
    exchange.trade(98);
    const { orderId } = exchange.told(algoOrderId);
    exchange.place('bob', 'BUY', 101, 2);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', executed: 2 });
    exchange.do({ type: 'edit', accountId: 'ann', orderId, price: 102 });
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', price: 102 });
    exchange.do({ type: 'cancel', accountId: 'ann', orderId });
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'CANCELLED', executed: 2 });
  });

  it('can set off others by its own trade', () => {
    exchange.place('bob', 'BUY', 96, 5);
    exchange.place('bob', 'BUY', 94, 50);
    const first = exchange.placed('ann', stop('SELL', 99));
    const second = exchange.placed('ann', stop('SELL', 96));
    exchange.trade(99);
    expect([exchange.told(first.algoOrderId).status, exchange.told(second.algoOrderId).status]).toEqual([
      'FILLED',
      'FILLED',
    ]);
  });
});

describe('a trailing stop', () => {
  const trailing = (more: Partial<AlgoRequest>): AlgoRequest => ({
    algoType: 'TRAILING_STOP',
    side: 'SELL',
    quantity: 5,
    ...more,
  });
  beforeEach(() => void exchange.place('bob', 'BUY', 91, 200));

  it('follows the highest price and sells when it has come back by a value', () => {
    const { algoOrderId } = exchange.placed('ann', trailing({ callbackValue: 4 }));
    for (const price of [101, 98, 106, 103]) exchange.trade(price);
    expect(exchange.engine.algos.registry.find(algoOrderId)!.view()).toMatchObject({
      triggered: false,
      activated: true,
      triggerPrice: 102,
    });
    exchange.trade(102);
    expect(exchange.told(algoOrderId)).toMatchObject({
      triggered: true,
      triggerTradePrice: 102,
      executed: 5,
    });
  });

  it('follows the lowest price and buys when it has come back by a rate', () => {
    exchange.place('bob', 'SELL', 106, 200);
    const { algoOrderId } = exchange.placed('ann', trailing({ side: 'BUY', callbackRate: 3n * 10n ** 10n }));
    for (const price of [99, 95, 97]) exchange.trade(price);
    // 95 x 1.03 is 97.85: the next whole tick is 98.
    expect(exchange.engine.algos.registry.find(algoOrderId)!.view().triggerPrice).toBe(98);
    exchange.trade(98);
    expect(exchange.told(algoOrderId)).toMatchObject({ triggered: true, executed: 5 });
  });

  it('begins at its activation price, or at once when that is passed already', () => {
    const later = exchange.placed('ann', trailing({ callbackValue: 4, activatedPrice: 103 }));
    const now = exchange.placed('ann', trailing({ callbackValue: 4, activatedPrice: 99 }));
    expect([later.activated, now.activated]).toEqual([false, true]);
    exchange.trade(96);
    expect(exchange.told(now.algoOrderId).triggered).toBe(true);
    exchange.trade(103);
    expect(exchange.told(later.algoOrderId)).toMatchObject({
      activated: true,
      triggered: false,
      triggerPrice: 99,
    });
    exchange.trade(99);
    expect(exchange.told(later.algoOrderId).triggered).toBe(true);
  });

  it('can be given another distance, which may set it off', () => {
    const { algoOrderId } = exchange.placed('ann', trailing({ callbackValue: 6 }));
    exchange.trade(105);
    exchange.trade(101);
    exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId, change: { callbackRate: 10n ** 10n } });
    expect(exchange.told(algoOrderId)).toMatchObject({
      triggered: true,
      callbackValue: undefined,
      executed: 5,
    });
  });
});

describe('orders of an account that fell silent', () => {
  it('are cancelled when its time is up, unless it spoke again', () => {
    const { algoOrderId } = exchange.placed('ann', stop('BUY', 103));
    exchange.place('ann', 'BUY', 95, 3);
    const later = (milliseconds: number): void =>
      void exchange.engine.apply({ type: 'advance' }, 100_000 + milliseconds, exchange.story);
    exchange.engine.apply({ type: 'cancelAllAfter', accountId: 'ann', timeout: 5000 }, 100_000);
    exchange.engine.apply({ type: 'cancelAllAfter', accountId: 'ann', timeout: 5000 }, 103_000);
    later(5000);
    expect(exchange.book().bids).toEqual([[95, 3]]);
    later(8000);
    expect(exchange.book().bids).toEqual([]);
    expect(exchange.told(algoOrderId).status).toBe('CANCELLED');
    exchange.placed('ann', stop('BUY', 103));
    later(60_000);
    expect(exchange.engine.algos.registry.roots.size).toBe(1);
  });

  it('stay when it was switched off', () => {
    exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout: 5000 });
    exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout: 0 });
    exchange.place('ann', 'BUY', 95, 3);
    exchange.engine.apply({ type: 'advance' }, 1_000_000, []);
    expect(exchange.book().bids).toEqual([[95, 3]]);
  });

  it.each([-1, 1.5, 900_001])('are not touched by a time of %d', (timeout) => {
    expect(exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout })).toEqual(refusal('timeoutOutOfRange'));
  });
});

it('cancels everything in one command, here or in one market', () => {
  const { algoOrderId } = exchange.placed('ann', stop('BUY', 103));
  exchange.place('ann', 'BUY', 95, 3);
  expect(exchange.do({ type: 'cancelEverything', accountId: 'ann', symbol: contract.symbol })).toEqual({
    ok: true,
    cancelled: 0,
  });
  expect(exchange.do({ type: 'cancelEverything', accountId: 'ann' })).toEqual({ ok: true, cancelled: 2 });
  expect(exchange.told(algoOrderId).status).toBe('CANCELLED');
  expect(exchange.book().bids).toEqual([]);
});
