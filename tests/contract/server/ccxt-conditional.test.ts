import ccxt, { type Order, type woo } from 'ccxt';
import { openCcxtWorld, type CcxtWorld } from './ccxt-world';

const symbol = 'BTC/USDT:USDT';
const id = 'PERP_BTC_USDT';
let world: CcxtWorld;
let client: woo;

beforeEach(async () => {
  world = await openCcxtWorld();
  ({ client } = world);
  await market(60_000);
});

afterEach(() => world.close());

/** The market goes to a price: the house quotes around it and trades there. */
async function market(price: number): Promise<void> {
  await world.clearQuotes();
  for (const each of ['SPOT_BTC_USDT', id]) {
    await world.quote(each, 'SELL', price + 10, 5);
    await world.quote(each, 'BUY', price - 10, 5);
    await world.quote(each, 'SELL', price, 0.001);
    await world.take(each, 'BUY', price, 0.001);
  }
  await world.pass(1_000);
}

const conditional = (order: Pick<Order, 'id'>) => client.fetchOrder(order.id!, symbol, { trigger: true });
const position = async () => (await client.fetchPositions([symbol]))[0];

describe('ccxt lets orders wait', () => {
  it('for a price, then trades at the market', async () => {
    await client.createOrder(symbol, 'market', 'buy', 0.01);
    const stop = await client.createOrder(symbol, 'market', 'sell', 0.01, undefined, {
      triggerPrice: 59_500,
      reduceOnly: true,
    });
    expect(await conditional(stop)).toMatchObject({
      id: stop.id,
      status: 'open',
      side: 'sell',
      amount: 0.01,
      triggerPrice: 59_500,
      reduceOnly: true,
      filled: 0,
    });
    await market(59_600);
    expect(await conditional(stop)).toMatchObject({ status: 'open' });
    expect(await position()).toMatchObject({ contracts: 0.01 });
    await market(59_490);
    expect(await conditional(stop)).toMatchObject({ status: 'closed', filled: 0.01, average: 59_480 });
    expect(await position()).toBeUndefined();
  });

  it('for a price, and learns which way it has to go and why nothing came of it', async () => {
    const stop = await client.createOrder(symbol, 'market', 'sell', 0.01, undefined, {
      triggerPrice: 59_500,
      reduceOnly: true,
    });
    expect((await conditional(stop)).info).toMatchObject({ triggerDirection: 'DOWN' });
    await market(59_490);
    expect(await conditional(stop)).toMatchObject({
      status: 'rejected',
      info: { isTriggered: true, algoStatus: 'REJECTED', reason: 'reduceOnlyRefused' },
    });
  });

  it('for a price, then rests in the book', async () => {
    const stop = await client.createOrder(symbol, 'limit', 'buy', 0.01, 60_300, { triggerPrice: 60_500 });
    await market(60_500);
    expect(await client.fetchOpenOrders(symbol)).toEqual([
      expect.objectContaining({ side: 'buy', price: 60_300, amount: 0.01, status: 'open' }),
    ]);
    expect((await conditional(stop)).info).toMatchObject({ isTriggered: true, triggerStatus: 'SUCCESS' });
  });

  it.each([
    ['by an amount', { trailingAmount: '200', trailingTriggerPrice: 60_000 }],
    ['by a share', { trailingPercent: '0.33', trailingTriggerPrice: 60_000 }],
  ])('behind the price %s', async (_how, trail) => {
    await client.createOrder(symbol, 'market', 'buy', 0.01);
    const stop = await client.createOrder(symbol, 'market', 'sell', 0.01, undefined, { ...trail, reduceOnly: true });
    await market(61_000);
    await market(60_850);
    expect(await conditional(stop)).toMatchObject({ status: 'open' });
    await market(60_790);
    expect(await conditional(stop)).toMatchObject({ status: 'closed', filled: 0.01 });
    expect(await position()).toBeUndefined();
  });

  it('with a profit to take and a loss to stop', async () => {
    const bracket = await client.createOrder(symbol, 'limit', 'buy', 0.01, 59_990, {
      takeProfit: { triggerPrice: 60_500 },
      stopLoss: { triggerPrice: 59_500 },
    });
    expect(bracket.info).toMatchObject({ algoType: 'BRACKET' });
    await world.take(id, 'SELL', 59_990, 5);
    await world.take(id, 'SELL', 59_990, 0.01);
    expect(await position()).toMatchObject({ side: 'long', contracts: 0.01 });
    await market(60_510);
    expect(await position()).toBeUndefined();
    expect(await client.fetchOpenOrders(symbol, undefined, undefined, { trigger: true })).toEqual([]);
    const profit = (await client.fetchMyTrades(symbol)).at(-1)!;
    expect(profit).toMatchObject({ side: 'sell', amount: 0.01 });
    expect(profit.price).toBeGreaterThan(60_400);
  });
});

describe('ccxt changes and ends what waits', () => {
  it('edits the trigger and the size', async () => {
    const stop = await client.createOrder(symbol, 'market', 'buy', 0.01, undefined, { triggerPrice: 60_500 });
    expect(
      await client.editOrder(stop.id!, symbol, 'market', 'buy', 0.02, undefined, { triggerPrice: 60_700 }),
    ).toMatchObject({ id: stop.id, status: 'open' });
    expect(await conditional(stop)).toMatchObject({ triggerPrice: 60_700, amount: 0.02 });
    await market(60_600);
    expect(await conditional(stop)).toMatchObject({ status: 'open' });
  });

  it('cancels what the entry of a bracket has left behind', async () => {
    const bracket = await client.createOrder(symbol, 'market', 'buy', 0.01, undefined, {
      takeProfit: { triggerPrice: 60_500 },
      stopLoss: { triggerPrice: 59_500 },
    });
    await client.cancelOrder(bracket.id!, symbol, { trigger: true });
    await market(59_400);
    expect(await position()).toMatchObject({ side: 'long', contracts: 0.01 });
  });

  it('cancels one, and all', async () => {
    const [first] = [
      await client.createOrder(symbol, 'market', 'buy', 0.01, undefined, { triggerPrice: 60_500 }),
      await client.createOrder(symbol, 'market', 'sell', 0.01, undefined, { triggerPrice: 59_500 }),
      await client.createOrder('BTC/USDT', 'limit', 'sell', 0.01, 58_000, { triggerPrice: 58_500 }),
    ];
    expect(await client.fetchOpenOrders(undefined, undefined, undefined, { trigger: true })).toHaveLength(3);
    expect(await client.cancelOrder(first.id!, symbol, { trigger: true })).toMatchObject({ status: 'canceled' });
    expect(await conditional(first)).toMatchObject({ status: 'canceled' });
    await expect(client.cancelOrder(first.id!, symbol, { trigger: true })).rejects.toThrow(ccxt.InvalidOrder);
    expect(await client.fetchClosedOrders(symbol, undefined, undefined, { trigger: true })).toHaveLength(1);
    await client.cancelAllOrders(undefined, { trigger: true });
    expect(await client.fetchOpenOrders(undefined, undefined, undefined, { trigger: true })).toEqual([]);
    expect(await client.fetchOrders(undefined, undefined, undefined, { trigger: true })).toHaveLength(3);
  });

  it('cancels everything unless it is heard of again', async () => {
    await client.createOrder(symbol, 'limit', 'buy', 0.01, 59_000);
    await client.createOrder(symbol, 'market', 'buy', 0.01, undefined, { triggerPrice: 60_500 });
    const { data } = (await client.cancelAllOrdersAfter(5_000)) as { data: { expectedTriggerTime: number } };
    expect(Math.abs(data.expectedTriggerTime - (await client.fetchTime())! - 5_000)).toBeLessThan(1_000);
    await world.pass(3_000);
    expect(await client.fetchOpenOrders(symbol)).toHaveLength(1);
    await client.cancelAllOrdersAfter(5_000);
    await world.pass(4_000);
    expect(await client.fetchOpenOrders(symbol)).toHaveLength(1);
    await world.pass(2_000);
    expect(await client.fetchOpenOrders(symbol)).toEqual([]);
    expect(await client.fetchOpenOrders(symbol, undefined, undefined, { trigger: true })).toEqual([]);
  });

  it.each([
    ['a trigger that is missing', { algoType: 'STOP', quantity: '0.01', type: 'MARKET', side: 'BUY' }],
    [
      'a trail of nothing',
      { algoType: 'TRAILING_STOP', quantity: '0.01', type: 'MARKET', side: 'BUY', callbackRate: '0' },
    ],
    ['a pair without legs', { algoType: 'OCO' }],
  ])('refuses %s', async (_what, order) => {
    await expect(client.v3PrivatePostTradeAlgoOrder({ symbol: id, ...order })).rejects.toThrow(ccxt.ExchangeError);
    expect(await client.fetchOpenOrders(symbol, undefined, undefined, { trigger: true })).toEqual([]);
  });
});
