import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';
import { AlgoExchange, bracket, refusal, stopLoss, takeProfit } from './algo-exchange';

let exchange: AlgoExchange;
beforeEach(() => {
  exchange = new AlgoExchange();
});

describe('one cancels the other', () => {
  const oco = (more: Partial<AlgoRequest> = {}): AlgoRequest => ({
    algoType: 'OCO',
    side: 'SELL',
    quantity: 10,
    children: [{ algoType: 'TAKE_PROFIT', childType: 'LIMIT', price: 105 }, stopLoss(96)],
    ...more,
  });

  it('ends the stop with the first part of the limit leg', () => {
    const { algoOrderId, children } = exchange.placed('ann', oco());
    expect(exchange.book().asks).toEqual([[105, 10]]);
    exchange.place('bob', 'BUY', 105, 3);
    expect(exchange.told(children[1]!.algoOrderId)).toMatchObject({
      status: 'CANCELLED',
      reason: 'otherLeg',
    });
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', executed: 3 });
    exchange.trade(96);
    exchange.place('bob', 'BUY', 105, 20);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 10 });
    expect(exchange.holding('ann', 'COIN')).toEqual({ holding: 990n * 10n ** 12n, frozen: 0n });
  });

  it('takes the limit leg out of the book before the stop enters it', () => {
    exchange.place('bob', 'BUY', 95, 50);
    // The whole balance: both legs at once could never be reserved.
    const { algoOrderId, children } = exchange.placed('ann', oco({ quantity: 1000 }));
    exchange.place('bob', 'BUY', 95, 800);
    exchange.place('bob', 'BUY', 94, 150);
    exchange.trade(96);
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'CANCELLED', executed: 0 });
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 1000 });
    expect(exchange.holding('ann', 'COIN')).toEqual({ holding: 0n, frozen: 0n });
  });

  it('ends as a whole when one of its legs is cancelled, here or in the book', () => {
    const first = exchange.placed('ann', oco());
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: first.children[1]!.algoOrderId });
    expect(exchange.told(first.algoOrderId).status).toBe('CANCELLED');
    const second = exchange.placed('ann', oco());
    exchange.do({ type: 'cancel', accountId: 'ann', orderId: second.children[0]!.orderId });
    expect(exchange.told(second.algoOrderId).status).toBe('CANCELLED');
    expect(exchange.engine.algos.registry.roots.size).toBe(0);
  });

  it('changes its quantity in both legs', () => {
    const { algoOrderId } = exchange.placed('ann', oco());
    expect(exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId, change: { quantity: 4 } })).toMatchObject({
      ok: true,
      algo: { quantity: 4, children: [{ quantity: 4 }, { quantity: 4 }] },
    });
    expect(exchange.book().asks).toEqual([[105, 4]]);
  });

  it('is for as much as its limit leg, when that is changed in the book', () => {
    const { algoOrderId, children } = exchange.placed('ann', oco());
    exchange.do({ type: 'edit', accountId: 'ann', orderId: children[0]!.orderId, price: 105, quantity: 14 });
    expect(exchange.told(algoOrderId)).toMatchObject({
      quantity: 14,
      children: [{ quantity: 14 }, { quantity: 14 }],
    });
    exchange.place('bob', 'BUY', 95, 50);
    exchange.trade(96);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', quantity: 14, executed: 14 });
  });
});

describe('take profit and stop loss of a quantity', () => {
  it('closes once', () => {
    exchange.place('bob', 'BUY', 92, 100);
    const { algoOrderId, children } = exchange.placed('ann', {
      algoType: 'TP_SL',
      side: 'SELL',
      quantity: 5,
      children: [takeProfit(105), stopLoss(95)],
    });
    exchange.trade(94);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 5, triggered: true });
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({
      status: 'CANCELLED',
      reason: 'otherLeg',
    });
    exchange.trade(106);
    expect(exchange.holding('ann', 'COIN').holding).toBe(995n * 10n ** 12n);
  });

  it('can lose one leg and keep the other, and moves its triggers only where they may be', () => {
    const { algoOrderId, children } = exchange.placed('ann', {
      algoType: 'TP_SL',
      side: 'SELL',
      quantity: 5,
      children: [takeProfit(105), stopLoss(95)],
    });
    const [gain, loss] = [children[0]!.algoOrderId, children[1]!.algoOrderId];
    const edit = (legs: { algoOrderId: number; triggerPrice?: number; quantity?: number }[]) =>
      exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId, change: {}, children: legs });
    expect(edit([{ algoOrderId: gain, triggerPrice: 99 }])).toEqual(refusal('triggerNotAbove'));
    expect(edit([{ algoOrderId: gain, quantity: 4 }])).toEqual(refusal('legsDoNotMatch'));
    expect(edit([])).toEqual(refusal('malformedOrder'));
    expect(edit([{ algoOrderId: 999, triggerPrice: 103 }])).toEqual(refusal('orderNotFound'));
    expect(
      edit([
        { algoOrderId: gain, quantity: 4, triggerPrice: 107 },
        { algoOrderId: loss, quantity: 4 },
      ]),
    ).toMatchObject({ ok: true, algo: { quantity: 4 } });
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: loss });
    expect(exchange.told(algoOrderId).status).toBe('NEW');
    expect(exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: loss })).toEqual(refusal('orderEnded'));
    exchange.place('bob', 'BUY', 104, 50);
    exchange.trade(107);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 4 });
  });
});

describe('an entry with legs, on spot', () => {
  it('closes what it bought, less the fee that was taken from it', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'COIN', amount: -1000n * 10n ** 12n });
    exchange.place('bob', 'SELL', 101, 100);
    const { algoOrderId, children } = exchange.placed('ann', bracket({ childType: 'MARKET', quantity: 100 }));
    expect(exchange.told(algoOrderId)).toMatchObject({
      status: 'FILLED',
      executed: 100,
      fee: 60_000_000_000n,
    });
    exchange.place('bob', 'BUY', 94, 200);
    exchange.trade(95);
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 99 });
  });

  it('sells what was bought when the price comes, and cancels the rest of the entry first', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'COIN', amount: -1000n * 10n ** 12n });
    const { algoOrderId, children } = exchange.placed('ann', bracket({ quantity: 10 }));
    exchange.place('bob', 'SELL', 98, 4);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', executed: 4 });
    exchange.place('bob', 'BUY', 97, 50);
    exchange.trade(106);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'CANCELLED', executed: 4 });
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 4 });
    expect(exchange.book().bids).toEqual([[97, 46]]);
  });

  it('forgets its legs when nothing was bought', () => {
    const { algoOrderId, children } = exchange.placed('ann', bracket());
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    expect([exchange.told(algoOrderId).status, exchange.told(children[0]!.algoOrderId).status]).toEqual([
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('moves entry and legs together, never a leg to the wrong side', () => {
    const { algoOrderId, children } = exchange.placed('ann', bracket());
    const edit = (change: { price?: number; quantity?: number }) =>
      exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId, change });
    expect(edit({ price: 94 })).toEqual(refusal('triggerNotBelow'));
    expect(edit({ price: 97 })).toMatchObject({ ok: true, algo: { price: 97 } });
    expect(exchange.book().bids).toEqual([[97, 10]]);
    const leg = children[0]!.children[0]!.algoOrderId;
    expect(exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId: leg, change: { quantity: 3 } })).toEqual(
      refusal('legsDoNotMatch'),
    );
    expect(exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId: leg, change: { triggerPrice: 99 } }).ok).toBe(
      true,
    );
  });

  it('enters by a trigger as well', () => {
    exchange.place('bob', 'SELL', 104, 50);
    const { algoOrderId, children } = exchange.placed(
      'ann',
      bracket({
        algoType: 'STOP_BRACKET',
        childType: 'MARKET',
        triggerPrice: 102,
        children: [{ algoType: 'POSITIONAL_TP_SL', children: [takeProfit(108), stopLoss(99)] }],
      }),
    );
    exchange.trade(103);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 10, triggered: true });
    exchange.place('bob', 'BUY', 98, 50);
    exchange.trade(99);
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 10 });
  });
});
