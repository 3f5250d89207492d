import type { Candle } from '../../../../../src/domain/markets/candle';
import type { TickerMessage } from '../../../../../src/domain/markets/ticker';
import type { MarketTrade } from '../../../../../src/domain/markets/market-trade';
import type { OrderBookDelta } from '../../../../../src/application/markets/market-stream.port';
import { marketStreamHarness } from '../market-stream-harness';

const at = 1_760_000_001_000;
const ticker = {
  symbol: 'SPOT_BTC_USDT',
  open: 100,
  close: 110,
  high: 120,
  low: 90,
  volume: 5,
  amount: 500,
  aggregatedAmount: 900,
  aggregatedQuantity: 9,
  count: 7,
  lastTradeAt: at - 100,
};

describe('messages of the public stream', () => {
  let harness: ReturnType<typeof marketStreamHarness>;
  let tickers: TickerMessage[];
  let books: OrderBookDelta[];
  let trades: MarketTrade[];
  let candles: Candle[];

  beforeEach(() => {
    harness = marketStreamHarness();
    harness.opened();
    tickers = [];
    books = [];
    trades = [];
    candles = [];
    harness.stream.onTickers((message) => tickers.push(message));
    harness.stream.onOrderBook('SPOT_BTC_USDT', (delta) => books.push(delta));
    harness.stream.onTrade('SPOT_BTC_USDT', (trade) => trades.push(trade));
    harness.stream.onCandle('SPOT_BTC_USDT', '1m', (candle) => candles.push(candle));
  });

  const receive = (frame: unknown) => harness.sockets.last.receive(frame);

  it('keeps the changes of a deeper book apart from those of the usual one', () => {
    const deep: OrderBookDelta[] = [];
    harness.stream.onOrderBook('SPOT_BTC_USDT', (delta) => deep.push(delta), 500);
    const change = (depth: number, price: string) => ({
      topic: `orderbookupdate@SPOT_BTC_USDT@${depth}`,
      ts: at,
      data: { s: 'SPOT_BTC_USDT', ts: at, prevTs: at - 50, bids: [[price, '1']], asks: [] },
    });
    receive(change(50, '100'));
    receive(change(500, '90'));
    expect([books, deep].map((deltas) => deltas.map(({ bids }) => bids))).toEqual([[[[100, 1]]], [[[90, 1]]]]);
  });

  it('is not surprised by what still comes of a topic that nobody listens to any more', () => {
    const heard: unknown[] = [];
    const stop = harness.stream.onTopic('openinterest@PERP_BTC_USDT', ({ data }) => heard.push(data));
    receive({ topic: 'openinterest@PERP_BTC_USDT', ts: at, data: 1 });
    stop();
    receive({ topic: 'openinterest@PERP_BTC_USDT', ts: at, data: 2 });
    expect(heard).toEqual([1]);
    const surprises = () => harness.log.lines.filter(({ level }) => level === 'warning').map(({ details }) => details);
    expect(surprises()).toEqual([]);
    receive({ topic: 'neverheard@PERP_BTC_USDT', ts: at, data: 3 });
    expect(surprises()).toEqual([{ topic: 'neverheard@PERP_BTC_USDT' }]);
  });

  describe('with long names and numbers (event envelope)', () => {
    it('asks for the product token on spot beside the list, whoever listens', () => {
      expect(JSON.stringify(harness.sockets.last.sentOf('SUBSCRIBE'))).toContain('"ticker@SPOT_WOO_USDT"');
    });

    it('answers a ping in its own form', () => {
      harness.sockets.last.receive({ cmd: 'PING', ts: at });
      harness.sockets.last.receive({ event: 'ping', ts: at });
      expect(harness.sockets.last.sentOf('PONG')).toMatchObject([{ cmd: 'PONG' }, { event: 'pong' }]);
    });

    it('reads lists of tickers', () => {
      const { aggregatedAmount, aggregatedQuantity, lastTradeAt, ...row } = ticker;
      receive({
        topic: 'tickers',
        ts: at,
        data: [{ ...row, aggregatedAmount, aggregatedQuantity, lastTs: lastTradeAt, unheardOf: 1 }],
      });
      expect(tickers).toEqual([{ kind: 'list', at, tickers: [ticker] }]);
    });

    it('reads the other spellings of the additional fields', () => {
      const { aggregatedAmount, aggregatedQuantity, lastTradeAt, ...row } = ticker;
      receive({
        topic: 'tickers',
        ts: at,
        data: [
          {
            ...row,
            aggregated_amount: aggregatedAmount,
            aggregated_quantity: aggregatedQuantity,
            last_ts: lastTradeAt,
          },
        ],
      });
      expect(tickers).toEqual([{ kind: 'list', at, tickers: [ticker] }]);
    });

    it('reads snapshots, best bids and asks, trades, candles and book changes', () => {
      receive({ topic: 'SPOT_BTC_USDT@ticker', ts: at, data: { ...ticker, lastTs: ticker.lastTradeAt } });
      receive({
        topic: 'bbos',
        ts: at,
        data: [{ symbol: 'SPOT_BTC_USDT', ask: 2, askSize: 3, bid: 1, bidSize: 4 }],
      });
      receive({
        topic: 'SPOT_BTC_USDT@bbo',
        ts: at,
        data: { symbol: 'SPOT_BTC_USDT', ask: 2, askSize: 3, bid: 1, bidSize: 4 },
      });
      receive({
        topic: 'SPOT_BTC_USDT@trade',
        ts: at,
        data: { symbol: 'SPOT_BTC_USDT', price: 5, size: 6, side: 'SELL', source: 1 },
      });
      receive({
        topic: 'SPOT_BTC_USDT@kline_1m',
        ts: at,
        data: {
          symbol: 'SPOT_BTC_USDT',
          type: '1m',
          open: 1,
          close: 2,
          high: 3,
          low: 0.5,
          volume: 4,
          amount: 8,
          startTime: 1_760_000_000_000,
          endTime: 1_760_000_060_000,
        },
      });
      receive({
        topic: 'SPOT_BTC_USDT@orderbookupdate',
        ts: at,
        data: { symbol: 'SPOT_BTC_USDT', prevTs: at - 200, asks: [[2, 0]], bids: [[1, 0.4]] },
      });

      const update = { symbol: 'SPOT_BTC_USDT', bid: 1, bidSize: 4, ask: 2, askSize: 3 };
      expect(tickers).toEqual([
        { kind: 'snapshot', at, ticker },
        { kind: 'bestBidOffer', at, updates: [update] },
        { kind: 'bestBidOffer', at, updates: [update] },
      ]);
      expect(trades).toEqual([{ symbol: 'SPOT_BTC_USDT', price: 5, size: 6, side: 'SELL', at }]);
      expect(candles).toMatchObject([
        { startAt: 1_760_000_000_000, open: 1, close: 2, high: 3, low: 0.5, volume: 4, amount: 8 },
      ]);
      expect(books).toEqual([{ symbol: 'SPOT_BTC_USDT', at, previousAt: at - 200, asks: [[2, 0]], bids: [[1, 0.4]] }]);
    });
  });

  describe('with letters and decimal texts (cmd envelope)', () => {
    it('reads snapshots, best bids and asks, trades, candles and book changes', () => {
      receive({
        topic: 'ticker@SPOT_BTC_USDT',
        ts: at + 1,
        data: {
          s: 'SPOT_BTC_USDT',
          o: '100',
          c: '110',
          h: '120.0',
          l: '90',
          v: '5',
          a: '500',
          u: '900',
          q: '9',
          cnt: '7',
          ts: at,
          tts: at - 100,
        },
      });
      receive({
        topic: 'bbo@SPOT_BTC_USDT',
        ts: at + 1,
        data: { s: 'SPOT_BTC_USDT', ap: '2', aq: '3', bp: '1', bq: '4', ts: at },
      });
      receive({
        topic: 'trade@SPOT_BTC_USDT',
        ts: at + 1,
        data: { s: 'SPOT_BTC_USDT', px: '0.0731', sx: '1500', sd: 'BUY', src: 1, rpi: false, ts: at },
      });
      receive({
        topic: 'kline@SPOT_BTC_USDT@1m',
        ts: at + 1,
        data: {
          s: 'SPOT_BTC_USDT',
          t: '1m',
          o: '1',
          c: '2',
          h: '3',
          l: '0.5',
          v: '4',
          a: '8',
          st: 1_760_000_000_000,
          et: 1_760_000_060_000,
          ts: at,
        },
      });
      receive({
        topic: 'orderbookupdate@SPOT_BTC_USDT@50',
        ts: at + 1,
        data: {
          s: 'SPOT_BTC_USDT',
          symbol: 'SPOT_BTC_USDT',
          ts: at,
          prevTs: at - 50,
          bids: [['0.0730', '88000']],
          asks: [['0.0732', '0']],
        },
      });

      expect(tickers).toEqual([
        { kind: 'snapshot', at, ticker },
        {
          kind: 'bestBidOffer',
          at,
          updates: [{ symbol: 'SPOT_BTC_USDT', bid: 1, bidSize: 4, ask: 2, askSize: 3 }],
        },
      ]);
      expect(trades).toEqual([{ symbol: 'SPOT_BTC_USDT', price: 0.0731, size: 1500, side: 'BUY', at }]);
      expect(candles).toMatchObject([
        { startAt: 1_760_000_000_000, open: 1, close: 2, high: 3, low: 0.5, volume: 4, amount: 8 },
      ]);
      expect(books).toEqual([
        { symbol: 'SPOT_BTC_USDT', at, previousAt: at - 50, bids: [[0.073, 88000]], asks: [[0.0732, 0]] },
      ]);
    });
  });

  describe('that are broken', () => {
    const good = () =>
      receive({
        topic: 'bbos',
        ts: at,
        data: [{ symbol: 'SPOT_BTC_USDT', ask: 2, askSize: 3, bid: 1, bidSize: 4 }],
      });

    it.each([
      '',
      'null',
      '42',
      '"text"',
      '[]',
      '[[[]]]',
      '{',
      '{"topic":"bbos","ts":1760000001000,"data":[{"sym',
      '{}',
      '{"topic":"bbos"}',
      '{"topic":"bbos","data":null}',
      '{"topic":"bbos","ts":"x","data":[]}',
      '{"topic":"tickers","ts":1760000001000,"data":{"__proto__":{"symbol":"X"}}}',
      '{"topic":"bbos","ts":1760000001000,"data":[{"__proto__":{"symbol":"X","ask":2,"askSize":3,"bid":1,"bidSize":4}}]}',
      '{"__proto__":{"topic":"bbos","ts":1760000001000,"data":[]}}',
      '{"topic":"__proto__","ts":1,"data":{}}',
      '{"topic":"trade@SPOT_BTC_USDT","ts":1760000001000,"data":[1,2]}',
      '{"cmd":7}',
      '['.repeat(100_000),
      `{"topic":"bbos","ts":1760000001000,"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      `{"topic":"bbos","ts":1760000001000,"data":["${'x'.repeat(2_000_000)}"]}`,
    ])('are left out, and the stream goes on: %#', (text) => {
      expect(() => harness.sockets.last.receive(text)).not.toThrow();
      expect(tickers).toEqual([]);
      good();
      expect(tickers).toHaveLength(1);
      expect(harness.stream.connection.current.phase).toBe('open');
      expect(harness.log.lines.some((line) => line.level === 'warning')).toBe(true);
    });

    it.each([new ArrayBuffer(8), undefined, 7])('are left out when binary: %p', (data) => {
      harness.sockets.last.receiveRaw(data);
      good();
      expect(tickers).toHaveLength(1);
    });

    it.each([
      'NaN',
      'Infinity',
      '-Infinity',
      '-1',
      '1e400',
      '0x10',
      ' 1',
      '1,5',
      '.',
      '.5',
      '5.',
      '',
      '1.2.3',
      '123456789012345678901234567890',
      '0.12345678901234567890123456789',
      -1,
      1e300,
      null,
      true,
      {},
      [1],
    ])('never become a price: %p', (bid) => {
      const row = { symbol: 'SPOT_BTC_USDT', ask: 2, askSize: 3, bid: 1, bidSize: 4 };
      receive({ topic: 'bbos', ts: at, data: [{ ...row, bid }, { ...row, askSize: bid }, row] });
      expect(tickers).toEqual([{ kind: 'bestBidOffer', at, updates: [row] }]);
    });

    it.each(['NaN', '-1', '1e400', null, {}])('make a whole book change unusable: a level of %p', (bad) => {
      receive({
        topic: 'orderbookupdate@SPOT_BTC_USDT@50',
        ts: at,
        data: {
          s: 'SPOT_BTC_USDT',
          ts: at,
          prevTs: at - 1,
          bids: [
            ['1', '1'],
            ['2', bad],
          ],
          asks: [],
        },
      });
      expect(books).toEqual([]);
    });

    it('do not blank the screen when no row of a list can be read', () => {
      receive({ topic: 'tickers', ts: at, data: [{ symbol: 'SPOT_BTC_USDT' }, 7] });
      expect(tickers).toEqual([]);
    });

    it('belong to no listener when row and topic name different markets', () => {
      receive({
        topic: 'trade@SPOT_BTC_USDT',
        ts: at,
        data: { s: 'SPOT_ETH_USDT', px: '1', sx: '1', sd: 'BUY', ts: at },
      });
      expect(trades).toEqual([]);
    });

    it('are noted once a minute, with their number', () => {
      for (let time = 0; time < 5_000; time += 1) receive('{');
      expect(harness.log.count('cannot be read')).toBe(1);
      harness.live(60_000);
      receive('{');
      expect(harness.log.lines.at(-1)).toMatchObject({ details: { count: 5_000 } });
    });
  });

  it('that nobody knows are noted once per name, and no flood of names fills the memory', () => {
    for (let round = 0; round < 3; round += 1) {
      receive({ event: 'celebration', ts: at });
      receive({ topic: 'horoscopes', ts: at, data: {} });
    }
    expect(harness.log.lines.filter((line) => line.level === 'warning').map((line) => line.details)).toEqual([
      { event: 'celebration' },
      { topic: 'horoscopes' },
    ]);
    for (let name = 0; name < 10_000; name += 1) receive({ topic: `t${name}`, ts: at, data: {} });
    expect(harness.log.lines.length).toBeLessThan(300);
  });

  it('reach the other listeners when one fails', () => {
    harness.stream.onTrade('SPOT_BTC_USDT', () => {
      throw new Error('broken view');
    });
    const heard = jest.fn();
    harness.stream.onTrade('SPOT_BTC_USDT', heard);
    receive({
      topic: 'trade@SPOT_BTC_USDT',
      ts: at,
      data: { s: 'SPOT_BTC_USDT', px: '1', sx: '1', sd: 'BUY', ts: at },
    });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(harness.log.count('listener')).toBe(1);
  });
});
