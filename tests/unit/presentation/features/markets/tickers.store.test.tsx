import { autorun } from 'mobx';
import { marketStores, offer, ticker, tickers as list } from './markets-fixture';

function started() {
  const stores = marketStores();
  stores.tickers.start();
  stores.stream.send({ kind: 'list', at: 1, tickers: list });
  return stores;
}

test('a thousand messages between two frames are one change on screen', () => {
  const { tickers, stream, time } = started();
  const prices: (number | undefined)[] = [];
  const stop = autorun(() => prices.push(tickers.ticker('SPOT_BTC_USDT')?.firstBidPrice));
  for (let index = 1; index <= 1_000; index += 1) {
    stream.send({ kind: 'bestBidOffer', at: 1 + index, updates: [offer('SPOT_BTC_USDT', 100 + index, 2_000)] });
  }
  time.advance(16);
  expect(prices).toEqual([undefined, 1_100]);
  stop();
});

test('who reads one market hears nothing of another', () => {
  const { tickers, stream, time } = started();
  let runs = 0;
  const stop = autorun(() => {
    tickers.ticker('SPOT_ETH_USDT');
    runs += 1;
  });
  stream.send({ kind: 'bestBidOffer', at: 2, updates: [offer('SPOT_BTC_USDT', 1, 2)] });
  time.advance(16);
  expect(runs).toBe(1);
  stop();
});

test('the list of symbols is the same object until a market comes or goes', () => {
  const { tickers, stream, time } = started();
  const before = tickers.symbols;
  stream.send({ kind: 'list', at: 2, tickers: list.map((each) => ({ ...each, close: each.close * 2 })) });
  time.advance(16);
  expect(tickers.symbols).toBe(before);
  stream.send({ kind: 'list', at: 3, tickers: list.slice(1) });
  time.advance(16);
  expect(tickers.symbols).toEqual(before.filter((symbol) => symbol !== 'SPOT_BTC_USDT'));
  expect(tickers.ticker('SPOT_BTC_USDT')).toBeUndefined();
});

test('totals, the product token and both times follow the stream', () => {
  const { tickers, stream, time } = started();
  stream.send({ kind: 'snapshot', at: 5, ticker: ticker('SPOT_WOO_USDT', { open: 0.2, close: 0.25 }) });
  stream.send({ kind: 'bestBidOffer', at: 6, updates: [offer('SPOT_WOO_USDT', 0.24, 0.26)] });
  time.advance(16);
  expect(tickers.totals).toMatchObject({ transactions: 28, volume: 18_000 });
  expect(tickers.wooTicker?.lastPrice).toBe(0.25);
  expect(tickers.wooTicker?.change).toBeCloseTo(25);
  expect(tickers.updateTime).toBe(5);
  expect(tickers.booUpdateTime).toBe(6);
});

test.each(['closed', 'connecting', 'offline'] as const)(
  'prices do not count as live while the stream is %s',
  (phase) => {
    const { tickers, stream } = started();
    expect(tickers.stale).toBe(false);
    stream.connection.set({ phase, retry: 1 });
    expect(tickers.stale).toBe(true);
  },
);

test('ten seconds of silence are borne, not more', () => {
  const { tickers, time } = started();
  time.advance(10_000);
  expect(tickers.stale).toBe(false);
  time.advance(1_000);
  expect(tickers.stale).toBe(true);
});

test('best bids alone do not make old statistics live', () => {
  const { tickers, stream, time } = started();
  for (let index = 0; index < 12; index += 1) {
    time.advance(1_000);
    stream.send({ kind: 'bestBidOffer', at: 2 + index, updates: [offer('SPOT_BTC_USDT', 1 + index, 100)] });
  }
  expect(tickers.stale).toBe(true);
});

test('it opens the stream and lets go of it', () => {
  const { tickers, stream, time } = marketStores();
  const stop = tickers.start();
  expect(stream.connected).toBe(1);
  stop();
  expect(stream.connected).toBe(0);
  expect(time.waiting).toBe(0);
});
