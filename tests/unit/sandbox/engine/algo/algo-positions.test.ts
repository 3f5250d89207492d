import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';
import { ContractExchange, stop, stopLoss, takeProfit } from './algo-exchange';
import { contract, units } from '../test-exchange';

const on = { symbol: contract.symbol };
const positional = (more: Partial<AlgoRequest> = {}): AlgoRequest => ({
  algoType: 'POSITIONAL_TP_SL',
  children: [takeProfit(105), stopLoss(95)],
  ...more,
});
const bracket = (more: Partial<AlgoRequest> = {}): AlgoRequest => ({
  algoType: 'BRACKET',
  side: 'BUY',
  childType: 'LIMIT',
  price: 98,
  quantity: 10,
  children: [{ algoType: 'POSITIONAL_TP_SL', children: [takeProfit(105), stopLoss(95)] }],
  ...more,
});

let exchange: ContractExchange;
beforeEach(() => {
  exchange = new ContractExchange();
});

describe('an order that closes a position', () => {
  it('needs one, has the side that closes it, and stands alone on its side', () => {
    expect(exchange.algo('ann', positional(), on)).toEqual({ ok: false, reason: 'reduceOnlyRefused' });
    exchange.open('BUY', 100, 10);
    expect(exchange.algo('ann', positional({ children: [takeProfit(95, { side: 'BUY' })] }), on)).toEqual({
      ok: false,
      reason: 'legsDoNotMatch',
    });
    expect(exchange.placed('ann', positional(), on)).toMatchObject({
      side: 'SELL',
      reduceOnly: true,
      children: [{ childType: 'CLOSE_POSITION' }, { childType: 'CLOSE_POSITION' }],
    });
    expect(exchange.algo('ann', positional(), on)).toEqual({ ok: false, reason: 'tooManyOrders' });
  });

  it('closes all of it, also what was added later', () => {
    exchange.open('BUY', 100, 10);
    const { algoOrderId } = exchange.placed('ann', positional(), on);
    exchange.open('BUY', 101, 7);
    exchange.quote('BUY', 104, 50);
    exchange.place('taker', 'SELL', 104, 1, on);
    expect(exchange.position('ann')).toBe(17);
    exchange.do({ type: 'cancelAll', accountId: 'maker' });
    exchange.quote('BUY', 103, 50);
    exchange.place('bob', 'BUY', 106, 2, on);
    exchange.place('taker', 'SELL', 105, 2, { ...on, orderType: 'IOC' });
    expect(exchange.position('ann')).toBe(0);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 17 });
  });

  it('ends with the position when that is closed by hand', () => {
    exchange.open('BUY', 100, 10);
    const { algoOrderId } = exchange.placed('ann', positional(), on);
    exchange.open('SELL', 101, 4);
    expect(exchange.told(algoOrderId).status).toBe('NEW');
    exchange.open('SELL', 101, 6);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'CANCELLED', reason: 'positionClosed' });
  });
});

describe('an entry into a position', () => {
  it('wakes its legs with the first fill; they close what there is and the rest of the entry is cancelled', () => {
    const { algoOrderId, children } = exchange.placed('ann', bracket(), on);
    exchange.place('bob', 'SELL', 98, 4, on);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', executed: 4 });
    exchange.quote('BUY', 97, 50);
    exchange.tradeAbove(105);
    expect(exchange.position('ann')).toBe(0);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'CANCELLED', executed: 4 });
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 4 });
  });

  it('replaces an older order that closes the same position', () => {
    exchange.open('BUY', 100, 10);
    const older = exchange.placed('ann', positional(), on);
    const { children } = exchange.placed('ann', bracket(), on);
    exchange.place('bob', 'SELL', 98, 10, on);
    expect(exchange.told(older.algoOrderId)).toMatchObject({ status: 'CANCELLED', reason: 'replaced' });
    expect(exchange.told(children[0]!.algoOrderId).status).toBe('NEW');
  });

  it('lets its legs rest while its position is closed and the entry still open', () => {
    const { algoOrderId, children } = exchange.placed('ann', bracket(), on);
    exchange.place('bob', 'SELL', 98, 4, on);
    exchange.open('SELL', 99, 4);
    expect(exchange.position('ann')).toBe(0);
    exchange.tradeContract(105);
    expect(exchange.position('ann')).toBe(0);
    expect(exchange.told(algoOrderId).status).toBe('PARTIAL_FILLED');
    exchange.place('bob', 'SELL', 98, 6, on);
    exchange.quote('BUY', 94, 50);
    exchange.place('taker', 'SELL', 94, 2, { ...on, orderType: 'IOC' });
    expect(exchange.position('ann')).toBe(0);
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 6 });
  });
});

describe('the modes of an account', () => {
  it('are looked at when an order is placed, not when it is set off', () => {
    expect(exchange.algo('ann', stop('BUY', 103, { positionSide: 'LONG' }), on)).toEqual({
      ok: false,
      reason: 'positionSideMismatch',
    });
    exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
    expect(exchange.algo('ann', stop('BUY', 103), on)).toEqual({ ok: false, reason: 'positionSideMismatch' });
    expect(exchange.algo('ann', stop('BUY', 103, { positionSide: 'LONG' }), on).ok).toBe(true);
    exchange.do({ type: 'setAccountMode', accountId: 'bob', mode: 'PURE_SPOT' });
    expect(exchange.algo('bob', stop('BUY', 103), on)).toEqual({ ok: false, reason: 'notAvailable' });
  });

  it('close the two sides of a hedged position apart', () => {
    exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
    exchange.quote('SELL', 100, 6);
    exchange.place('ann', 'BUY', 100, 6, { ...on, positionSide: 'LONG' });
    exchange.quote('BUY', 99, 4);
    exchange.place('ann', 'SELL', 99, 4, { ...on, positionSide: 'SHORT' });
    const long = exchange.placed('ann', positional({ positionSide: 'LONG' }), on);
    const short = exchange.placed('ann', positional({ positionSide: 'SHORT', children: [stopLoss(107)] }), on);
    expect([long.side, short.side]).toEqual(['SELL', 'BUY']);
    exchange.quote('BUY', 94, 20);
    exchange.place('taker', 'SELL', 94, 2, { ...on, orderType: 'IOC' });
    expect(exchange.told(long.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 6 });
    expect(exchange.told(short.algoOrderId).status).toBe('NEW');
  });
});

describe('a mark price', () => {
  it('sets off when time comes round, where the last trade alone does not', () => {
    exchange.open('BUY', 100, 10);
    exchange.quote('BUY', 97, 50);
    const { algoOrderId } = exchange.placed(
      'ann',
      stop('SELL', 96, { triggerPriceType: 'MARK_PRICE', reduceOnly: true }),
      on,
    );
    exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'mark', value: units('96.5') });
    exchange.do({ type: 'advance' });
    expect(exchange.told(algoOrderId).triggered).toBe(false);
    exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'mark', value: units('95.9') });
    exchange.do({ type: 'advance' });
    expect(exchange.told(algoOrderId)).toMatchObject({
      status: 'FILLED',
      executed: 5,
      triggerTradePrice: 96,
    });
    expect(exchange.position('ann')).toBe(5);
  });

  it('never lets a reduce-only order grow a position', () => {
    exchange.open('BUY', 100, 3);
    exchange.quote('BUY', 97, 50);
    const { algoOrderId } = exchange.placed('ann', stop('SELL', 99, { reduceOnly: true }), on);
    exchange.tradeContract(99);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'REJECTED', reason: 'reduceOnlyRefused' });
    expect(exchange.position('ann')).toBe(3);
  });
});
