import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';
import { AlgoExchange, bracket, refusal, stop, stopLoss, takeProfit } from './algo-exchange';
import { coin, contract } from '../test-exchange';

let exchange: AlgoExchange;
beforeEach(() => {
  exchange = new AlgoExchange();
});

describe('what is refused', () => {
  it.each([
    ['no trigger', { algoType: 'STOP', side: 'BUY', childType: 'MARKET', quantity: 5 }, 'triggerRequired'],
    ['a trigger at the price, buying', stop('BUY', 100), 'triggerNotAbove'],
    ['a trigger at the price, selling', stop('SELL', 100), 'triggerNotBelow'],
    ['a trigger outside the bounds', stop('BUY', 10_000_000_000), 'priceOutOfBounds'],
    ['a limit order without price', stop('BUY', 103, { childType: 'LIMIT' }), 'malformedOrder'],
    ['too much', stop('BUY', 103, { quantity: 2000 }), 'quantityOutOfBounds'],
    ['too little value', stop('BUY', 103, { childType: 'LIMIT', price: 20, quantity: 1 }), 'belowMinimumNotional'],
    ['too little value where it is set off', stop('BUY', 49, { quantity: 2 }), 'belowMinimumNotional'],
    ['no side', { algoType: 'STOP', childType: 'MARKET', quantity: 5, triggerPrice: 103 }, 'malformedOrder'],
    ['a leg alone', { ...takeProfit(103), side: 'SELL', quantity: 5 }, 'unsupportedAlgoType'],
    ['a mark price on spot', stop('BUY', 103, { triggerPriceType: 'MARK_PRICE' }), 'malformedOrder'],
    [
      'rate and value',
      { algoType: 'TRAILING_STOP', side: 'SELL', quantity: 5, callbackRate: 10n ** 10n, callbackValue: 3 },
      'malformedOrder',
    ],
    ['neither rate nor value', { algoType: 'TRAILING_STOP', side: 'SELL', quantity: 5 }, 'malformedOrder'],
    [
      'legs of two sides',
      {
        algoType: 'TP_SL',
        quantity: 5,
        children: [takeProfit(105, { side: 'SELL' }), stopLoss(105, { side: 'BUY' })],
      },
      'legsDoNotMatch',
    ],
    [
      'legs of two quantities',
      {
        algoType: 'TP_SL',
        side: 'SELL',
        children: [takeProfit(105, { quantity: 2 }), stopLoss(95, { quantity: 3 })],
      },
      'legsDoNotMatch',
    ],
    [
      'a leg that closes a position',
      {
        algoType: 'TP_SL',
        side: 'SELL',
        quantity: 2,
        children: [takeProfit(105, { childType: 'CLOSE_POSITION' })],
      },
      'legsDoNotMatch',
    ],
    [
      'take profit below the price',
      { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [takeProfit(99)] },
      'triggerNotAbove',
    ],
    [
      'stop loss above the price',
      { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [stopLoss(101)] },
      'triggerNotBelow',
    ],
    [
      'three legs',
      { algoType: 'OCO', side: 'SELL', quantity: 2, children: [takeProfit(105), stopLoss(95), stopLoss(94)] },
      'legsDoNotMatch',
    ],
    ['a position on spot', { algoType: 'POSITIONAL_TP_SL', children: [takeProfit(105)] }, 'notAvailable'],
    ['an entry without legs', bracket({ children: [] }), 'legsDoNotMatch'],
    ['a stop entry without trigger', bracket({ algoType: 'STOP_BRACKET' }), 'triggerRequired'],
    ['legs on the wrong side of the entry', bracket({ price: 94 }), 'triggerNotBelow'],
    [
      'an entry without the money',
      bracket({
        quantity: 1000,
        price: 104,
        children: [{ algoType: 'POSITIONAL_TP_SL', children: [takeProfit(109)] }],
      }),
      'insufficientBalance',
    ],
  ] as [string, AlgoRequest, string][])('%s', (_what, request, reason) => {
    expect(exchange.algo('ann', request)).toEqual(refusal(reason));
    expect(exchange.story).toEqual([]);
  });

  it('a client id that was used before, also by one that ended', () => {
    const { algoOrderId } = exchange.placed('ann', stop('BUY', 103), { clientAlgoOrderId: 7 });
    expect(exchange.algo('ann', stop('BUY', 104), { clientAlgoOrderId: 7 })).toEqual(refusal('duplicateClientOrderId'));
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId });
    expect(exchange.algo('ann', stop('BUY', 104), { clientAlgoOrderId: 7 })).toEqual(refusal('duplicateClientOrderId'));
    expect(exchange.algo('bob', stop('BUY', 104), { clientAlgoOrderId: 7 }).ok).toBe(true);
  });

  it('the 101st in a market, and the 11th that closes a quantity', () => {
    for (let count = 0; count < 10; count += 1)
      exchange.placed('ann', { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [takeProfit(105)] });
    expect(exchange.algo('ann', { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [takeProfit(105)] })).toEqual(
      refusal('tooManyOrders'),
    );
    for (let count = 10; count < 100; count += 1) exchange.placed('ann', stop('BUY', 103));
    expect(exchange.algo('ann', stop('BUY', 103))).toEqual(refusal('tooManyOrders'));
    exchange.do({ type: 'cancelAllAlgos', accountId: 'ann', symbol: coin.symbol, algoType: 'TP_SL' });
    expect(exchange.algo('ann', stop('BUY', 103)).ok).toBe(true);
  });

  it('a market that does not exist, one without a price, a house, and a stranger', () => {
    expect(exchange.algo('ann', stop('BUY', 103), { symbol: 'SPOT_NONE_USDT' })).toEqual(refusal('unknownMarket'));
    expect(exchange.algo('ann', stop('BUY', 103), { symbol: contract.symbol })).toEqual(refusal('noLiquidity'));
    expect(exchange.algo('maker', stop('BUY', 103))).toEqual(refusal('notAvailable'));
    const { algoOrderId } = exchange.placed('ann', stop('BUY', 103));
    expect(exchange.do({ type: 'cancelAlgo', accountId: 'bob', algoOrderId })).toEqual(refusal('orderNotFound'));
    expect(exchange.do({ type: 'editAlgo', accountId: 'bob', algoOrderId, change: { triggerPrice: 104 } })).toEqual(
      refusal('orderNotFound'),
    );
  });
});
