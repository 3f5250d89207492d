/* Frames as the exchange sends them, from a small seeded generator, so that every run reads the same bytes. */

export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const symbols = Array.from(
  { length: 400 },
  (_, index) => `${index % 4 === 3 ? 'PERP' : 'SPOT'}_COIN${index}_USDT`,
);

const start = 1_760_000_000_000;

/** Event envelope: one best bid and ask, numbers. */
export function eventBestBidOffers(count: number): string[] {
  const random = generator(1);
  return Array.from({ length: count }, (_, index) => {
    const symbol = symbols[Math.floor(random() * symbols.length)]!;
    const bid = round(60_000 * random() + 1, 2);
    const row = {
      symbol,
      ask: round(bid + 0.01, 2),
      askSize: round(random() * 9, 4),
      bid,
      bidSize: round(random() * 9, 4),
    };
    return JSON.stringify({ topic: `${symbol}@bbo`, ts: start + index, data: row });
  });
}

/** cmd envelope: the same in letters and decimal texts. */
export function cmdBestBidOffers(count: number): string[] {
  return eventBestBidOffers(count).map((text) => {
    const { ts, data } = JSON.parse(text) as { ts: number; data: Record<string, number | string> };
    const row = {
      s: data.symbol,
      ap: String(data.ask),
      aq: String(data.askSize),
      bp: String(data.bid),
      bq: String(data.bidSize),
      ts,
    };
    return JSON.stringify({ topic: `bbo@${data.symbol}`, ts: ts + 2, data: row });
  });
}

/** Lists of 400 tickers, in each of which a third of the markets has changed. */
export function tickerLists(count: number): string[] {
  const random = generator(2);
  const rows = symbols.map((symbol) => tickerRow(symbol, random));
  return Array.from({ length: count }, (_, index) => {
    for (const [at, symbol] of symbols.entries()) if (random() < 1 / 3) rows[at] = tickerRow(symbol, random);
    return JSON.stringify({ topic: 'tickers', ts: start + index * 1000, data: rows });
  });
}

function tickerRow(symbol: string, random: () => number) {
  const open = round(60_000 * random() + 1, 2);
  return {
    symbol,
    open,
    close: round(open * (0.97 + 0.06 * random()), 2),
    high: round(open * 1.04, 2),
    low: round(open * 0.96, 2),
    volume: round(1e5 * random(), 4),
    amount: round(1e9 * random(), 2),
    aggregatedQuantity: round(1e6 * random(), 4),
    aggregatedAmount: round(1e10 * random(), 2),
    count: Math.floor(1e5 * random()),
    lastTs: start + Math.floor(1e6 * random()),
  };
}

/** A full book and a chain of changes of 40 levels, most of them near the best price (cmd envelope). */
export function bookTexts(
  depth: number,
  count: number,
): { snapshot: { bids: [number, number][]; asks: [number, number][] }; texts: string[] } {
  const random = generator(3);
  const middle = 60_000_00;
  const levels = (sign: 1 | -1): [number, number][] =>
    Array.from({ length: depth }, (_, index) => [(middle + sign * (index + 1)) / 100, round(random() * 9 + 0.1, 4)]);
  const texts = Array.from({ length: count }, (_, index) => {
    const side = (sign: 1 | -1): [string, string][] =>
      Array.from({ length: 20 }, () => {
        const distance = 1 + Math.floor(random() ** 3 * depth);
        const size = random() < 0.3 ? '0' : String(round(random() * 9 + 0.1, 4));
        return [String((middle + sign * distance) / 100), size];
      });
    const data = {
      s: 'SPOT_BTC_USDT',
      ts: start + (index + 1) * 50,
      prevTs: start + index * 50,
      bids: side(-1),
      asks: side(1),
    };
    return JSON.stringify({ topic: 'orderbookupdate@SPOT_BTC_USDT@50', ts: data.ts + 1, data });
  });
  return { snapshot: { bids: levels(-1), asks: levels(1) }, texts };
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}
