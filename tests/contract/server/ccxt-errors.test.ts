import ccxt, { type woo } from 'ccxt';
import { openCcxtWorld, type CcxtWorld } from './ccxt-world';
import { admin } from './sandbox-client';

const symbol = 'BTC/USDT';
let world: CcxtWorld;
let client: woo;
const fault = (body: Record<string, unknown>) => admin(world.sandbox)('POST', '/sandbox/faults', body);

beforeAll(async () => {
  world = await openCcxtWorld();
  ({ client } = world);
  await world.quote('SPOT_BTC_USDT', 'SELL', 60_000, 5);
  await world.quote('SPOT_BTC_USDT', 'BUY', 59_000, 5);
  await client.loadMarkets();
});

afterEach(() => fault({ kind: 'clear' }));
afterAll(() => world.close());

describe('ccxt names what was refused', () => {
  const call = (name: string, parameters: object) =>
    (client as unknown as Record<string, (given: object) => Promise<unknown>>)[name]!.call(client, parameters);
  const order = { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'LIMIT', price: '59000', quantity: '0.01' };

  it.each([
    ['too little money', () => client.createOrder(symbol, 'limit', 'buy', 1, 59_000), ccxt.InsufficientFunds],
    ['an order that does not exist', () => client.fetchOrder('999999999', symbol), ccxt.OrderNotFound],
    ['the cancellation of one that does not exist', () => client.cancelOrder('999999999', symbol), ccxt.OrderNotFound],
    [
      'a conditional order that does not exist',
      () => client.fetchOrder('999999999', symbol, { trigger: true }),
      ccxt.OrderNotFound,
    ],
    ['a market the library does not know', () => client.fetchOrderBook('NOPE/USDT'), ccxt.BadSymbol],
    [
      'a market the exchange does not know',
      () => call('v3PrivatePostTradeOrder', { ...order, symbol: 'SPOT_NOPE_USDT' }),
      ccxt.BadSymbol,
    ],
    [
      'a price off the tick',
      () => call('v3PrivatePostTradeOrder', { ...order, price: '59000.001' }),
      ccxt.InvalidOrder,
    ],
    [
      'a quantity off the step',
      () => call('v3PrivatePostTradeOrder', { ...order, quantity: '0.0100001' }),
      ccxt.InvalidOrder,
    ],
    ['a value too small', () => call('v3PrivatePostTradeOrder', { ...order, quantity: '0.00001' }), ccxt.InvalidOrder],
    ['a price far off', () => client.createOrder(symbol, 'limit', 'buy', 0.001, 90_000), ccxt.InvalidOrder],
    ['a parameter nobody knows', () => call('v3PrivatePostTradeOrder', { ...order, speed: 'fast' }), ccxt.BadRequest],
    ['a missing parameter', () => call('v3PrivatePostTradeOrder', { symbol: 'SPOT_BTC_USDT' }), ccxt.BadRequest],
    [
      'a market sale by amount',
      () => call('v3PrivatePostTradeOrder', { symbol: 'SPOT_BTC_USDT', side: 'SELL', type: 'MARKET', amount: '100' }),
      ccxt.InvalidOrder,
    ],
    [
      'a market buy of nothing',
      () => call('v3PrivatePostTradeOrder', { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'MARKET' }),
      ccxt.InvalidOrder,
    ],
    [
      'an order pegged without a size',
      () => call('v3PrivatePostTradeOrder', { symbol: 'SPOT_BTC_USDT', side: 'SELL', type: 'ASK' }),
      ccxt.InvalidOrder,
    ],
    ['leverage of spot that is not offered', () => client.setLeverage(7), ccxt.BadRequest],
  ])('%s', async (_what, attempt, kind) => {
    await expect(attempt()).rejects.toThrow(kind);
  });

  it('a client order id used twice', async () => {
    await client.createOrder(symbol, 'limit', 'buy', 0.001, 50_000, { clientOrderId: '5' });
    await expect(client.createOrder(symbol, 'limit', 'buy', 0.001, 50_000, { clientOrderId: '5' })).rejects.toThrow(
      ccxt.DuplicateOrderId,
    );
  });

  it('an order that is over', async () => {
    const gone = await client.createOrder(symbol, 'market', 'buy', 0.001);
    await expect(client.cancelOrder(gone.id!, symbol)).rejects.toThrow(ccxt.InvalidOrder);
  });

  it.each([
    ['a key nobody has', { apiKey: 'nope', secret: 'demo-api-secret' }],
    ['a secret that is wrong', { apiKey: 'demo-api-key', secret: 'nope' }],
  ])('%s', async (_what, credentials) => {
    await expect(world.clientWith(credentials).fetchBalance()).rejects.toThrow(ccxt.AuthenticationError);
  });

  it('a clock that is far off', async () => {
    const late = world.clientWith({ apiKey: 'demo-api-key', secret: 'demo-api-secret' });
    late.options['timeDifference'] = 120_000;
    await late.loadMarkets();
    await expect(late.fetchBalance()).rejects.toThrow(ccxt.BadRequest);
  });
});

describe('ccxt goes through bad days of the exchange', () => {
  it('maintenance of trading', async () => {
    await fault({ kind: 'maintenance', scope: 'trading' });
    expect((await client.fetchStatus()).status).toBe('maintenance');
    await expect(client.createOrder(symbol, 'limit', 'buy', 0.001, 50_000)).rejects.toThrow(ccxt.OnMaintenance);
    expect(await client.fetchOpenOrders(symbol)).toBeDefined();
    await fault({ kind: 'maintenance', scope: 'full' });
    await expect(client.fetchOpenOrders(symbol)).rejects.toThrow(ccxt.OnMaintenance);
    await fault({ kind: 'clear' });
    expect((await client.fetchStatus()).status).toBe('ok');
  });

  it.each([
    [-1001, ccxt.AuthenticationError],
    [-1002, ccxt.AuthenticationError],
    [-1003, ccxt.RateLimitExceeded],
  ])('a refusal by %s, once', async (code, kind) => {
    await fault({ kind: 'apiCode', path: '/v3/asset/balances', code });
    await expect(client.fetchBalance()).rejects.toThrow(kind);
    expect((await client.fetchBalance())['USDT']).toBeDefined();
  });

  it('reads figures as texts and as numbers, times in milliseconds and in seconds', async () => {
    const { id } = await client.createOrder(symbol, 'limit', 'buy', 0.001, 50_000);
    const plain = await client.fetchOrder(id!, symbol);
    await fault({ kind: 'wireForms', numbers: 'number', times: 'seconds' });
    const other = await client.fetchOrder(id!, symbol);
    expect(other.info).toMatchObject({
      price: 50_000,
      quantity: 0.001,
      createdTime: expect.stringMatching(/^\d{10}\.\d{3}$/),
    });
    expect(plain.info).toMatchObject({ price: '50000', quantity: '0.001', createdTime: expect.any(Number) });
    expect({ ...other, info: undefined }).toEqual({ ...plain, info: undefined });
  });

  it('answers an old book when asked to', async () => {
    await fault({ kind: 'bookLag', ms: 46_000 });
    const before = await client.fetchOrderBook(symbol, 5);
    await world.quote('SPOT_BTC_USDT', 'BUY', 59_500, 1);
    expect(await client.fetchOrderBook(symbol, 5)).toEqual(before);
    await world.pass(47_000);
    await client.fetchOrderBook(symbol, 5);
    await world.pass(47_000);
    expect((await client.fetchOrderBook(symbol, 5)).bids[0]).toEqual([59_500, 1]);
  });
});

it('limits how often a call is made, and says when to come again', async () => {
  const strict = await openCcxtWorld({ generosity: 1 });
  try {
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => strict.client.v3PrivateGetTradeTradingFee({ symbol: 'SPOT_BTC_USDT' })),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThanOrEqual(6);
    for (const answer of refused) expect(answer.reason).toBeInstanceOf(ccxt.RateLimitExceeded);
  } finally {
    await strict.close();
  }
});
