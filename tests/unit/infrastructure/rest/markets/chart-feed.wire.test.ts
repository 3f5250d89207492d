import { failure, success } from '../../../../../src/domain/shared/result';
import {
  barsFromWire,
  configurationFromWire,
  eventFromWire,
  quoteFromWire,
  symbolsFromWire,
} from '../../../../../src/infrastructure/rest/markets/chart-feed.wire';

const torn = failure({ kind: 'malformed', detail: 'columns of different lengths' });

describe('the configuration of a chart feed', () => {
  it('names resolutions, and exchanges by what symbols are asked for with', () => {
    expect(
      configurationFromWire({
        supported_resolutions: ['1', '60', 'D'],
        exchanges: [
          { value: 'spot', name: 'Spot', desc: 'Spot markets' },
          { value: 'swap', name: 'Perpetuals', desc: 'Perpetual markets' },
        ],
      } as never),
    ).toEqual({
      resolutions: ['1', '60', 'D'],
      exchanges: [
        { id: 'spot', name: 'Spot' },
        { id: 'swap', name: 'Perpetuals' },
      ],
    });
  });
});

describe('the symbols of a chart feed', () => {
  const columns = {
    symbol: ['BTCUSDT', 'ETHUSDT.P'],
    description: ['Bitcoin', 'Ethereum perpetual'],
    ticker: ['SPOT_BTC_USDT', 'PERP_ETH_USDT'],
    type: ['spot', 'swap'],
    minmovement: 5,
    pricescale: [100, 1_000],
  };
  const read = (change: object = {}) => symbolsFromWire({ ...columns, ...change } as never);

  it('are one of each column, with swaps as perpetuals and the price step of their own scale', () => {
    expect(read()).toEqual(
      success([
        { name: 'BTCUSDT', description: 'Bitcoin', symbol: 'SPOT_BTC_USDT', type: 'SPOT', priceStep: 0.05 },
        {
          name: 'ETHUSDT.P',
          description: 'Ethereum perpetual',
          symbol: 'PERP_ETH_USDT',
          type: 'PERP',
          priceStep: 0.005,
        },
      ]),
    );
  });

  it('are none where all columns are empty', () => {
    expect(read({ symbol: [], description: [], ticker: [], type: [], pricescale: [] })).toEqual(success([]));
  });

  it.each([
    ['symbol', ['BTCUSDT']],
    ['description', ['Bitcoin']],
    ['ticker', ['SPOT_BTC_USDT']],
    ['type', ['spot', 'swap', 'swap']],
    ['pricescale', []],
  ])('are no table where the column %s is of another length', (column, values) =>
    expect(read({ [column]: values })).toEqual(torn),
  );

  it('say what the host says when it refuses them', () => {
    expect(symbolsFromWire({ errmsg: 'unknown group' })).toEqual(failure({ kind: 'invalid', detail: 'unknown group' }));
  });
});

describe('a quote of a chart feed', () => {
  const v = {
    lp: 101,
    ch: 2,
    chp: 3,
    bid: 104,
    ask: 105,
    open_price: 106,
    high_price: 107,
    low_price: 108,
    volume: 109,
    prev_close_price: 110,
    spread: 111,
    short_name: 'BTC',
    exchange: 'E',
    description: 'Bitcoin',
  };

  it('is read field by field', () => {
    expect(quoteFromWire({ s: 'ok', n: 'BTCUSDT', v })).toEqual({
      name: 'BTCUSDT',
      last: 101,
      change: 2,
      changePercent: 3,
      bid: 104,
      ask: 105,
      open: 106,
      high: 107,
      low: 108,
      volume: 109,
    });
  });

  it('has no best prices where the book has none', () => {
    const { bid: _, ask: __, ...bare } = v;
    expect(quoteFromWire({ s: 'ok', n: 'BTCUSDT', v: bare })).toMatchObject({
      last: 101,
      bid: undefined,
      ask: undefined,
    });
  });

  it('is none for a name that the feed does not know', () => {
    expect(quoteFromWire({ s: 'error', n: 'NOTHING', v: {} })).toBeUndefined();
  });
});

describe('the bars of a chart feed', () => {
  const bars = {
    s: 'ok' as const,
    t: [1_760_000_000, 1_760_000_060],
    o: [1, 11],
    h: [2, 12],
    l: [3, 13],
    c: [4, 14],
    v: [5, 15],
    a: [6, 16],
  };

  it('are one of each column, with seconds as milliseconds', () => {
    expect(barsFromWire(bars)).toEqual(
      success([
        { startAt: 1_760_000_000_000, open: 1, high: 2, low: 3, close: 4, volume: 5, amount: 6 },
        { startAt: 1_760_000_060_000, open: 11, high: 12, low: 13, close: 14, volume: 15, amount: 16 },
      ]),
    );
  });

  it.each(['t', 'o', 'h', 'l', 'c', 'v', 'a'])('are no table where the column %s is of another length', (column) =>
    expect(barsFromWire({ ...bars, [column]: [1] })).toEqual(torn),
  );

  it('are none where the host has no data', () => {
    expect(barsFromWire({ s: 'no_data' })).toEqual(success([]));
  });

  it('say what the host says when it refuses them', () => {
    expect(barsFromWire({ s: 'error', errmsg: 'unknown symbol' })).toEqual(
      failure({ kind: 'invalid', detail: 'unknown symbol' }),
    );
  });
});

describe('a line of the stream of a chart feed', () => {
  const about = { id: 'BTCUSDT', t: 1_760_000_000 };
  const told = { name: 'BTCUSDT', at: 1_760_000_000_000 };

  it('tells a trade', () => {
    expect(eventFromWire({ f: 't', ...about, p: 101, s: 2 })).toEqual({ kind: 'trade', ...told, price: 101, size: 2 });
  });

  it('tells the best prices with their sizes', () => {
    expect(eventFromWire({ f: 'q', ...about, bp: 101, bs: 2, ap: 103, as: 4 })).toEqual({
      kind: 'quote',
      ...told,
      bid: 101,
      bidSize: 2,
      ask: 103,
      askSize: 4,
    });
  });

  it('tells the day', () => {
    expect(eventFromWire({ f: 'd', ...about, o: 101, h: 102, l: 103, c: 104, v: 105 })).toEqual({
      kind: 'day',
      ...told,
      open: 101,
      high: 102,
      low: 103,
      close: 104,
      volume: 105,
    });
  });
});
