import type { woo } from 'ccxt';
import { openCcxtWorld, type CcxtWorld } from './ccxt-world';

let world: CcxtWorld;
let client: woo;

beforeAll(async () => {
  world = await openCcxtWorld();
  ({ client } = world);
  await world.quote('SPOT_BTC_USDT', 'SELL', 60_000, 0.5);
  await world.quote('SPOT_BTC_USDT', 'SELL', 60_010, 1);
  await world.quote('SPOT_BTC_USDT', 'BUY', 59_990, 0.25);
  await world.take('SPOT_BTC_USDT', 'BUY', 60_000, 0.1);
  await world.quote('PERP_BTC_USDT', 'SELL', 60_020, 2);
  await world.quote('PERP_BTC_USDT', 'BUY', 59_980, 2);
  await world.take('PERP_BTC_USDT', 'SELL', 59_980, 0.01);
  await client.loadMarkets();
});

afterAll(() => world.close());

describe('ccxt reads the markets', () => {
  it('finds the exchange well, and its clock', async () => {
    expect((await client.fetchStatus()).status).toBe('ok');
    expect(Math.abs((await client.fetchTime())! - Date.now())).toBeLessThan(5_000);
  });

  it('knows every market with its rules', () => {
    expect(Object.keys(client.markets!)).toHaveLength(world.sandbox.exchange.instruments.length);
    expect(client.market('BTC/USDT')).toMatchObject({
      id: 'SPOT_BTC_USDT',
      spot: true,
      active: true,
      precision: { amount: 0.000001, price: 0.01 },
    });
    expect(client.market('BTC/USDT').limits).toMatchObject({ amount: { min: 0.00001, max: 300 }, cost: { min: 1 } });
    expect(client.market('BTC/USDT:USDT')).toMatchObject({
      id: 'PERP_BTC_USDT',
      swap: true,
      linear: true,
      precision: { amount: 0.00001, price: 1 },
    });
  });

  it('knows the currencies and the networks they come and go by', () => {
    const usdt = client.currency('USDT') as {
      networks?: Record<
        string,
        { deposit: boolean; withdraw: boolean; fee: number; limits: { withdraw: { min: number } } }
      >;
    };
    expect(usdt.networks!['ERC20']).toMatchObject({
      deposit: true,
      withdraw: true,
      fee: 2,
      limits: { withdraw: { min: 10 } },
    });
    expect(Object.keys(usdt.networks!).length).toBeGreaterThan(3);
    expect(client.currency('BTC')).toBeDefined();
  });

  it('reads a book, best first, with the time of its last change', async () => {
    const book = await client.fetchOrderBook('BTC/USDT', 10);
    expect(book.asks).toEqual([
      [60_000, 0.4],
      [60_010, 1],
    ]);
    expect(book.bids).toEqual([[59_990, 0.25]]);
    expect(book.timestamp).toBe(world.sandbox.exchange.book('SPOT_BTC_USDT', 10)!.at);
  });

  it('reads trades', async () => {
    expect(await client.fetchTrades('BTC/USDT', undefined, 5)).toEqual([
      expect.objectContaining({ symbol: 'BTC/USDT', side: 'buy', price: 60_000, amount: 0.1, cost: 6_000 }),
    ]);
  });

  it.each(['1m', '5m', '15m', '30m', '1h', '4h', '12h', '1d', '1w', '1M', '1y'])(
    'reads candles of %s',
    async (timeframe) => {
      const candles = await client.fetchOHLCV('BTC/USDT', timeframe, undefined, 5);
      expect(candles).toHaveLength(1);
      expect(candles[0]!.slice(1)).toEqual([60_000, 60_000, 60_000, 60_000, 0.1]);
      expect(await client.fetchOHLCV('BTC/USDT', timeframe, candles[0]![0], 5)).toEqual(candles);
    },
  );

  it('reads tickers of the contracts', async () => {
    const ticker = await client.fetchTicker('BTC/USDT:USDT');
    expect(ticker).toMatchObject({
      symbol: 'BTC/USDT:USDT',
      last: 59_980,
      open: 59_980,
      high: 59_980,
      low: 59_980,
      baseVolume: 0.01,
    });
    // The median of bid, ask and last of the spot market.
    expect(ticker.indexPrice).toBe(60_000);
    expect(ticker.markPrice).toBeGreaterThan(59_900);
    const tickers = await client.fetchTickers();
    expect(Object.keys(tickers)).toHaveLength(
      world.sandbox.exchange.instruments.filter(({ type }) => type === 'PERP').length,
    );
    expect(Object.keys(await client.fetchTickers(['BTC/USDT:USDT', 'ETH/USDT:USDT']))).toEqual([
      'BTC/USDT:USDT',
      'ETH/USDT:USDT',
    ]);
  });

  it('answers every other public call of the library', async () => {
    const calls = client as unknown as Record<string, (parameters?: object) => Promise<{ success: boolean }>>;
    const symbol = 'PERP_BTC_USDT';
    const named: readonly (readonly [string, object?])[] = [
      ['v1PublicGetInfo'],
      ['v1PublicGetInfoSymbol', { symbol }],
      ['v1PublicGetSystemInfo'],
      ['v1PublicGetMarketTrades', { symbol, limit: 3 }],
      ['v1PublicGetToken'],
      ['v1PublicGetTokenNetwork'],
      ['v1PublicGetFundingRates'],
      ['v1PublicGetFundingRateSymbol', { symbol }],
      ['v1PublicGetFundingRateHistory', { symbol, start_t: 1_700_000_000 }],
      ['v1PublicGetFutures'],
      ['v1PublicGetFuturesSymbol', { symbol }],
      ['v1PublicGetOrderbookSymbol', { symbol, max_level: 5 }],
      ['v1PublicGetKline', { symbol, type: '1mon' }],
      ['v1PubGetHistKline', { symbol, type: '1m' }],
      ['v1PubGetHistTrades', { symbol }],
      ['v3PublicGetToken'],
      ['v3PublicGetTokenNetwork'],
      ['v3PublicGetTokenInfo', { token: 'BTC' }],
      ['v3PublicGetMarketTradesHistory', { symbol, size: 5 }],
      ['v3PublicGetKline', { symbol, type: '1h' }],
      ['v3PublicGetInsuranceFund', { symbol }],
    ];
    for (const [name, parameters] of named)
      expect([name, (await calls[name]!.call(client, parameters)).success]).toEqual([name, true]);
  });
});
