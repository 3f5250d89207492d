import ccxt, { type Order, type woo } from 'ccxt';
import { openCcxtWorld, type CcxtWorld } from './ccxt-world';

const symbol = 'BTC/USDT';
const id = 'SPOT_BTC_USDT';
let world: CcxtWorld;
let client: woo;

beforeAll(async () => {
  world = await openCcxtWorld();
  ({ client } = world);
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.quote(id, 'SELL', 60_000, 0.5);
  await world.quote(id, 'BUY', 59_000, 0.5);
});

afterEach(async () => {
  await client.cancelAllOrders();
  await world.clearQuotes();
});

const usdt = async () =>
  (await client.fetchBalance())['USDT'] as { readonly total: number; readonly used: number; readonly free: number };

const stateOf = async (order: Pick<Order, 'id'>) => client.fetchOrder(order.id!, symbol);

describe('ccxt places orders', () => {
  it('of the book, and reads them back', async () => {
    const before = await usdt();
    const order = await client.createOrder(symbol, 'limit', 'buy', 0.01, 58_000);
    expect(await stateOf(order)).toMatchObject({
      status: 'open',
      side: 'buy',
      type: 'limit',
      price: 58_000,
      amount: 0.01,
      filled: 0,
      remaining: 0.01,
      symbol,
    });
    expect(await usdt()).toEqual({ total: before.total, used: 580, free: before.total - 580 });
  });

  it('that trade at once', async () => {
    const order = await client.createOrder(symbol, 'limit', 'buy', 0.01, 60_500);
    expect(await stateOf(order)).toMatchObject({
      status: 'closed',
      filled: 0.01,
      average: 60_000,
      cost: 600,
      fee: { cost: 0.000006, currency: 'BTC' },
    });
  });

  it.each([
    ['by its worth, as the price is known', () => client.createOrder(symbol, 'market', 'buy', 0.01, 60_000)],
    ['by its cost', () => client.createMarketBuyOrderWithCost(symbol, 600)],
    ['by its amount', () => client.createOrder(symbol, 'market', 'buy', 0.01)],
  ])('at the market %s', async (_how, place) => {
    const before = await usdt();
    expect(await stateOf(await place())).toMatchObject({ status: 'closed', filled: 0.01, average: 60_000 });
    expect(before.total - (await usdt()).total).toBe(600);
  });

  it('that sell at the market', async () => {
    expect(await stateOf(await client.createOrder(symbol, 'market', 'sell', 0.02))).toMatchObject({
      status: 'closed',
      filled: 0.02,
      average: 59_000,
    });
  });

  it('that take what is there and rest nothing', async () => {
    const order = await client.createOrder(symbol, 'limit', 'buy', 0.01, 60_000, { timeInForce: 'IOC' });
    expect(await stateOf(order)).toMatchObject({ status: 'closed', type: 'ioc', filled: 0.01 });
    const part = await client.createOrder(symbol, 'limit', 'sell', 0.01, 61_000, { timeInForce: 'IOC' });
    expect(await stateOf(part)).toMatchObject({ status: 'canceled', filled: 0, timeInForce: 'IOC' });
  });

  it('that take all or nothing', async () => {
    const none = await client.createOrder(symbol, 'limit', 'sell', 0.04, 59_500, { timeInForce: 'FOK' });
    expect(await stateOf(none)).toMatchObject({ status: 'canceled', filled: 0 });
    const all = await client.createOrder(symbol, 'limit', 'sell', 0.04, 59_000, { timeInForce: 'FOK' });
    expect(await stateOf(all)).toMatchObject({ status: 'closed', filled: 0.04 });
  });

  it('that only rest', async () => {
    const order = await client.createOrder(symbol, 'limit', 'buy', 0.01, 59_500, { postOnly: true });
    expect(await stateOf(order)).toMatchObject({ status: 'open', type: 'post_only', postOnly: true });
    await expect(client.createOrder(symbol, 'limit', 'buy', 0.01, 60_000, { postOnly: true })).rejects.toThrow(
      ccxt.ExchangeError,
    );
    expect(await client.fetchOpenOrders(symbol)).toHaveLength(1);
  });

  it('under an id of its own, each once', async () => {
    await client.createOrder(symbol, 'limit', 'buy', 0.01, 58_000, { clientOrderId: '4711' });
    await expect(client.createOrder(symbol, 'limit', 'buy', 0.01, 58_000, { clientOrderId: '4711' })).rejects.toThrow(
      ccxt.DuplicateOrderId,
    );
    expect(await client.fetchOrder('', symbol, { clientOrderId: '4711' })).toMatchObject({
      clientOrderId: '4711',
      status: 'open',
    });
    await client.cancelOrder('', symbol, { clientOrderId: '4711' });
    expect(await client.fetchOrder('', symbol, { clientOrderId: '4711' })).toMatchObject({ status: 'canceled' });
  });
});

describe('ccxt changes and ends orders', () => {
  it('edits', async () => {
    const order = await client.createOrder(symbol, 'limit', 'buy', 0.01, 58_000);
    expect(await client.editOrder(order.id!, symbol, 'limit', 'buy', 0.02, 58_100)).toMatchObject({
      id: order.id,
      status: 'open',
    });
    expect(await stateOf(order)).toMatchObject({ price: 58_100, amount: 0.02, status: 'open' });
  });

  it('cancels one, and all of a market', async () => {
    const [first] = [
      await client.createOrder(symbol, 'limit', 'buy', 0.01, 58_000),
      await client.createOrder(symbol, 'limit', 'buy', 0.01, 57_000),
      await client.createOrder('ETH/USDT', 'limit', 'buy', 0.1, 2_000),
    ];
    expect(await client.cancelOrder(first.id!, symbol)).toMatchObject({ id: first.id, status: 'canceled' });
    expect(await stateOf(first)).toMatchObject({ status: 'canceled' });
    await client.cancelAllOrders(symbol);
    expect((await client.fetchOpenOrders()).map((order) => order.symbol)).toEqual(['ETH/USDT']);
    await client.cancelAllOrders();
    expect(await client.fetchOpenOrders()).toEqual([]);
    expect((await usdt()).used).toBe(0);
  });

  it('lists what is open, what is over and everything', async () => {
    const since = Date.now();
    await client.createOrder(symbol, 'limit', 'buy', 0.01, 58_000);
    await client.createOrder(symbol, 'market', 'sell', 0.01);
    const gone = await client.createOrder(symbol, 'limit', 'buy', 0.01, 57_000);
    await client.cancelOrder(gone.id!, symbol);
    expect((await client.fetchOpenOrders(symbol)).map(({ status }) => status)).toEqual(['open']);
    expect((await client.fetchClosedOrders(symbol, since)).map(({ status }) => status).sort()).toEqual([
      'canceled',
      'closed',
    ]);
    expect(await client.fetchOrders(symbol, since)).toHaveLength(3);
    expect(await client.fetchOrders(symbol, Date.now() + 60_000)).toEqual([]);
    expect(await client.fetchOrders(symbol, undefined, 1)).toHaveLength(1);
  });
});

describe('ccxt reads what an account did', () => {
  it('reads its executions, all and those of an order', async () => {
    const since = Date.now();
    const order = await client.createOrder(symbol, 'limit', 'buy', 0.02, 60_001, { timeInForce: 'IOC' });
    await client.createOrder(symbol, 'market', 'sell', 0.01);
    const trades = await client.fetchMyTrades(symbol, since);
    expect(
      trades.map(({ side, amount, price, takerOrMaker, order: of }) => ({
        side,
        amount,
        price,
        takerOrMaker,
        own: of === order.id,
      })),
    ).toEqual([
      { side: 'buy', amount: 0.02, price: 60_000, takerOrMaker: 'taker', own: true },
      { side: 'sell', amount: 0.01, price: 59_000, takerOrMaker: 'taker', own: false },
    ]);
    const own = await client.fetchOrderTrades(order.id!, symbol);
    expect(own).toEqual([
      expect.objectContaining({
        id: trades[0]!.id,
        order: order.id,
        side: 'buy',
        amount: 0.02,
        price: 60_000,
        takerOrMaker: 'taker',
        fee: { cost: 0.000012, currency: 'BTC' },
      }),
    ]);
    expect(Math.abs(own[0]!.timestamp! - trades[0]!.timestamp!)).toBeLessThan(1);
  });

  it('reads balances, fees and accounts', async () => {
    const balance = await client.fetchBalance();
    expect(balance['ETH']).toEqual({ total: 1, free: 1, used: 0 });
    expect(await client.fetchTradingFee(symbol)).toMatchObject({ symbol, maker: 0, taker: 0.06 });
    expect((await client.fetchTradingFees())[symbol]).toMatchObject({ maker: 0, taker: 0.0006 });
    expect(await client.fetchAccounts()).toEqual([
      expect.objectContaining({ id: '00000000-0000-4000-8000-000000000001', type: 'main' }),
    ]);
    expect(await client.fetchLeverage(symbol)).toMatchObject({ symbol, longLeverage: 3, shortLeverage: 3 });
  });
});
