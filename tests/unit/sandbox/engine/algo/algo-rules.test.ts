import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';
import { AlgoExchange, bracket, ContractExchange, refusal, stop, stopLoss, takeProfit } from './algo-exchange';
import { contract, units } from '../test-exchange';

const group = (algoType: 'TP_SL' | 'OCO', children: readonly AlgoRequest[]): AlgoRequest => ({
  algoType,
  side: 'SELL',
  quantity: 5,
  children,
});
const trailing = (more: Partial<AlgoRequest>): AlgoRequest => ({
  algoType: 'TRAILING_STOP',
  side: 'SELL',
  quantity: 5,
  ...more,
});

describe('a conditional order is refused', () => {
  let exchange: AlgoExchange;
  beforeEach(() => {
    exchange = new AlgoExchange();
  });

  it.each<readonly [string, AlgoRequest, string]>([
    ['a trigger between ticks', stop('BUY', 103.5), 'priceNotOnTick'],
    ['a trigger of nothing', stop('SELL', 0), 'priceOutOfBounds'],
    ['a trigger just beyond the largest price', stop('BUY', 100_001), 'priceOutOfBounds'],
    ['a price between ticks', stop('BUY', 103, { childType: 'LIMIT', price: 101.5 }), 'priceNotOnTick'],
    ['a price of nothing', stop('BUY', 103, { childType: 'LIMIT', price: 0 }), 'priceOutOfBounds'],
    ['part of a step', stop('BUY', 103, { quantity: 1.5 }), 'quantityNotOnStep'],
    ['no quantity', { algoType: 'STOP', side: 'BUY', childType: 'MARKET', triggerPrice: 103 }, 'quantityOutOfBounds'],
    ['closing a position that it is not a leg of', stop('BUY', 103, { childType: 'CLOSE_POSITION' }), 'malformedOrder'],
    ['a rate of nothing', trailing({ callbackRate: 0n }), 'malformedOrder'],
    ['a rate of everything', trailing({ callbackRate: units('1') }), 'malformedOrder'],
    ['a rate below nothing', trailing({ callbackRate: -1n }), 'malformedOrder'],
    ['a distance of nothing', trailing({ callbackValue: 0 }), 'malformedOrder'],
    ['a distance between ticks', trailing({ callbackValue: 1.5 }), 'malformedOrder'],
    ['a distance as large as the price', trailing({ callbackValue: 100 }), 'malformedOrder'],
    ['a start between ticks', trailing({ callbackValue: 3, activatedPrice: 100.5 }), 'priceNotOnTick'],
    ['no legs', group('TP_SL', []), 'legsDoNotMatch'],
    ['too many legs', group('TP_SL', [takeProfit(105), stopLoss(95), stopLoss(94)]), 'legsDoNotMatch'],
    ['two legs of a kind', group('TP_SL', [takeProfit(105), takeProfit(106)]), 'legsDoNotMatch'],
    ['a leg of another kind', group('TP_SL', [stop('SELL', 95)]), 'legsDoNotMatch'],
    ['a leg with legs', group('TP_SL', [takeProfit(105, { children: [stopLoss(95)] })]), 'legsDoNotMatch'],
    [
      'one leg without a trigger',
      group('TP_SL', [{ algoType: 'TAKE_PROFIT', childType: 'LIMIT', price: 105 }, stopLoss(95)]),
      'triggerRequired',
    ],
    [
      'one leg that closes a position',
      group('TP_SL', [takeProfit(105), stopLoss(95, { childType: 'CLOSE_POSITION' })]),
      'legsDoNotMatch',
    ],
    ['one leg where two are needed', group('OCO', [stopLoss(95)]), 'legsDoNotMatch'],
    [
      'two limit legs that both wait in the book',
      group('OCO', [
        { algoType: 'TAKE_PROFIT', childType: 'LIMIT', price: 105 },
        { algoType: 'STOP_LOSS', childType: 'LIMIT', price: 95 },
      ]),
      'legsDoNotMatch',
    ],
    [
      'a leg that has no market',
      group('TP_SL', [takeProfit(105, { triggerPriceType: 'MARK_PRICE' })]),
      'malformedOrder',
    ],
    [
      'a bracket without a side',
      { algoType: 'BRACKET', childType: 'LIMIT', price: 98, quantity: 10 },
      'malformedOrder',
    ],
    ['a bracket without legs', bracket({ children: [] }), 'legsDoNotMatch'],
    [
      'a bracket with two groups',
      bracket({ children: [...bracket().children!, ...bracket().children!] }),
      'legsDoNotMatch',
    ],
    [
      'a bracket of which one leg has no trigger',
      bracket({
        children: [
          {
            algoType: 'POSITIONAL_TP_SL',
            children: [takeProfit(105), { algoType: 'STOP_LOSS', childType: 'LIMIT', price: 95, quantity: 5 }],
          },
        ],
      }),
      'triggerRequired',
    ],
    [
      'a bracket of which one leg does not close',
      bracket({
        children: [
          {
            algoType: 'POSITIONAL_TP_SL',
            children: [takeProfit(105), stopLoss(95, { childType: 'MARKET', quantity: 5 })],
          },
        ],
      }),
      'legsDoNotMatch',
    ],
  ])('with %s', (_name, request, reason) => {
    expect(exchange.algo('ann', request)).toEqual(refusal(reason));
  });

  it('only beyond its bounds: the last of them is allowed', () => {
    const accepted: readonly AlgoRequest[] = [
      stop('SELL', 1, { quantity: 100 }),
      stop('BUY', 100_000),
      stop('BUY', 103, { childType: 'LIMIT', price: 50, quantity: 2 }),
      trailing({ callbackRate: 1n }),
      trailing({ callbackRate: units('0.999999999999') }),
      trailing({ callbackValue: 1 }),
      trailing({ callbackValue: 99 }),
      trailing({ callbackValue: 3, activatedPrice: 103 }),
    ];
    for (const request of accepted) expect(exchange.algo('ann', request)).toMatchObject({ ok: true });
  });

  it('before there is any price to wait for', () => {
    exchange = new AlgoExchange();
    const on = { symbol: contract.symbol };
    expect(exchange.algo('ann', stop('BUY', 103), on)).toEqual(refusal('noLiquidity'));
    expect(exchange.algo('ann', trailing({ callbackValue: 3 }), on)).toEqual(refusal('noLiquidity'));
  });

  it('on a contract with what it says, in full', () => {
    const contracts = new ContractExchange();
    const order = contracts.placed(
      'ann',
      stop('BUY', 103, { childType: 'LIMIT', price: 102, visible: 2, marginMode: 'ISOLATED', reduceOnly: false }),
      { symbol: contract.symbol },
    );
    expect(order).toMatchObject({ ...{ price: 102, visible: 2, marginMode: 'ISOLATED', reduceOnly: false } });
    contracts.tradeContract(103);
    const [placed] = contracts.engine.openOrdersOf('ann');
    expect(placed).toMatchObject({ price: 102, quantity: 5, algoOrderId: order.algoOrderId });
    expect(placed!.terms).toMatchObject({ visible: 2, marginMode: 'ISOLATED', reduceOnly: false });
  });

  it('never only because something is left to its default', () => {
    const legs = exchange.placed('ann', group('TP_SL', [takeProfit(105), stopLoss(95)]));
    expect(legs).toMatchObject({ price: undefined, triggerPrice: undefined, quantity: 5, side: 'SELL' });
    expect(legs.children).toMatchObject([
      { childType: 'MARKET', quantity: 5, side: 'SELL', triggerPriceType: 'MARKET_PRICE', reduceOnly: false },
      { childType: 'MARKET', quantity: 5, side: 'SELL', triggerPrice: 95 },
    ]);
    const priced = exchange.placed('ann', {
      algoType: 'STOP',
      side: 'BUY',
      quantity: 5,
      price: 102,
      triggerPrice: 103,
    });
    expect(priced).toMatchObject({ childType: 'LIMIT', price: 102, tag: 'default', marginMode: undefined });
    const contracts = new ContractExchange();
    const reducing = contracts.placed('ann', group('TP_SL', [takeProfit(105)]), { symbol: contract.symbol });
    expect(reducing.children).toMatchObject([{ reduceOnly: true }]);
    const said = { ...group('TP_SL', [takeProfit(105)]), reduceOnly: false };
    expect(contracts.placed('ann', said, { symbol: contract.symbol }).children).toMatchObject([{ reduceOnly: false }]);
  });
});
