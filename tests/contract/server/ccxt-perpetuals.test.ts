import ccxt, { type woo } from 'ccxt';
import { openCcxtWorld, type CcxtWorld } from './ccxt-world';

const symbol = 'BTC/USDT:USDT';
const id = 'PERP_BTC_USDT';
const hour = 3_600_000;
let world: CcxtWorld;
let client: woo;

beforeEach(async () => {
  world = await openCcxtWorld();
  ({ client } = world);
  await world.quote('SPOT_BTC_USDT', 'SELL', 60_010, 5);
  await world.quote('SPOT_BTC_USDT', 'BUY', 59_990, 5);
  await world.quote(id, 'SELL', 60_010, 5);
  await world.quote(id, 'BUY', 59_990, 5);
  await world.pass(1_000);
});

afterEach(() => world.close());

const position = async () => (await client.fetchPositions([symbol]))[0];
const usdt = async () =>
  (await client.fetchBalance())['USDT'] as { readonly total: number; readonly used: number; readonly free: number };

describe('ccxt holds contracts', () => {
  it('opens, adds, turns and closes a position', async () => {
    await client.createOrder(symbol, 'market', 'buy', 0.01);
    expect(await position()).toMatchObject({
      symbol,
      side: 'long',
      contracts: 0.01,
      entryPrice: 60_010,
      marginMode: 'cross',
      hedged: false,
    });
    await client.createOrder(symbol, 'limit', 'buy', 0.01, 60_010);
    expect(await position()).toMatchObject({ contracts: 0.02, entryPrice: 60_010 });
    await client.createOrder(symbol, 'market', 'sell', 0.03);
    expect(await position()).toMatchObject({ side: 'short', contracts: 0.01, entryPrice: 59_990 });
    await client.createOrder(symbol, 'market', 'buy', 0.01, undefined, { reduceOnly: true });
    expect(await client.fetchPositions([symbol])).toEqual([]);
    const [last] = (await client.fetchMyTrades(symbol)).slice(-1);
    expect(last).toMatchObject({ symbol, side: 'buy', amount: 0.01, price: 60_010, fee: { currency: 'USDT' } });
    // 3 basis points of 600.1, taken four times in different sizes.
    expect(last!.fee!.cost).toBeCloseTo(0.18003, 8);
  });

  it('reads one position and its place in the queue of deleveraging', async () => {
    await client.createOrder(symbol, 'market', 'buy', 0.01);
    const one = await client.fetchPosition(symbol);
    expect(one).toMatchObject({ symbol, side: 'long', contracts: 0.01, contractSize: 1, leverage: 10 });
    expect(one.notional).toBeCloseTo(0.01 * one.markPrice!, 8);
    expect(one.unrealizedPnl).toBeCloseTo(0.01 * (one.markPrice! - one.entryPrice!), 8);
    const [rank] = (await client.fetchPositionsADLRank([symbol])) as {
      readonly symbol: string;
      readonly rank: number;
    }[];
    expect(rank!.symbol).toBe(symbol);
    expect(rank!.rank).toBeGreaterThanOrEqual(1);
    expect(rank!.rank).toBeLessThanOrEqual(5);
  });

  it('refuses a reduce-only order that would open or turn one', async () => {
    await expect(client.createOrder(symbol, 'market', 'sell', 0.01, undefined, { reduceOnly: true })).rejects.toThrow(
      ccxt.InvalidOrder,
    );
    await client.createOrder(symbol, 'market', 'buy', 0.01);
    await expect(client.createOrder(symbol, 'market', 'sell', 0.02, undefined, { reduceOnly: true })).rejects.toThrow(
      ccxt.InvalidOrder,
    );
    expect(await position()).toMatchObject({ side: 'long', contracts: 0.01 });
  });

  it('cannot hold more than its margin carries', async () => {
    await expect(client.createOrder(symbol, 'market', 'buy', 4)).rejects.toThrow(ccxt.InsufficientFunds);
  });

  it('sets leverage, and more of it needs less margin', async () => {
    await client.setLeverage(5, symbol);
    expect(await client.fetchLeverage(symbol)).toMatchObject({
      symbol,
      marginMode: 'cross',
      longLeverage: 5,
      shortLeverage: 5,
    });
    await client.createOrder(symbol, 'market', 'buy', 0.01);
    expect((await position())!.leverage).toBe(5);
    const free = async () => Number((await client.v3PrivateGetAccountInfo())['data']['freeCollateral']);
    const before = await free();
    await client.setLeverage(20, symbol);
    expect(await free()).toBeGreaterThan(before);
    await expect(client.setLeverage(0.5, symbol)).rejects.toThrow(ccxt.BadRequest);
  });

  it('holds both sides at once in hedge mode', async () => {
    await client.setPositionMode(true);
    await client.createOrder(symbol, 'market', 'buy', 0.02, undefined, { positionSide: 'LONG' });
    await client.createOrder(symbol, 'market', 'sell', 0.01, undefined, { positionSide: 'SHORT' });
    const positions = await client.fetchPositions([symbol]);
    expect(positions.map(({ side, contracts, hedged }) => [side, contracts, hedged]).sort()).toEqual([
      ['long', 0.02, true],
      ['short', 0.01, true],
    ]);
    await expect(client.setPositionMode(false)).rejects.toThrow(ccxt.InvalidOrder);
    await expect(client.createOrder(symbol, 'market', 'buy', 0.01)).rejects.toThrow(ccxt.InvalidOrder);
  });

  it('margins a position by itself, and moves margin in and out', async () => {
    await client.createOrder(symbol, 'market', 'buy', 0.01, undefined, { marginMode: 'isolated' });
    const opened = await position();
    expect(opened).toMatchObject({ marginMode: 'isolated', side: 'long' });
    await client.addMargin(symbol, 50);
    const safer = await position();
    expect(safer!.liquidationPrice!).toBeLessThan(opened!.liquidationPrice!);
    await client.reduceMargin(symbol, 20);
    expect((await position())!.liquidationPrice!).toBeGreaterThan(safer!.liquidationPrice!);
    await expect(client.reduceMargin(symbol, 5_000)).rejects.toThrow(ccxt.InvalidOrder);
  });
});

describe('ccxt follows funding', () => {
  it('reads the rates of all contracts and of one', async () => {
    const rate = await client.fetchFundingRate(symbol);
    expect(rate).toMatchObject({ symbol, interval: '8h' });
    expect(rate.fundingTimestamp! % (8 * hour)).toBe(0);
    const rates = await client.fetchFundingRates();
    expect(Object.keys(rates).length).toBe(
      world.sandbox.exchange.instruments.filter(({ type }) => type === 'PERP').length,
    );
    expect((await client.fetchFundingInterval(symbol)).interval).toBe('8h');
  });

  it('pays it when it is due, and remembers', async () => {
    await client.createOrder(symbol, 'market', 'buy', 0.01);
    const before = await usdt();
    const { fundingTimestamp } = await client.fetchFundingRate(symbol);
    const admin = await fetch(`${world.sandbox.url}/md/admin/funding-rate`, {
      method: 'POST',
      headers: { authorization: 'Bearer demo-admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ symbol: id, value: '0.001' }),
    });
    expect(await admin.json()).toMatchObject({ success: true, data: { value: '0.001' } });
    await world.pass(fundingTimestamp! - (await client.fetchTime())! + 1_000);
    const history = await client.fetchFundingRateHistory(symbol);
    expect(history.at(-1)).toMatchObject({ symbol, fundingRate: 0.001, timestamp: fundingTimestamp });
    const [payment] = await client.fetchFundingHistory(symbol);
    expect(payment).toMatchObject({ symbol, rate: 0.001 });
    // A thousandth of 600 or so, and longs pay.
    expect(payment!.amount!).toBeLessThan(-0.59);
    expect(before.total - (await usdt()).total).toBeCloseTo(-payment!.amount!, 6);
  });
});
