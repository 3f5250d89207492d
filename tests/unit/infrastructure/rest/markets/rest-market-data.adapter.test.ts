import { RestMarketDataAdapter } from '../../../../../src/infrastructure/rest/markets/rest-market-data.adapter';
import { decimalText } from '../../../../../src/domain/shared/decimal';
import { answer, RestFixture } from '../../../../support/rest-fixture';

const row = {
  symbol: 'PERP_BTC_USDT',
  status: 'TRADING',
  quoteMin: '0',
  quoteMax: 500000,
  quoteTick: '1',
  baseMin: '0.00001',
  baseMax: '300',
  baseTick: 1e-7,
  minNotional: 0,
  bidCapRatio: '1.01',
  bidFloorRatio: null,
  baseIMR: '0.02',
  precisions: [100, 1, 10],
};

function adapter(body: unknown): { rest: RestFixture; data: RestMarketDataAdapter } {
  const rest = new RestFixture().answers(answer(body));
  return { rest, data: new RestMarketDataAdapter(rest.client, rest.unknown) };
}

describe('market data over REST', () => {
  it('reads trading rules from numbers and texts alike', async () => {
    const { data } = adapter({ success: true, data: { rows: [row] } });
    const read = await data.instruments();
    const [instrument] = read.ok ? read.value : [];
    expect(instrument).toMatchObject({
      type: 'PERP',
      base: 'BTC',
      quote: 'USDT',
      status: 'TRADING',
      groupings: [1, 10, 100],
    });
    expect(decimalText(instrument!.step)).toBe('0.0000001');
    expect(decimalText(instrument!.maximumPrice)).toBe('500000');
    expect(decimalText(instrument!.bidCapRatio!)).toBe('1.01');
    expect(instrument!.bidFloorRatio).toBeUndefined();
  });

  it('reads the older spelling of the same rules', async () => {
    const older = {
      symbol: 'SPOT_BTC_USDT',
      status: 'TRADING',
      quote_min: 0,
      quote_max: 1,
      quote_tick: '0.01',
      base_min: 1,
      base_max: 2,
      base_tick: 1,
      min_notional: 1,
    };
    const { data } = adapter({ success: true, data: { rows: [older] } });
    expect(await data.instruments()).toMatchObject({ ok: true, value: [{ symbol: 'SPOT_BTC_USDT' }] });
  });

  it('shows a market in an unknown state as such, and logs the state once', async () => {
    const { rest, data } = adapter({
      success: true,
      data: {
        rows: [
          { ...row, status: 'PAUSED' },
          { ...row, status: 'PAUSED' },
        ],
      },
    });
    const read = await data.instruments();
    expect(read.ok && read.value.map(({ status }) => status)).toEqual(['other', 'other']);
    expect(rest.log.lines).toHaveLength(1);
  });

  it('leaves out markets of a type nobody here knows', async () => {
    const { data } = adapter({ success: true, data: { rows: [row, { ...row, symbol: 'OPTION_BTC_USDT' }] } });
    const read = await data.instruments();
    expect(read.ok && read.value.length).toBe(1);
  });

  it('orders a book from the best price outwards and keeps its own time', async () => {
    const levels = (...prices: number[]): object[] => prices.map((price) => ({ price: String(price), quantity: 1 }));
    const { data } = adapter({
      success: true,
      timestamp: '1760000000.5',
      data: { bids: levels(1, 3, 2), asks: levels(6, 4, 5) },
    });
    expect(await data.orderBook('SPOT_BTC_USDT', 3)).toEqual({
      ok: true,
      value: {
        symbol: 'SPOT_BTC_USDT',
        at: 1_760_000_000_500,
        bids: [
          [3, 1],
          [2, 1],
          [1, 1],
        ],
        asks: [
          [4, 1],
          [5, 1],
          [6, 1],
        ],
      },
    });
  });

  it('refuses a book with a level that cannot be read', async () => {
    const { data } = adapter({
      success: true,
      timestamp: 1,
      data: { bids: [{ price: '1e400', quantity: '1' }], asks: [] },
    });
    expect(await data.orderBook('SPOT_BTC_USDT', 3)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('gives candles oldest first and trades newest first, without those that hold no number', async () => {
    const candle = {
      symbol: 'S',
      open: '1',
      close: 2,
      high: '3',
      low: '1',
      volume: '1',
      amount: '1',
      type: '1m',
      endTimestamp: 0,
    };
    const { data, rest } = adapter({
      success: true,
      data: {
        rows: [
          { ...candle, startTimestamp: 1_760_000_060_000 },
          { ...candle, startTimestamp: 1_760_000_000_000 },
          { ...candle, startTimestamp: -5 },
        ],
      },
    });
    const candles = await data.candles({ symbol: 'S', interval: '1m', before: 1_770_000_000_000, limit: 2 });
    expect(candles.ok && candles.value.map(({ startAt }) => startAt)).toEqual([1_760_000_000_000, 1_760_000_060_000]);
    expect(rest.sender.sent[0]!.url).toBe(
      'https://api.test/v3/public/klineHistory?symbol=S&type=1m&limit=2&before=1770000000000',
    );

    const trade = { symbol: 'S', executedPrice: '1', executedQuantity: '1' };
    rest.answers(
      answer({
        success: true,
        data: {
          rows: [
            { ...trade, side: 'BUY', executedTimestamp: '1760000000.123' },
            { ...trade, side: 'sell', executedTimestamp: 1_760_000_001_000 },
            { ...trade, side: '?', executedTimestamp: 1 },
          ],
        },
      }),
    );
    const trades = await data.recentTrades('S', 10);
    expect(trades.ok && trades.value.map(({ side, at }) => [side, at])).toEqual([
      ['SELL', 1_760_000_001_000],
      ['BUY', 1_760_000_000_123],
    ]);
  });
});
