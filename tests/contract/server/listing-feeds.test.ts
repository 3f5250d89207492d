import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { tradeABit } from './feeds-world';
import { caller, startTestSandbox } from './sandbox-client';

let sandbox: Sandbox;
const get = async (path: string) => (await caller(sandbox.url)('GET', path)).body;
const prices = (levels: readonly [string, string][]) => levels.map(([price]) => Number(price));
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await tradeABit(sandbox);
});

afterAll(() => sandbox.close());

describe('CoinGecko', () => {
  it('halves the depth between the sides', async () => {
    const four = await get('/md/coingecko/orderbook?ticker_id=BTC_USDT&depth=4');
    expect(four.bids).toEqual([
      ['59990', '1.998'],
      ['59989', '2'],
    ]);
    expect(prices(four.asks)).toEqual([60_010, 60_011]);
    for (const all of ['depth=0', '']) {
      const whole = await get(`/md/coingecko/orderbook?ticker_id=BTC_USDT&${all}`);
      expect([whole.bids.length, whole.asks.length]).toEqual([5, 5]);
    }
  });

  it('lists all spot pairs and tickers of those that traded', async () => {
    expect(await get('/md/coingecko/pairs')).toContainEqual({ ticker_id: 'ETH_USDT', base: 'ETH', target: 'USDT' });
    expect(await get('/md/coingecko/tickers')).toEqual([
      expect.objectContaining({
        ticker_id: 'BTC_USDT',
        last_price: '60010',
        base_volume: '0.006',
        target_volume: '360.02',
        bid: '59990',
        ask: '60010',
        high: '60010',
        low: '59990',
      }),
    ]);
  });

  it('separates trades by the taker’s side and by time', async () => {
    const all = await get('/md/coingecko/historical_trades?ticker_id=BTC_USDT');
    expect(all.buy.map((trade: { base_volume: string }) => trade.base_volume)).toEqual(['0.003', '0.001']);
    expect(all.sell).toEqual([
      expect.objectContaining({ price: '59990', base_volume: '0.002', target_volume: '119.98', type: 'sell' }),
    ]);
    const one = await get('/md/coingecko/historical_trades?ticker_id=BTC_USDT&type=buy&limit=1');
    expect([one.buy.length, one.sell.length]).toEqual([1, 0]);
    const before = await get(
      `/md/coingecko/historical_trades?ticker_id=BTC_USDT&end_time=${all.sell[0].trade_timestamp - 60_000}`,
    );
    expect(before).toEqual({ buy: [], sell: [] });
    const inSeconds = await get(
      `/md/coingecko/historical_trades?ticker_id=BTC_USDT&start_time=${Math.floor(all.sell[0].trade_timestamp / 1000) - 60}`,
    );
    expect(inSeconds.sell).toHaveLength(1);
  });

  it('states open interest of contracts, in base and in dollars', async () => {
    expect(await get('/md/coingecko/contracts')).toEqual([
      expect.objectContaining({
        ticker_id: 'BTC_USDT-PERP',
        open_interest: '0.002',
        open_interest_usd: '120.04',
        index_price: '60010',
        contract_price: '60020',
        taker_fee: '0.0003',
      }),
    ]);
  });
});

describe('CoinMarketCap', () => {
  it('knows assets by their unified ids', async () => {
    const assets = await get('/md/cmc/assets');
    expect(assets.BTC).toMatchObject({
      name: 'Bitcoin',
      unified_cryptoasset_id: 1,
      can_deposit: true,
      min_withdraw: '0.000018',
    });
    expect(assets.USDT).toMatchObject({ unified_cryptoasset_id: 825 });
    const ids = Object.values(assets).map(
      (asset) => (asset as { unified_cryptoasset_id?: number }).unified_cryptoasset_id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(undefined);
    expect(await get('/md/cmc/ticker')).toEqual({
      BTC_USDT: {
        base_id: 1,
        quote_id: 825,
        last_price: '60010',
        base_volume: '0.006',
        quote_volume: '360.02',
        isFrozen: '0',
      },
    });
  });

  it('states the change in per cent', async () => {
    expect(await get('/md/cmc/summary')).toEqual([
      expect.objectContaining({
        trading_pairs: 'BTC_USDT',
        price_change_percent_24h: '0',
        highest_bid: '59990',
        lowest_ask: '60010',
      }),
    ]);
  });
});

describe('Nomics', () => {
  it('goes on strictly after a trade, oldest first', async () => {
    const all = await get('/md/nomics/trades?market=BTC_USDT&since=');
    expect(all.map((trade: { side: string; amount: string }) => [trade.side, trade.amount])).toEqual([
      ['buy', '0.001'],
      ['sell', '0.002'],
      ['buy', '0.003'],
    ]);
    expect(await get(`/md/nomics/trades?market=BTC_USDT&since=${all[0].id}`)).toEqual(all.slice(1));
    expect(await get(`/md/nomics/trades?market=BTC_USDT&since=${all[2].id}`)).toEqual([]);
    expect(new Date(all[0].timestamp).toISOString()).toBe(all[0].timestamp);
  });

  it('sorts the book from the middle outwards', async () => {
    const { bids, asks } = await get('/md/nomics/orders/snapshot?market=BTC_USDT');
    expect(prices(asks)).toEqual(ascending(prices(asks)));
    expect(prices(bids)).toEqual(ascending(prices(bids)).reverse());
  });

  it('describes the exchange at length, and only what it can do', async () => {
    const info = await get('/md/nomics/info');
    expect(info.description.length).toBeGreaterThanOrEqual(1_000);
    expect(info.capability).toMatchObject({ markets: true, trades: true, ordersSnapshot: true, candles: false });
    expect(await get('/md/nomics/markets')).toContainEqual(
      expect.objectContaining({
        id: '1000PEPE_USDT-PERP',
        type: 'derivative',
        underlying: 'PEPE',
        settlement: 'USDT',
        market_url: 'http://localhost:8700/trade/1000PEPE_PERP',
      }),
    );
  });
});
