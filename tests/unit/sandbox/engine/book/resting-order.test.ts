import { needOf, reservedAsset, shareOf } from '../../../../../sandbox/engine/book/order-registry';
import { type OrderTerms, plainTerms, RestingOrder } from '../../../../../sandbox/engine/book/resting-order';
import { Account } from '../../../../../sandbox/engine/ledger/account';
import { Instrument } from '../../../../../sandbox/engine/model/instrument';
import type { EngineOrderType } from '../../../../../sandbox/engine/model/orders';
import { coin, contract, orderIdOf, TestExchange, units } from '../test-exchange';

const ann = new Account('ann', 'customer');
const [spot, perpetual] = [new Instrument(coin), new Instrument(contract)];

function order(
  instrument: Instrument,
  side: 'BUY' | 'SELL',
  more: { terms?: Partial<OrderTerms>; type?: EngineOrderType; amount?: bigint; quantity?: number } = {},
): RestingOrder {
  const { type = 'LIMIT', amount, quantity = 10 } = more;
  return new RestingOrder(7, 3, ann, instrument, side, type, 100, quantity, amount, 55, {
    ...plainTerms,
    ...more.terms,
  });
}

describe('an order', () => {
  it('pays its fee in what it receives, on contracts in what they are settled in', () => {
    expect([order(spot, 'BUY').feeAsset, order(spot, 'SELL').feeAsset]).toEqual(['COIN', 'USDT']);
    expect([order(perpetual, 'BUY').feeAsset, order(perpetual, 'SELL').feeAsset]).toEqual(['USDT', 'USDT']);
  });

  it('reduces by its word, or as the closing side of a hedged position', () => {
    const reduces = (side: 'BUY' | 'SELL', terms: Partial<OrderTerms>) => order(perpetual, side, { terms }).reducing;
    expect([reduces('BUY', { reduceOnly: true }), reduces('BUY', {}), reduces('SELL', {})]).toEqual([
      true,
      false,
      false,
    ]);
    expect([reduces('SELL', { positionSide: 'LONG' }), reduces('BUY', { positionSide: 'LONG' })]).toEqual([
      true,
      false,
    ]);
    expect([reduces('BUY', { positionSide: 'SHORT' }), reduces('SELL', { positionSide: 'SHORT' })]).toEqual([
      true,
      false,
    ]);
  });

  it('tells its customer all about itself', () => {
    const contracts = order(perpetual, 'SELL', {
      terms: {
        tag: 'mine',
        bidAskLevel: 5,
        visible: 2,
        reduceOnly: true,
        positionSide: 'LONG',
        marginMode: 'ISOLATED',
        leverage: 4,
        expiresAt: 99,
      },
    });
    contracts.executed = 4;
    contracts.executedNotional = units('404');
    contracts.fee = units('0.1');
    contracts.realizedPnl = units('-2');
    contracts.algoOrderId = 12;
    contracts.status = 'PARTIAL_FILLED';
    contracts.updatedAt = 60;
    expect(contracts.view()).toEqual({
      ...{ orderId: 7, clientOrderId: 3, accountId: 'ann', symbol: 'PERP_COIN_USDT', side: 'SELL', type: 'LIMIT' },
      ...{ status: 'PARTIAL_FILLED', price: 100, quantity: 10, amount: undefined, executed: 4 },
      ...{ executedNotional: units('404'), fee: units('0.1'), feeAsset: 'USDT', tag: 'mine', bidAskLevel: 5 },
      ...{ visible: 2, reduceOnly: true, positionSide: 'LONG', marginMode: 'ISOLATED', leverage: 4 },
      ...{ realizedPnl: units('-2'), algoOrderId: 12, expiresAt: 99, createdAt: 55, updatedAt: 60 },
    });
  });

  it('has no price at market, no quantity by amount, and no profit of its own on spot', () => {
    expect(order(spot, 'BUY', { type: 'MARKET' }).view()).toMatchObject({
      price: undefined,
      quantity: 10,
      updatedAt: 55,
    });
    const byAmount = order(spot, 'BUY', { amount: 5n, quantity: Number.POSITIVE_INFINITY }).view();
    expect([byAmount.quantity, byAmount.amount, byAmount.price]).toEqual([undefined, 5n, 100]);
    expect([order(spot, 'BUY').view().realizedPnl, order(perpetual, 'BUY').view().realizedPnl]).toEqual([
      undefined,
      0n,
    ]);
  });

  it('tells of each trade what it has to do with it', () => {
    const trade = { tradeId: 9, symbol: 'SPOT_COIN_USDT', price: 99, quantity: 3, side: 'SELL', at: 70 } as const;
    expect(order(spot, 'BUY', { terms: { tag: 'mine' } }).fill(trade, 5n, undefined, true)).toEqual({
      ...{ tradeId: 9, orderId: 7, accountId: 'ann', symbol: 'SPOT_COIN_USDT', side: 'BUY', price: 99, quantity: 3 },
      ...{ fee: 5n, feeAsset: 'COIN', tag: 'mine', positionSide: 'BOTH', realizedPnl: undefined, maker: true, at: 70 },
    });
  });

  it('reserves what its rest may cost: money to buy coins, coins to sell them', () => {
    const buying = order(spot, 'BUY');
    buying.executed = 4;
    expect([reservedAsset(buying), needOf(buying)]).toEqual(['USDT', units('600')]);
    const selling = order(spot, 'SELL');
    selling.executed = 4;
    expect([reservedAsset(selling), needOf(selling)]).toEqual(['COIN', units('6')]);
    selling.executed = 10;
    expect(needOf(selling)).toBe(0n);
  });

  it('reserves of contracts the margin of an isolated position that it opens, and nothing otherwise', () => {
    const isolated = { marginMode: 'ISOLATED', leverage: 3 } as const;
    const selling = order(perpetual, 'SELL', { terms: isolated });
    expect([reservedAsset(selling), needOf(selling)]).toEqual(['USDT', units('333.333333333334')]);
    expect(needOf(order(perpetual, 'SELL', { terms: { ...isolated, reduceOnly: true } }))).toBe(0n);
    expect(needOf(order(perpetual, 'SELL', { terms: { ...isolated, marginMode: 'CROSS' } }))).toBe(0n);
    expect([shareOf(10n, 5), shareOf(11n, 5), shareOf(0n, 5)]).toEqual([2n, 3n, 0n]);
  });
});

describe('open orders of a customer', () => {
  let exchange: TestExchange;
  beforeEach(() => {
    exchange = new TestExchange();
  });

  it('are cancelled oldest first, wherever in the book they went meanwhile', () => {
    const first = orderIdOf(exchange.place('ann', 'BUY', 90, 2));
    const second = orderIdOf(exchange.place('ann', 'BUY', 95, 2));
    exchange.do({ type: 'edit', accountId: 'ann', orderId: first, price: 91 });
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    const told = exchange.events.flatMap((event) => (event.type === 'order' ? [event.order] : []));
    expect(told.map(({ orderId, status }) => [orderId, status])).toEqual([
      [first, 'CANCELLED'],
      [second, 'CANCELLED'],
    ]);
  });

  it('bind the position mode only while they are for contracts', () => {
    const mode = (to: 'HEDGE_MODE' | 'ONE_WAY') =>
      exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: to }).ok;
    exchange.place('ann', 'BUY', 100, 2);
    expect(mode('HEDGE_MODE')).toBe(true);
    expect(mode('ONE_WAY')).toBe(true);
    const open = orderIdOf(exchange.place('ann', 'BUY', 100, 2, { symbol: contract.symbol }));
    expect([mode('HEDGE_MODE'), mode('ONE_WAY')]).toEqual([false, true]);
    exchange.do({ type: 'cancel', accountId: 'ann', orderId: open });
    expect(mode('HEDGE_MODE')).toBe(true);
  });

  it('are listed for whoever has an account', () => {
    const mine = orderIdOf(exchange.place('ann', 'BUY', 90, 2));
    expect([...exchange.engine.openOrdersOf('ann')].map(({ orderId }) => orderId)).toEqual([mine]);
    expect([...exchange.engine.openOrdersOf('bob'), ...exchange.engine.openOrdersOf('nobody')]).toEqual([]);
  });
});
