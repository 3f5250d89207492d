import { takerAccount } from '../../../sandbox/services/simulation/house-accounts';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { tradeABit } from './feeds-world';
import { admin, caller, startTestSandbox } from './sandbox-client';

const spot = 'SPOT_BTC_USDT';
const contract = 'PERP_BTC_USDT';
const hour = 3_600_000;
let sandbox: Sandbox;
let ahead = 0;

const get = async (path: string) => (await caller(sandbox.url)('GET', path)).body;
const now = () => Date.now() + ahead;

beforeAll(async () => {
  sandbox = await startTestSandbox({ now });
  await tradeABit(sandbox);
  await sandbox.exchange.submit({ type: 'advance' });
});

afterAll(() => sandbox.close());

describe('all generations of public data', () => {
  it('say the same of a market and its rules', async () => {
    const [newer] = (await get(`/v3/public/instruments?symbol=${contract}`)).data.rows;
    const { info } = await get(`/v1/public/info/${contract}`);
    expect(info).toMatchObject({
      symbol: contract,
      is_trading: '1',
      quote_tick: Number(newer.quoteTick),
      base_min: Number(newer.baseMin),
      base_imr: Number(newer.baseIMR),
      precisions: newer.precisions,
    });
    // The band as ratios, and as the range it is.
    expect(info.price_range).toBeCloseTo(Number(newer.bidCapRatio) - 1, 6);
    expect(info.price_scope).toBeCloseTo(1 - Number(newer.bidFloorRatio), 6);
    expect((await get('/v1/public/info')).rows).toHaveLength((await get('/v3/public/instruments')).data.rows.length);
  });

  it('say the same of a contract at the moment', async () => {
    const [newer] = (await get(`/v3/public/futures?symbol=${contract}`)).data.rows;
    const older = (await get(`/v1/public/futures/${contract}`)).info;
    const v3 = (await get(`/md/v3/public/futures/${contract}`)).info;
    const v4 = (await get(`/md/v4/public/futures/${contract}`)).data;
    expect(newer).toMatchObject({
      indexPrice: '60010',
      '24hClose': '60020',
      '24hVolume': '0.002',
      openInterest: '0.002',
    });
    expect(older).toEqual(v3);
    for (const name of ['index_price', 'mark_price', 'open_interest', '24h_close', '24h_volume'])
      expect(Number(v4[name])).toBe(v3[name]);
    expect(v3.mark_price).toBe(Number(newer.markPrice));
    expect(v3.next_funding_time).toBe(newer.nextFundingTime);
  });

  it('show the same book, trades and candles', async () => {
    const newer = await get(`/v3/public/orderbook?symbol=${spot}&maxLevel=3`);
    const older = await get(`/v1/public/orderbook/${spot}?max_level=3`);
    expect(older.timestamp).toBe(newer.timestamp);
    expect(older.bids).toEqual(
      newer.data.bids.map((level: { price: string; quantity: string }) => ({
        price: Number(level.price),
        quantity: Number(level.quantity),
      })),
    );
    const trades = (await get(`/v3/public/marketTrades?symbol=${spot}&limit=3`)).data.rows;
    const rows = (await get(`/v1/public/market_trades?symbol=${spot}&limit=3`)).rows;
    expect(
      rows.map(({ side, executed_price, executed_quantity }: Record<string, unknown>) => [
        side,
        executed_price,
        executed_quantity,
      ]),
    ).toEqual(
      trades.map((trade: Record<string, string>) => [
        trade['side'],
        Number(trade['executedPrice']),
        Number(trade['executedQuantity']),
      ]),
    );
    const [candle] = (await get(`/v3/public/kline?symbol=${spot}&type=1M`)).data.rows;
    for (const path of ['/v1/public/kline', '/v3/public/kline']) {
      const body = await get(`${path}?symbol=${spot}&type=1mon`);
      expect((body.rows ?? body.data.rows)[0]).toMatchObject({
        type: '1mon',
        close: path.startsWith('/v1') ? Number(candle.close) : candle.close,
      });
    }
  });

  it('know the same tokens, and the networks they move on', async () => {
    const newer = (await get('/v3/public/token')).data.rows;
    const older = (await get('/v1/public/token')).rows;
    expect(older.map(({ token }: { token: string }) => token)).toEqual(
      newer.map(({ token }: { token: string }) => token),
    );
    expect(newer).toContainEqual(
      expect.objectContaining({ token: 'TRON_USDT', balanceToken: 'USDT', network: 'TRX', canCollateral: true }),
    );
    const networks = (await get('/v1/public/token_network')).rows;
    expect(networks).toContainEqual({
      protocol: 'TRC20',
      network: 'TRX',
      token: 'USDT',
      name: 'Tron (TRC20)',
      minimum_withdrawal: '10',
      withdrawal_fee: '4.5',
      allow_deposit: '1',
      allow_withdraw: '1',
    });
    expect((await get('/instrument/v4/public/network/USDT')).data.rows).toHaveLength(
      networks.filter(({ token }: { token: string }) => token === 'USDT').length,
    );
  });
});

describe('older data in pages', () => {
  it('are trades of a span of time, either way round', async () => {
    const page = await get(`/v3/public/marketTradesHistory?symbol=${spot}&size=2`);
    expect(page.data.meta).toEqual({ total: 3, recordsPerPage: 2, currentPage: 1 });
    expect(page.data.rows.map(({ executedQuantity }: { executedQuantity: string }) => executedQuantity)).toEqual([
      '0.003',
      '0.002',
    ]);
    const oldest = await get(`/v1/hist/trades?symbol=${spot}&size=2`);
    expect(oldest.data.rows.map((row: { executed_quantity: number }) => row.executed_quantity)).toEqual([0.001, 0.002]);
    expect((await get(`/v1/hist/trade?symbol=${spot}`)).data).toEqual(
      (await get(`/v1/hist/trades?symbol=${spot}`)).data,
    );
    expect((await get(`/v3/public/marketTradesHistory?symbol=${spot}&endTime=${now() - hour}`)).data.rows).toEqual([]);
  });

  it('are candles after a time, or before one', async () => {
    const [first] = (await get(`/v3/public/klineHistory?symbol=${spot}&type=1m`)).data.rows;
    ahead += 5 * 60_000;
    const { exchange } = sandbox;
    await exchange.submit({
      type: 'place',
      accountId: takerAccount,
      symbol: spot,
      side: 'BUY',
      orderType: 'IOC',
      price: 6_001_000,
      quantity: 1_000,
      clientOrderId: 0,
    });
    const starts = async (bounds: string) =>
      (await get(`/v3/public/klineHistory?symbol=${spot}&type=1m${bounds}`)).data.rows.map(
        ({ startTimestamp }: { startTimestamp: number }) => startTimestamp,
      );
    const all = await starts('');
    expect(all).toHaveLength(2);
    expect(all[0]).toBeGreaterThan(all[1]);
    // One that follows is the next one, not the newest.
    expect(await starts(`&after=${first.startTimestamp - 1}&limit=1`)).toEqual([first.startTimestamp]);
    expect(await starts(`&after=${first.startTimestamp}`)).toEqual([all[0]]);
    expect(await starts(`&before=${all[0]}`)).toEqual([first.startTimestamp]);
    const history = await get(`/v1/hist/kline?symbol=${spot}&type=1m&start_time=${first.startTimestamp}&size=1&page=2`);
    expect(history.data).toMatchObject({
      rows: [{ start_timestamp: all[0] }],
      meta: { total: 2, records_per_page: 1, current_page: 2 },
    });
  });

  it('are rates of funding that was settled', async () => {
    await admin(sandbox)('POST', '/md/admin/funding-rate', { symbol: contract, value: '0.0002' });
    const { nextFundingTime } = (await get(`/v3/public/fundingRate?symbol=${contract}`)).data.rows[0];
    ahead += nextFundingTime - now() + 1_000;
    await sandbox.exchange.submit({ type: 'advance' });
    const [settled] = (await get(`/v3/public/fundingRateHistory?symbol=${contract}`)).data.rows;
    expect(settled).toMatchObject({
      symbol: contract,
      fundingRate: '0.0002',
      fundingRateTimestamp: nextFundingTime,
      nextFundingTime: nextFundingTime + 8 * hour,
    });
    for (const path of ['/v1/public', '/md/v3/public']) {
      const body = await get(
        `${path}/funding_rate_history?symbol=${contract}&start_t=${Math.floor(nextFundingTime / 1000) - 1}&size=1`,
      );
      expect(body).toMatchObject({
        rows: [{ funding_rate: 0.0002, funding_rate_timestamp: nextFundingTime }],
        meta: { records_per_page: 1, current_page: 1 },
      });
      expect((await get(`${path}/funding_rate_history?symbol=${contract}&end_t=${nextFundingTime - 1}`)).rows).toEqual(
        [],
      );
    }
    expect((await get(`/md/v4/public/funding_rate/${contract}`)).data).toMatchObject({
      last_funding_rate: '0.0002',
      last_funding_rate_timestamp: nextFundingTime,
    });
  });
});

describe('a market that is none', () => {
  it.each([
    '/v1/public/info/SPOT_NOPE_USDT',
    '/v1/public/orderbook/SPOT_NOPE_USDT',
    '/v1/public/kline?symbol=SPOT_NOPE_USDT&type=1m',
    '/v1/public/futures/SPOT_BTC_USDT',
    '/v1/public/funding_rate/SPOT_BTC_USDT',
    '/v1/hist/kline?symbol=SPOT_NOPE_USDT&type=1m',
    '/v3/public/futures?symbol=SPOT_BTC_USDT',
    '/v3/public/fundingRate?symbol=PERP_NOPE_USDT',
    '/v3/public/fundingRateHistory?symbol=SPOT_BTC_USDT',
    '/v3/public/marketTradesHistory?symbol=SPOT_NOPE_USDT',
    '/v3/public/insuranceFund?symbol=SPOT_BTC_USDT',
    '/md/v4/public/index_sources/PERP_NOPE_USDT',
    '/instrument/v4/public/leverageLimitations?symbol=SPOT_BTC_USDT',
  ])('is refused by %s', async (path) => {
    const answer = await caller(sandbox.url)('GET', path);
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, message: expect.stringContaining('invalid symbol') },
    });
    expect(answer.body.code).toBeUndefined();
  });
});
