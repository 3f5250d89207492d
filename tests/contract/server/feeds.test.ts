import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { house, tradeABit } from './feeds-world';
import { publicCalls, streamedCalls } from './public-calls';
import { caller, startTestSandbox, type Answer } from './sandbox-client';

let sandbox: Sandbox;
/** Its books are empty and nothing was ever traded. */
let bare: Sandbox;
const get = (path: string): Promise<Answer> => caller(sandbox.url)('GET', path);
const endpointOf = (id: string) => catalogue.find((endpoint) => endpoint.id === id)!;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  bare = await startTestSandbox();
  await tradeABit(sandbox);
});

afterAll(() => Promise.all([sandbox.close(), bare.close()]));

/** The schema fits, and nothing is served that it does not describe. */
function expectDescribed(id: string, answer: Answer): void {
  const reading = endpointOf(id).answer.safeParse(answer.body);
  expect(answer.status).toBe(200);
  expect(reading.error?.issues).toBeUndefined();
  expect(reading.data).toEqual(answer.body);
}

describe('public market data', () => {
  it.each(Object.entries(publicCalls))('%s answers in its shape', async (id, path) => {
    const answer = await get(path);
    expectDescribed(id, answer);
  });

  it.each(Object.entries(publicCalls))('%s answers before anything was traded', async (id, path) => {
    const answer = await caller(bare.url)('GET', path);
    expectDescribed(id, answer);
  });

  it.each([
    ['/instrument/v4/public/network/NOPE', -1005],
    ['/instrument/v4/public/token_info?type=stocks', -1005],
    ['/config/api/configs/?tenantName=somebody-else', -1005],
    ['/tradingfee/symbol_group/stocks/symbols', -1005],
    ['/md/v3/public/market_trades', -1005],
    ['/md/v3/public/market_trades?symbol=SPOT_BTC_USDT&limit=0', -1005],
    ['/md/v3/public/market_trades?symbol=SPOT_BTC_USDT&colour=red', -1004],
    ['/md/v4/public/exchange_orderbook?amount=-1', -1005],
    ['/md/v4/public/exchange_orderbook?amount=100&token=NOPE', -1005],
    ['/md/coingecko/orderbook?ticker_id=BTC_USDT&depth=1.5', -1005],
    ['/md/coingecko/historical_trades?ticker_id=BTC_USDT&type=gift', -1005],
    ['/md/nomics/trades?market=BTC_USDT&since=yesterday', -1005],
    ['/md/tv/trade_kine?symbol=BTCUSDT&timeFrame=7m', -1005],
  ])('refuses %s', async (path, code) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { success: false, code } });
  });

  it.each([
    '/md/v3/ticker/SPOT_NOPE_USDT',
    '/md/v3/public/futures/SPOT_BTC_USDT',
    '/md/v4/public/futures/PERP_NOPE_USDT',
    '/md/v4/public/market_trades?symbol=SPOT_NOPE_USDT',
    '/md/coingecko/orderbook?ticker_id=NOPE_USDT',
    '/md/nomics/orders/snapshot?market=NOPE_USDT',
    '/md/tv/home_kine?symbols=SPOT_NOPE_USDT',
  ])('knows no market at %s', async (path) => {
    const answer = await get(path);
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, message: expect.stringContaining('invalid symbol') },
    });
  });

  it('states of a perpetual what book, ledger and spot market say', async () => {
    const { info } = (await get('/md/v3/public/futures/PERP_BTC_USDT')).body;
    // The index is the median of bid, ask and last of the spot market.
    expect(info).toMatchObject({
      index_price: 60_010,
      open_interest: 0.002,
      '24h_close': 60_020,
      '24h_volume': 0.002,
    });
    // The mark price is on its way from the index to what is traded: how far, the seconds since then say.
    expect(info.mark_price).toBeGreaterThan(60_010);
    expect(info.mark_price).toBeLessThanOrEqual(60_020);
    const { data } = (await get('/md/v4/public/futures/PERP_BTC_USDT')).body;
    expect(data).toMatchObject({ index_price: '60010', open_interest: '0.002' });
    expect(Number(data.mark_price)).toBeGreaterThanOrEqual(info.mark_price);
    expect(Number(data.mark_price)).toBeLessThanOrEqual(60_020);
  });

  it('follows the engine', async () => {
    const { quote, take } = house(sandbox);
    await quote('SPOT_ETH_USDT', 'SELL', 300_000, 100_000);
    await take('SPOT_ETH_USDT', 'BUY', 300_000, 40_000);
    expect((await get('/md/v3/ticker/SPOT_ETH_USDT')).body.data).toMatchObject({
      close: 3000,
      volume: 0.04,
      amount: 120,
      count: 1,
    });
    const { data } = (await get('/layout/v4/public/highlight_sorted_symbols')).body;
    expect(data.hot).toEqual(expect.arrayContaining(['SPOT_ETH_USDT', 'SPOT_BTC_USDT', 'PERP_BTC_USDT']));
    expect(data.hot).toHaveLength(3);
  });

  it('measures liquidity and cost on the book', async () => {
    const rows = (await get('/instrument/v4/public/symbol/liquidity')).body.data.rows;
    const [bitcoin] = rows.filter((row: { symbol: string }) => row.symbol === 'SPOT_BTC_USDT');
    expect(Number(bitcoin.spreadBps)).toBeCloseTo(3.3333, 4);
    // Five levels of 2, less 0.002 sold to the best bid, all within 2 %.
    expect(Number(bitcoin.bidDepth2Pct)).toBeCloseTo(59_990 * 1.998 + 2 * (59_989 + 59_988 + 59_987 + 59_986), 6);
    const cost = async (amount: number, withFee: boolean) =>
      (await get(`/md/v4/public/exchange_orderbook?token=BTC&assetType=SPOT&amount=${amount}&withFee=${withFee}`)).body
        .data.rows[0];
    expect(await cost(1_000, false)).toMatchObject({
      midPrice: '60000',
      buyPrice: '60010',
      sellPrice: '59990',
      totalCostBps: '1.6667',
      feeBps: '6',
    });
    expect(await cost(1_000, true)).toMatchObject({ totalCostBps: '7.6667' });
    expect(Number((await cost(500_000, false)).buyPrice)).toBeCloseTo(500_000 / quantityFor(500_000), 3);
    expect(await cost(1e9, false)).toMatchObject({
      buyPrice: null,
      sellPrice: null,
      totalCostBps: null,
      midPrice: '60000',
    });
  });

  it('explains contracts on many coins', async () => {
    const { rows } = (await get('/instrument/v4/public/futures_multiplier_config')).body.data;
    expect(rows).toContainEqual({ symbol: 'PERP_1000PEPE_USDT', base: 'PEPE', multiplier: 1000 });
    expect(rows).toContainEqual({ symbol: 'PERP_BTC_USDT', base: 'BTC', multiplier: 1 });
  });

  it('puts every market into exactly one group of fees', async () => {
    const groups = (await get('/tradingfee/symbol_group/PERP/symbols')).body.data.groups;
    expect(groups).toHaveLength(1);
    expect(groups[0].fees.slice(0, 2)).toEqual([
      { tier: 0, maker: '0', taker: '3' },
      { tier: 1, maker: '0', taker: '2.7' },
    ]);
    expect(groups[0].symbols).toEqual(
      sandbox.exchange.instruments.filter(({ type }) => type === 'PERP').map(({ symbol }) => symbol),
    );
  });
});

it('has every streamed call in the catalogue', () => {
  expect(Object.keys(streamedCalls).map((id) => endpointOf(id).path)).toEqual(Object.values(streamedCalls));
});

/** Base that an amount of quote buys from the test's book. */
function quantityFor(amount: number): number {
  let left = amount;
  let base = 0;
  for (const [price, quantity] of [
    [60_010, 1.996],
    [60_011, 2],
    [60_012, 2],
    [60_013, 2],
    [60_014, 2],
  ] as const) {
    const part = Math.min(quantity, left / price);
    base += part;
    left -= part * price;
  }
  return base;
}
