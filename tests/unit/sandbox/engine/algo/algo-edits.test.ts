import type { AlgoCommand, EngineAlgoOrder } from '../../../../../sandbox/engine/model/algo-model';
import { AlgoExchange, bracket, ContractExchange, refusal, stop, stopLoss, takeProfit } from './algo-exchange';
import { contract, units } from '../test-exchange';

type Edit = Extract<AlgoCommand, { type: 'editAlgo' }>;

describe('a change of a conditional order', () => {
  let exchange: AlgoExchange;
  beforeEach(() => {
    exchange = new AlgoExchange();
  });
  const edit = ({ algoOrderId }: EngineAlgoOrder, change: Edit['change'], children?: Edit['children']) =>
    exchange.do({
      type: 'editAlgo',
      accountId: 'ann',
      algoOrderId,
      change,
      ...(children !== undefined && { children }),
    });

  it('keeps what it does not name', () => {
    const order = exchange.placed('ann', stop('BUY', 103, { childType: 'LIMIT', price: 102 }));
    expect(edit(order, { triggerPrice: 104 })).toMatchObject({ algo: { triggerPrice: 104, price: 102, quantity: 5 } });
    expect(edit(order, { price: 101 })).toMatchObject({ algo: { triggerPrice: 104, price: 101, quantity: 5 } });
    expect(edit(order, { quantity: 7 })).toMatchObject({ algo: { triggerPrice: 104, price: 101, quantity: 7 } });
    expect([edit(order, {}), edit(order, { triggerPrice: 0.5 })]).toEqual([
      refusal('malformedOrder'),
      refusal('priceNotOnTick'),
    ]);
  });

  it('leaves a stop on its side of the market, whichever it is', () => {
    const falling = exchange.placed('ann', stop('BUY', 95));
    const rising = exchange.placed('ann', stop('SELL', 105));
    for (const triggerPrice of [100, 103]) expect(edit(falling, { triggerPrice })).toEqual(refusal('triggerNotBelow'));
    for (const triggerPrice of [100, 97]) expect(edit(rising, { triggerPrice })).toEqual(refusal('triggerNotAbove'));
    expect(edit(falling, { triggerPrice: 96 })).toMatchObject({ algo: { triggerPrice: 96 } });
    expect(edit(rising, { triggerPrice: 104 })).toMatchObject({ algo: { triggerPrice: 104 } });
  });

  it('leaves it an order that could be one: not too small, too little worth, or more than there is', () => {
    const [selling, buying] = [exchange.placed('ann', stop('SELL', 95)), exchange.placed('ann', stop('BUY', 1000))];
    expect(edit(selling, { quantity: 1 })).toEqual(refusal('belowMinimumNotional'));
    expect(edit(selling, { quantity: 0 })).toEqual(refusal('quantityOutOfBounds'));
    expect(edit(selling, { quantity: 2 })).toMatchObject({ algo: { quantity: 2 } });
    exchange.place('ann', 'SELL', 105, 990);
    expect(edit(selling, { quantity: 11 })).toEqual(refusal('insufficientBalance'));
    expect(edit(selling, { quantity: 10 })).toMatchObject({ algo: { quantity: 10 } });
    expect(edit(buying, { quantity: 101 })).toEqual(refusal('insufficientBalance'));
    expect(edit(buying, { quantity: 100 })).toMatchObject({ algo: { quantity: 100 } });
    // Less than before is always possible, whatever is left to pay with.
    exchange.place('ann', 'BUY', 95, 1000);
    expect(edit(buying, { quantity: 50 })).toMatchObject({ algo: { quantity: 50 } });
  });

  it('of an OCO counts what its leg in the book holds already', () => {
    const order = exchange.placed('ann', {
      algoType: 'OCO',
      side: 'SELL',
      quantity: 900,
      children: [{ algoType: 'TAKE_PROFIT', childType: 'LIMIT', price: 105 }, stopLoss(95)],
    });
    expect(edit(order, { quantity: 1000 })).toMatchObject({ algo: { quantity: 1000 } });
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: order.algoOrderId });
  });

  it('never grows past the position that it closes', () => {
    const contracts = new ContractExchange();
    contracts.open('BUY', 100, 5);
    const order = contracts.placed('ann', stop('SELL', 95, { reduceOnly: true, quantity: 3 }), {
      symbol: contract.symbol,
    });
    const grow = (quantity: number) =>
      contracts.do({ type: 'editAlgo', accountId: 'ann', algoOrderId: order.algoOrderId, change: { quantity } });
    expect(grow(6)).toEqual(refusal('reduceOnlyRefused'));
    expect(grow(5)).toMatchObject({ algo: { quantity: 5 } });
  });

  it('gives no price to an order at market, and nothing to follow with to one that waits', () => {
    const order = exchange.placed('ann', stop('BUY', 103));
    const changes: readonly Edit['change'][] = [
      { price: 102 },
      { activatedPrice: 101 },
      { callbackRate: units('0.1') },
      { callbackValue: 3 },
    ];
    for (const change of changes) expect(edit(order, change)).toEqual(refusal('malformedOrder'));
    expect(edit(order, { quantity: 6, triggerPrice: 104 })).toMatchObject({ ok: true });
  });

  it('lets a trailing stop follow by a rate in place of a distance, and the other way about', () => {
    const order = exchange.placed('ann', {
      algoType: 'TRAILING_STOP',
      side: 'SELL',
      quantity: 5,
      callbackValue: 10,
      activatedPrice: 110,
    });
    expect(edit(order, { callbackRate: units('0.05') })).toMatchObject({
      algo: { callbackRate: units('0.05'), callbackValue: undefined, activatedPrice: 110 },
    });
    expect(edit(order, { callbackValue: 8 })).toMatchObject({ algo: { callbackRate: undefined, callbackValue: 8 } });
    expect(edit(order, { callbackValue: 7, callbackRate: units('0.1') })).toEqual(refusal('malformedOrder'));
    expect(edit(order, { triggerPrice: 95 })).toEqual(refusal('malformedOrder'));
    expect(edit(order, { activatedPrice: 108 })).toMatchObject({ algo: { activatedPrice: 108, activated: false } });
    exchange.trade(108);
    // It follows: the start is over, the distance is not.
    expect(edit(order, { activatedPrice: 109 })).toEqual(refusal('malformedOrder'));
    expect(edit(order, { callbackValue: 6 })).toMatchObject({ algo: { callbackValue: 6, activated: true } });
  });

  it('goes to the book where the order is there already, and moves no trigger any more', () => {
    const order = exchange.placed('ann', stop('BUY', 103, { childType: 'LIMIT', price: 98 }));
    exchange.trade(103);
    const [placed] = exchange.engine.openOrdersOf('ann');
    expect(edit(order, { triggerPrice: 105 })).toEqual(refusal('orderEnded'));
    expect(edit(order, { price: 97 })).toMatchObject({ algo: { price: 97, quantity: 5 } });
    expect(edit(order, { quantity: 8 })).toMatchObject({ algo: { price: 97, quantity: 8 } });
    expect([placed!.price, placed!.quantity]).toEqual([97, 8]);
    expect(edit(order, { price: 200 })).toEqual(refusal('priceOutOfBand'));
  });

  it('comes too late for one that has ended, and is nobody else’s', () => {
    const order = exchange.placed('ann', stop('BUY', 103));
    expect(
      exchange.do({
        type: 'editAlgo',
        accountId: 'bob',
        algoOrderId: order.algoOrderId,
        change: { triggerPrice: 104 },
      }),
    ).toEqual(refusal('orderNotFound'));
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: order.algoOrderId });
    expect(edit(order, { triggerPrice: 104 })).toMatchObject({ ok: false });
  });

  it('gives a group its quantity for all legs, and nothing else', () => {
    const order = exchange.placed('ann', {
      algoType: 'TP_SL',
      side: 'SELL',
      quantity: 5,
      children: [takeProfit(105), stopLoss(95)],
    });
    const [gain, loss] = order.children as [EngineAlgoOrder, EngineAlgoOrder];
    expect([edit(order, { price: 104 }), edit(order, { triggerPrice: 104 })]).toEqual([
      refusal('malformedOrder'),
      refusal('malformedOrder'),
    ]);
    expect(edit(order, { quantity: 8 })).toMatchObject({
      algo: { quantity: 8, children: [{ quantity: 8 }, { quantity: 8 }] },
    });
    expect(edit(order, {}, [{ algoOrderId: order.algoOrderId, quantity: 3 }])).toEqual(refusal('legsDoNotMatch'));
    const both = [gain, loss].map(({ algoOrderId }) => ({ algoOrderId, quantity: 3 }));
    expect(edit(order, {}, both)).toMatchObject({ algo: { children: [{ quantity: 3 }, { quantity: 3 }] } });
    expect(edit(gain, { triggerPrice: 106 })).toMatchObject({ ok: true });
    expect(exchange.told(gain.algoOrderId).triggerPrice).toBe(106);
    expect(edit(gain, { quantity: 4 })).toEqual(refusal('legsDoNotMatch'));
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: loss.algoOrderId });
    // Alone it agrees with nobody.
    expect(edit(gain, { quantity: 4 })).toMatchObject({ ok: true });
  });

  it('never gives a closing leg a price or a quantity', () => {
    const order = exchange.placed('ann', bracket());
    const [gain] = order.children[0]!.children as [EngineAlgoOrder];
    expect(edit(order, {}, [{ algoOrderId: gain.algoOrderId, price: 104 }])).toEqual(refusal('legsDoNotMatch'));
    expect(edit(order, {}, [{ algoOrderId: gain.algoOrderId, quantity: 4 }])).toEqual(refusal('legsDoNotMatch'));
    expect(edit(order, {}, [{ algoOrderId: gain.algoOrderId, triggerPrice: 99 }])).toMatchObject({ ok: true });
    expect(exchange.told(gain.algoOrderId).triggerPrice).toBe(99);
    // Its legs stay above and below where the entry would be.
    expect(edit(order, { price: 99 })).toEqual(refusal('triggerNotAbove'));
    expect(edit(order, { price: 99 }, [{ algoOrderId: gain.algoOrderId, triggerPrice: 103 }])).toMatchObject({
      algo: { price: 99 },
    });
    expect([...exchange.engine.openOrdersOf('ann')].map(({ price }) => price)).toEqual([99]);
  });
});
