import { ClosePositions } from '../../../../src/application/trading/close-positions.use-case';
import { CancelAllOrders } from '../../../../src/application/trading/cancel-all-orders.use-case';
import { CancelOrders } from '../../../../src/application/trading/cancel-orders.use-case';
import type { Failure } from '../../../../src/application/kernel/failure';
import type { OrderSelection } from '../../../../src/application/trading/order-selection';
import type { OrderToGuard } from '../../../../src/application/trading/order-guard';
import type { OrderIntent, PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import type { Position } from '../../../../src/domain/trading/position';
import { order, ScriptedTrading } from './trading-fakes';

const position = (symbol: string, holding: string, more: Partial<Position> = {}): Position =>
  ({ symbol, positionSide: 'BOTH', marginMode: 'CROSS', holding: decimal(holding), ...more }) as Position;
const long = position('PERP_BTC_USDT', '0.5');
const short = position('PERP_ETH_USDT', '-2');
const offline: Failure = { kind: 'offline' };
const noPrograms = { stopAll: () => undefined };

/** Notes whose cancellation is asked for one by one. */
function cancelling(refusal?: Failure, stopping?: Promise<boolean>) {
  const trading = new ScriptedTrading();
  const each: string[] = [];
  const cancel = async (order: { readonly orderId?: string; readonly algoOrderId?: string }) => {
    each.push(order.orderId ?? `conditional ${order.algoOrderId}`);
    return refusal ? failure(refusal) : success('asked' as const);
  };
  const stopped: OrderSelection[] = [];
  const stopAll = (selection: OrderSelection) => (stopped.push(selection), stopping);
  const all = new CancelAllOrders(trading, noPrograms);
  const orders = new CancelOrders(all, { cancel }, { cancel }, { stopAll }, trading);
  return { trading, each, stopped, orders };
}

/** @param refused markets whose orders are not taken */
function setUp(refused: readonly string[] = [], groups: readonly AlgoOrder[] = []) {
  const { trading, each, orders } = cancelling();
  const algos = { open: async () => success({ rows: groups, total: groups.length }) };
  const placed: OrderIntent[] = [];
  const placeOrder = {
    place: async (intent: OrderIntent) => {
      placed.push(intent);
      return refused.includes(intent.symbol)
        ? { status: 'notPlaced', clientOrderId: 1, failure: offline }
        : { status: 'placed', clientOrderId: 1, orderId: '1' };
    },
  } as unknown as PlaceOrder;
  const foreseen: OrderToGuard[] = [];
  const forecast = { of: async (order: OrderToGuard) => (foreseen.push(order), { limit: 'hours' } as const) };
  const traded: Position[] = [];
  return {
    trading,
    each,
    foreseen,
    traded,
    close: new ClosePositions(placeOrder, orders, trading, algos, forecast, { untilChanged: (of) => traded.push(of) }),
    sent: () => JSON.parse(JSON.stringify(placed)),
  };
}

const market = { type: 'MARKET', reduceOnly: true, positionSide: 'BOTH', marginMode: 'CROSS' };

describe('closing a position', () => {
  it('sends an order that can only make it smaller, at market or at a price', async () => {
    const { close, sent } = setUp();
    expect(await close.close(long, decimal('0.2'))).toMatchObject({ status: 'placed' });
    await close.close(short, decimal('1'), decimal('3000'));
    expect(sent()).toEqual([
      { ...market, symbol: long.symbol, side: 'SELL', quantity: '0.2' },
      { ...market, symbol: short.symbol, side: 'BUY', type: 'LIMIT', quantity: '1', price: '3000' },
    ]);
  });

  it('or turns it round, by twice its size', async () => {
    const { close, sent } = setUp();
    expect(await close.reverse(long)).toMatchObject({ status: 'placed' });
    expect(sent()).toMatchObject([{ side: 'SELL', quantity: '1' }]);
    expect(sent()[0]).not.toHaveProperty('reduceOnly');
  });

  it('turns it round once, however often that is asked for before the exchange has answered', async () => {
    const { close, sent } = setUp();
    const both = await Promise.all([close.reverse(long), close.reverse(long)]);
    expect(both).toMatchObject([{ status: 'placed' }, { status: 'placed' }]);
    expect(sent()).toHaveLength(1);
    await close.reverse(short);
    await close.reverse(long);
    expect(sent()).toHaveLength(3);
  });
});

it('what has traded at market is waited for, not what waits at a price or was refused', async () => {
  const { close, traded } = setUp([short.symbol]);
  await close.close(long, decimal('0.2'), decimal('70000'));
  await close.close(short, decimal('1'));
  await close.reverse(short);
  expect(traded).toEqual([]);
  await close.close(long, decimal('0.2'));
  await close.reverse(long);
  expect(traded).toEqual([long, long]);
});

describe('closing all positions', () => {
  it('closes each of them whole, and leaves their orders where that is wanted', async () => {
    const { close, sent, trading } = setUp();
    expect(await close.closeAll([long, short], false)).toEqual({ closed: 2, refused: [], failures: [] });
    expect(sent()).toEqual([
      { ...market, symbol: long.symbol, side: 'SELL', quantity: '0.5' },
      { ...market, symbol: short.symbol, side: 'BUY', quantity: '2' },
    ]);
    expect(trading.cancelled).toEqual([]);
  });

  it('cancels the orders of their markets, after all of them', async () => {
    const { close, trading } = setUp();
    expect(await close.closeAll([long, short], true)).toEqual({ closed: 2, refused: [], failures: [] });
    expect(trading.cancelled).toEqual([`all ${long.symbol}`, `all ${short.symbol}`]);
  });

  it('leaves the other of two positions beside each other what protects it', async () => {
    const group = (algoOrderId: string, positionSide: 'LONG' | 'SHORT', rootStatus = 'NEW') =>
      ({ algoOrderId, positionSide, rootStatus, symbol: long.symbol, side: 'SELL', legs: [] }) as unknown as AlgoOrder;
    const groups = [group('1', 'LONG'), group('2', 'SHORT'), group('3', 'LONG', 'CANCELLED')];
    const { close, trading, each } = setUp([], groups);
    const own = { symbol: long.symbol, positionSide: 'LONG' } as const;
    const rows = [
      order({ ...own, orderId: '4' }),
      order({ ...own, orderId: '5', positionSide: 'SHORT' }),
      order({ ...own, orderId: '6', symbol: short.symbol }),
    ];
    trading.openAnswers = [async () => success({ rows, total: 3 })];
    const legs = [position(long.symbol, '1', own), position(long.symbol, '-1', { positionSide: 'SHORT' })];
    expect(await close.closeAll(legs.slice(0, 1), true)).toEqual({ closed: 1, refused: [], failures: [] });
    expect(each.splice(0)).toEqual(['4', 'conditional 1']);
    await close.closeAll(legs, true);
    expect(each).toEqual(['4', 'conditional 1', '5', 'conditional 2']);
    expect(trading.cancelled).toEqual([]);
    trading.openAnswers = [async () => failure(offline)];
    expect(await close.closeAll(legs.slice(0, 1), true)).toMatchObject({ closed: 1, failures: [{ failure: offline }] });
  });

  it('goes on after a refusal, says whose it was, and leaves the orders that protect that position', async () => {
    const { close, trading } = setUp([long.symbol]);
    expect(await close.closeAll([long, short], true)).toEqual({
      closed: 1,
      refused: [long],
      failures: [{ symbol: long.symbol, failure: offline }],
    });
    expect(trading.cancelled).toEqual([`all ${short.symbol}`]);
  });

  it('says which orders could not be cancelled, and never that they were not where the answer was lost', async () => {
    const { close, trading } = setUp();
    trading.cancelAnswer = failure(offline);
    expect(await close.closeAll([long], true)).toEqual({
      closed: 1,
      refused: [],
      failures: [{ symbol: long.symbol, failure: { kind: 'unanswered' } }],
    });
  });
});

describe('cancelling many orders', () => {
  const stop = (algoOrderId: string, side: 'BUY' | 'SELL', symbol = 'SPOT_BTC_USDT') =>
    ({ algoOrderId, side, symbol }) as AlgoOrder;

  const book = [
    order({ orderId: '1', side: 'BUY' }),
    order({ orderId: '2', side: 'SELL' }),
    order({ orderId: '3', side: 'BUY', symbol: 'SPOT_ETH_USDT' }),
  ];
  const conditional = [stop('4', 'BUY'), stop('5', 'SELL'), stop('6', 'BUY', 'SPOT_ETH_USDT')];

  it('asks the exchange once for all of them, or for those of a market', async () => {
    const { trading, each, orders } = cancelling();
    expect(await orders.cancel({}, book, conditional)).toEqual([]);
    expect(await orders.cancel({ symbol: 'SPOT_BTC_USDT' }, book, conditional)).toEqual([]);
    expect(trading.cancelled).toEqual(['all', 'all SPOT_BTC_USDT']);
    expect(each).toEqual([]);
  });

  it('asks for those of a side one by one, of one market or of all', async () => {
    const { trading, each, orders, stopped } = cancelling();
    expect(await orders.cancel({ side: 'BUY' }, book, conditional)).toEqual([]);
    expect(stopped.splice(0)).toEqual([{ side: 'BUY' }]);
    expect(each.splice(0)).toEqual(['1', '3', 'conditional 4', 'conditional 6']);
    await orders.cancel({ side: 'SELL', symbol: 'SPOT_BTC_USDT' }, book, conditional);
    expect(each.splice(0)).toEqual(['2', 'conditional 5']);
    await orders.cancel({ side: 'BUY', symbol: 'SPOT_ETH_USDT' }, book, conditional);
    expect(each).toEqual(['3', 'conditional 6']);
    expect(trading.cancelled).toEqual([]);
  });

  it.each([
    ['a side', { side: 'BUY' }, ['1', 'conditional 4'], ['9']],
    ['a leg', { symbol: 'SPOT_BTC_USDT', positionSide: 'LONG' }, [], ['8']],
  ] as const)('asks again for those of %s that a program had on their way', async (_, selection, first, arrived) => {
    let stopped = (): void => undefined;
    const stopping = new Promise<boolean>((settle) => (stopped = () => settle(true)));
    const { trading, each, orders } = cancelling(undefined, stopping);
    const rows = [
      order({ orderId: '8', side: 'SELL', positionSide: 'LONG' }),
      order({ orderId: '9', side: 'BUY', positionSide: 'SHORT' }),
    ];
    trading.openAnswers = [async () => success({ rows, total: 2 })];
    const asked = orders.cancel(selection, book.slice(0, 2), conditional.slice(0, 2));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(each.splice(0)).toEqual(first);
    stopped();
    expect(await asked).toEqual([]);
    expect(each).toEqual(arrived);
  });

  it('says that it could not see what has arrived, beside what could not be cancelled before', async () => {
    const { trading, orders } = cancelling({ kind: 'rateLimited' }, Promise.resolve(true));
    trading.openAnswers = [async () => failure(offline)];
    expect(await orders.cancel({ side: 'BUY' }, [], conditional.slice(0, 1))).toEqual([
      offline,
      { kind: 'rateLimited' },
    ]);
  });

  it('says that more of a side may follow, where a page that sends them has not said that it stopped', async () => {
    const { trading, each, orders } = cancelling(undefined, Promise.resolve(false));
    trading.openAnswers = [async () => success({ rows: [order({ orderId: '9', side: 'BUY' })], total: 1 })];
    expect(await orders.cancel({ side: 'BUY' }, [], [])).toEqual([{ kind: 'stillSending' }]);
    expect(each).toEqual(['9']);
  });

  it('says why for each that could not be', async () => {
    const { trading, orders } = cancelling({ kind: 'rateLimited' });
    expect(await orders.cancelEach(book.slice(0, 1), conditional.slice(0, 1))).toEqual([
      { kind: 'rateLimited' },
      { kind: 'rateLimited' },
    ]);
    trading.cancelAnswer = failure(offline);
    expect(await orders.cancel({}, book, conditional)).toEqual([{ kind: 'unanswered' }]);
  });
});

it('says of turning a position round which own limit will stop it: the one that is asked about the whole order', async () => {
  const { close, foreseen, sent } = setUp();
  expect(await close.againstReversal(long)).toEqual({ limit: 'hours' });
  expect(foreseen).toMatchObject([{ symbol: 'PERP_BTC_USDT', side: 'SELL', quantity: decimal('1'), closing: false }]);
  expect(sent()).toEqual([]);
});
