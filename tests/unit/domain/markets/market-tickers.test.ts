import { MarketTickers } from '../../../../src/domain/markets/market-tickers';
import type { Ticker } from '../../../../src/domain/markets/ticker';

function ticker(symbol: string, change: Partial<Ticker> = {}): Ticker {
  return { symbol, open: 100, close: 110, high: 120, low: 90, volume: 5, amount: 500, count: 7, ...change };
}

const bestBidOffer = { symbol: 'SPOT_BTC_USDT', bid: 99.5, bidSize: 1.5, ask: 100.5, askSize: 2.5 };

describe('tickers of all markets', () => {
  let tickers: MarketTickers;
  beforeEach(() => {
    tickers = new MarketTickers('WOO');
  });

  it('are replaced by a full list', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT'), ticker('SPOT_ETH_USDT')] });
    const changes = tickers.apply({
      kind: 'list',
      at: 2,
      tickers: [ticker('SPOT_ETH_USDT'), ticker('PERP_BTC_USDT')],
    });

    expect([...tickers.tickers.keys()]).toEqual(['SPOT_ETH_USDT', 'PERP_BTC_USDT']);
    expect(changes.removed).toEqual(['SPOT_BTC_USDT']);
    expect(changes.changed.map((each) => each.symbol)).toEqual(['PERP_BTC_USDT']);
    expect(tickers.updateTime).toBe(2);
  });

  it('lose a market that a list leaves out, though it names another twice', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT'), ticker('SPOT_ETH_USDT')] });
    const changes = tickers.apply({
      kind: 'list',
      at: 2,
      tickers: [ticker('SPOT_BTC_USDT'), ticker('SPOT_BTC_USDT')],
    });
    expect(changes.removed).toEqual(['SPOT_ETH_USDT']);
    expect([...tickers.tickers.keys()]).toEqual(['SPOT_BTC_USDT']);
  });

  it('lose a market known only by its best bid and ask with the next list', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_ETH_USDT')] });
    tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [bestBidOffer] });
    expect(tickers.apply({ kind: 'list', at: 6, tickers: [ticker('SPOT_ETH_USDT')] }).removed).toEqual([
      'SPOT_BTC_USDT',
    ]);
  });

  it('name only the tickers that differ as changed', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT'), ticker('SPOT_ETH_USDT')] });
    const changes = tickers.apply({
      kind: 'list',
      at: 2,
      tickers: [ticker('SPOT_BTC_USDT', { close: 111 }), ticker('SPOT_ETH_USDT')],
    });
    expect(changes.changed.map((each) => [each.symbol, each.statistics?.close])).toEqual([['SPOT_BTC_USDT', 111]]);
  });

  it('total amount and count over the entries of a list', () => {
    const changes = tickers.apply({
      kind: 'list',
      at: 9,
      tickers: [ticker('SPOT_BTC_USDT', { amount: 10.5, count: 3 }), ticker('SPOT_ETH_USDT', { amount: 20, count: 4 })],
    });
    expect(changes.totals).toBe(true);
    expect(tickers.total).toEqual({ volume: 30.5, transactions: 7, updateTime: 9 });
  });

  it('start without totals, so that no zero is shown', () => {
    expect(tickers.total).toBeUndefined();
    expect(tickers.wooTicker).toBeUndefined();
  });

  it('take the product token from its spot snapshot against USDT', () => {
    const changes = tickers.apply({
      kind: 'snapshot',
      at: 1,
      ticker: ticker('SPOT_WOO_USDT', { open: 0.08, close: 0.1 }),
    });
    expect(changes.wooTicker).toBe(true);
    expect(tickers.wooTicker?.lastPrice).toBe(0.1);
    expect(tickers.wooTicker?.change).toBeCloseTo(25, 10);
  });

  it.each(['PERP_WOO_USDT', 'SPOT_WOO_USDC', 'SPOT_BTC_USDT'])('do not take it from %s', (symbol) => {
    tickers.apply({ kind: 'snapshot', at: 1, ticker: ticker(symbol) });
    expect(tickers.wooTicker).toBeUndefined();
  });

  it('take it from the full list as well, under the configured name', () => {
    const other = new MarketTickers('SAIL');
    other.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_SAIL_USDT', { open: 0, close: 2 })] });
    expect(other.wooTicker).toEqual({ lastPrice: 2, change: undefined });
  });

  it('merge a best bid and ask into the ticker of the same symbol', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT')] });
    tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [bestBidOffer] });
    expect(tickers.tickers.get('SPOT_BTC_USDT')).toMatchObject({
      statistics: { close: 110 },
      firstBidPrice: 99.5,
      firstBidQuantity: 1.5,
      firstAskPrice: 100.5,
      firstAskQuantity: 2.5,
    });
    expect(tickers.booUpdateTime).toBe(5);
  });

  it('append a market that is known only by its best bid and ask', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_ETH_USDT')] });
    tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [bestBidOffer] });
    expect([...tickers.tickers.keys()]).toEqual(['SPOT_ETH_USDT', 'SPOT_BTC_USDT']);
    expect(tickers.tickers.get('SPOT_BTC_USDT')?.statistics).toBeUndefined();
  });

  it('ignore a best bid and ask older than the last applied one, but not one of the same time', () => {
    tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [bestBidOffer] });
    expect(tickers.apply({ kind: 'bestBidOffer', at: 4, updates: [{ ...bestBidOffer, bid: 1 }] }).changed).toEqual([]);
    expect(tickers.tickers.get('SPOT_BTC_USDT')?.firstBidPrice).toBe(99.5);
    tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [{ ...bestBidOffer, bid: 2 }] });
    expect(tickers.tickers.get('SPOT_BTC_USDT')?.firstBidPrice).toBe(2);
  });

  it('keep bid and ask when a list replaces the statistics', () => {
    tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [bestBidOffer] });
    tickers.apply({ kind: 'list', at: 6, tickers: [ticker('SPOT_BTC_USDT', { close: 7 })] });
    expect(tickers.tickers.get('SPOT_BTC_USDT')).toMatchObject({
      firstBidPrice: 99.5,
      statistics: { close: 7 },
    });
  });

  it('know an empty side of a book as no price', () => {
    tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [{ ...bestBidOffer, bid: 0, bidSize: 0 }] });
    expect(tickers.tickers.get('SPOT_BTC_USDT')?.firstBidPrice).toBeUndefined();
    expect(tickers.tickers.get('SPOT_BTC_USDT')?.firstAskPrice).toBe(100.5);
  });

  it('know an empty side of asks as no price', () => {
    tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [{ ...bestBidOffer, ask: 0, askSize: 3 }] });
    expect(tickers.tickers.get('SPOT_BTC_USDT')).toEqual({
      symbol: 'SPOT_BTC_USDT',
      statistics: undefined,
      firstBidPrice: 99.5,
      firstBidQuantity: 1.5,
      firstAskPrice: undefined,
      firstAskQuantity: undefined,
    });
  });

  it.each([
    ['open', { open: 101 }],
    ['close', { close: 111 }],
    ['high', { high: 121 }],
    ['low', { low: 89 }],
    ['volume', { volume: 6 }],
    ['amount', { amount: 501 }],
    ['count', { count: 8 }],
    ['aggregated amount', { aggregatedAmount: 1 }],
    ['aggregated quantity', { aggregatedQuantity: 1 }],
    ['time of the last trade', { lastTradeAt: 1 }],
  ])('change with the %s alone', (_what, change) => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT')] });
    const changes = tickers.apply({ kind: 'list', at: 2, tickers: [ticker('SPOT_BTC_USDT', change)] });
    expect(changes.changed.map(({ statistics }) => statistics)).toEqual([ticker('SPOT_BTC_USDT', change)]);
    expect(tickers.tickers.get('SPOT_BTC_USDT')?.statistics).toEqual(ticker('SPOT_BTC_USDT', change));
  });

  it.each([{ bid: 99 }, { bidSize: 1 }, { ask: 101 }, { askSize: 2 }])(
    'change with a best price of %j alone',
    (one) => {
      tickers.apply({ kind: 'bestBidOffer', at: 1, updates: [bestBidOffer] });
      const again = (update: typeof bestBidOffer) =>
        tickers.apply({ kind: 'bestBidOffer', at: 2, updates: [update] }).changed.length;
      expect(again(bestBidOffer)).toBe(0);
      expect(again({ ...bestBidOffer, ...one })).toBe(1);
    },
  );

  it('stay the same objects as long as nothing differs', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT'), ticker('SPOT_ETH_USDT')] });
    const before = tickers.tickers.get('SPOT_BTC_USDT');
    const changes = tickers.apply({
      kind: 'list',
      at: 2,
      tickers: [ticker('SPOT_BTC_USDT'), ticker('SPOT_ETH_USDT')],
    });
    expect(changes).toEqual({ changed: [], removed: [], wooTicker: false, totals: true });
    expect(tickers.tickers.get('SPOT_BTC_USDT')).toBe(before);
    expect(tickers.updateTime).toBe(2);
  });

  it('stay in their map while lists name the same markets in the same order, and come into a new one otherwise', () => {
    const list = (at: number, ...symbols: readonly string[]) => {
      tickers.apply({ kind: 'list', at, tickers: symbols.map((symbol) => ticker(symbol, { close: at })) });
      return tickers.tickers;
    };
    const first = list(1, 'SPOT_BTC_USDT', 'SPOT_ETH_USDT');
    expect(list(2, 'SPOT_BTC_USDT', 'SPOT_ETH_USDT')).toBe(first);
    expect(first.get('SPOT_ETH_USDT')?.statistics?.close).toBe(2);
    expect(list(3, 'SPOT_ETH_USDT', 'SPOT_BTC_USDT')).not.toBe(first);
  });

  it('come in the order of the last list', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT'), ticker('SPOT_ETH_USDT')] });
    const { changed, removed } = tickers.apply({
      kind: 'list',
      at: 2,
      tickers: [ticker('SPOT_ETH_USDT'), ticker('SPOT_BTC_USDT', { close: 5 })],
    });
    expect([...tickers.tickers.keys()]).toEqual(['SPOT_ETH_USDT', 'SPOT_BTC_USDT']);
    expect(changed.map(({ symbol }) => symbol)).toEqual(['SPOT_BTC_USDT']);
    expect(removed).toEqual([]);
  });

  it('keep a market that a shorter list still names, and lose the rest', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT'), ticker('SPOT_ETH_USDT')] });
    expect(tickers.apply({ kind: 'list', at: 2, tickers: [ticker('SPOT_BTC_USDT')] }).removed).toEqual([
      'SPOT_ETH_USDT',
    ]);
    expect(tickers.apply({ kind: 'list', at: 3, tickers: [] }).removed).toEqual(['SPOT_BTC_USDT']);
    expect(tickers.tickers.size).toBe(0);
  });

  it('say of a snapshot just what it changed', () => {
    tickers.apply({ kind: 'bestBidOffer', at: 1, updates: [bestBidOffer] });
    const changes = tickers.apply({ kind: 'snapshot', at: 7, ticker: ticker('SPOT_BTC_USDT') });
    expect(changes).toEqual({
      changed: [tickers.tickers.get('SPOT_BTC_USDT')],
      removed: [],
      wooTicker: false,
      totals: false,
    });
    expect(tickers.updateTime).toBe(7);
    expect(tickers.tickers.get('SPOT_BTC_USDT')).toMatchObject({
      firstBidPrice: 99.5,
      firstBidQuantity: 1.5,
      firstAskPrice: 100.5,
      firstAskQuantity: 2.5,
    });
  });

  it('say of a best bid and ask that nothing else changed, and of an old one that nothing did', () => {
    tickers.apply({ kind: 'list', at: 1, tickers: [ticker('SPOT_WOO_USDT')] });
    const update = { ...bestBidOffer, symbol: 'SPOT_WOO_USDT' };
    expect(tickers.apply({ kind: 'bestBidOffer', at: 5, updates: [update] })).toEqual({
      changed: [tickers.tickers.get('SPOT_WOO_USDT')],
      removed: [],
      wooTicker: false,
      totals: false,
    });
    expect(tickers.apply({ kind: 'bestBidOffer', at: 4, updates: [{ ...update, bid: 1 }] })).toEqual({
      changed: [],
      removed: [],
      wooTicker: false,
      totals: false,
    });
    expect(tickers.booUpdateTime).toBe(5);
  });

  it('tell of the product token where a list brings another price of it, and only then', () => {
    const list = (at: number, close: number) =>
      tickers.apply({
        kind: 'list',
        at,
        tickers: [ticker('SPOT_WOO_USDT', { close }), ticker('SPOT_BTC_USDT', { close: at })],
      });
    expect(list(1, 110).wooTicker).toBe(true);
    expect(list(2, 110).wooTicker).toBe(false);
    expect(list(3, 120).wooTicker).toBe(true);
    expect(tickers.wooTicker?.lastPrice).toBe(120);
  });
});
