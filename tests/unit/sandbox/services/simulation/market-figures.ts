import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip, gunzipSync } from 'node:zlib';

export interface TapeTrade {
  readonly at: number;
  readonly price: number;
  readonly quantity: number;
  readonly side: 'BUY' | 'SELL';
  /** Where an order of several executions ended. */
  readonly lastPrice?: number;
}

export interface TapeQuote {
  readonly at: number;
  readonly bid: number;
  readonly ask: number;
}

type Levels = readonly (readonly [price: number, quantity: number])[];

/** Both sides of a book at a moment, best first. */
export interface TapeBook {
  readonly bids: Levels;
  readonly asks: Levels;
}

export interface Tape {
  readonly trades: readonly TapeTrade[];
  readonly quotes: readonly TapeQuote[];
  /** One a second. */
  readonly books: readonly TapeBook[];
}

export interface TapeCandle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** What markets are compared by. */
export interface MarketFigures {
  readonly tradesPerSecond: number;
  /** Quote currency. */
  readonly medianTrade: number;
  readonly meanToMedian: number;
  /** 99th percentile of trade values against the median. */
  readonly tailToMedian: number;
  /** How often a trade is on the side of the one before. */
  readonly sidePersistence: number;
  /** Standard deviation of waiting times against their mean; 1 for a Poisson process. */
  readonly arrivalDispersion: number;
  readonly medianSpreadBps: number;
  /** Quote currency on one side within so many basis points of the middle, median. */
  readonly depth5Bps: number;
  readonly depth10Bps: number;
  readonly depth25Bps: number;
  /** Distance of neighbouring levels among the first twenty. */
  readonly medianGapBps: number;
  readonly gap95Bps: number;
  readonly widestGapBps: number;
  /** How far an order goes from its first price to its last, 99th percentile. */
  readonly sweepBps: number;
  /** Standard deviation of the returns of the middle price in a period, in basis points. */
  readonly volatility1sBps: number;
  readonly volatility10sBps: number;
  /** Fourth moment of the returns of a second against the square of the second; 3 for a normal distribution. */
  readonly kurtosis1s: number;
}

/** What candles are compared by; ratios are free of how wild the time was. */
export interface CandleFigures {
  readonly volatilityBps: number;
  readonly kurtosis: number;
  /** 99th percentile of the size of returns against their deviation. */
  readonly tail: number;
  /** Mean of high to low against the mean of open to close: how long wicks are. */
  readonly rangeToBody: number;
  readonly rangeToDeviation: number;
  /** Deviation of the logarithm of volumes. */
  readonly volumeDeviation: number;
  readonly meanToMedianVolume: number;
  readonly meanVolume: number;
}

/** @param candles oldest first */
export function candleFigures(candles: readonly TapeCandle[]): CandleFigures {
  const returns = candles.slice(1).map(({ close }, index) => Math.log(close / candles[index]!.close));
  const ranges = candles.map(({ high, low }) => Math.log(high / low));
  const volumes = candles.map(({ volume }) => volume).sort((a, b) => a - b);
  const moved = deviation(returns);
  return {
    volatilityBps: moved * 10_000,
    kurtosis: kurtosis(returns),
    tail:
      at(
        returns.map(Math.abs).sort((a, b) => a - b),
        0.99,
      ) / moved,
    rangeToBody: mean(ranges) / mean(candles.map(({ open, close }) => Math.abs(Math.log(close / open)))),
    rangeToDeviation: mean(ranges) / moved,
    volumeDeviation: deviation(volumes.filter((volume) => volume > 0).map(Math.log)),
    meanToMedianVolume: mean(volumes) / at(volumes, 0.5),
    meanVolume: mean(volumes),
  };
}

/** Candles of `size` recorded ones each, oldest first. */
export function merged(candles: readonly TapeCandle[], size: number): TapeCandle[] {
  return Array.from({ length: Math.floor(candles.length / size) }, (_, index) => {
    const part = candles.slice(index * size, (index + 1) * size);
    return {
      open: part[0]!.open,
      high: Math.max(...part.map(({ high }) => high)),
      low: Math.min(...part.map(({ low }) => low)),
      close: part[part.length - 1]!.close,
      volume: part.reduce((sum, { volume }) => sum + volume, 0),
    };
  });
}

/** Distances of neighbouring levels among the first twenty of both sides, in quote. */
export function gapsOf({ bids, asks }: TapeBook): number[] {
  return [bids, asks].flatMap((side) => side.slice(1, 20).map(([price], index) => Math.abs(price - side[index]![0])));
}

export function figuresOf({ trades, quotes, books }: Tape): MarketFigures {
  const values = trades.map(({ price, quantity }) => price * quantity).sort((a, b) => a - b);
  const median = at(values, 0.5);
  const waits = trades.slice(1).map((trade, index) => trade.at - trades[index]!.at);
  const spreads = quotes.map(({ bid, ask }) => ((ask - bid) / bid) * 10_000).sort((a, b) => a - b);
  const gaps = books
    .flatMap((book) => gapsOf(book).map((gap) => (gap / book.bids[0]![0]) * 10_000))
    .sort((a, b) => a - b);
  const sweeps = trades.map(({ price, lastPrice = price }) => Math.abs(lastPrice / price - 1) * 10_000);
  const seconds = (trades[trades.length - 1]!.at - trades[0]!.at) / 1000;
  return {
    tradesPerSecond: trades.length / seconds,
    medianTrade: median,
    meanToMedian: mean(values) / median,
    tailToMedian: at(values, 0.99) / median,
    sidePersistence: mean(trades.slice(1).map((trade, index) => (trade.side === trades[index]!.side ? 1 : 0))),
    arrivalDispersion: deviation(waits) / mean(waits),
    medianSpreadBps: at(spreads, 0.5),
    depth5Bps: depth(books, 5),
    depth10Bps: depth(books, 10),
    depth25Bps: depth(books, 25),
    medianGapBps: at(gaps, 0.5),
    gap95Bps: at(gaps, 0.95),
    widestGapBps: at(gaps, 1),
    sweepBps: at(
      sweeps.sort((a, b) => a - b),
      0.99,
    ),
    volatility1sBps: deviation(returnsOf(quotes, 1000)) * 10_000,
    volatility10sBps: deviation(returnsOf(quotes, 10_000)) * 10_000,
    kurtosis1s: kurtosis(returnsOf(quotes, 1000)),
  };
}

function depth(books: readonly TapeBook[], bps: number): number {
  const sums = books.flatMap(({ bids, asks }) => {
    const middle = (bids[0]![0] + asks[0]![0]) / 2;
    return [bids, asks].map((side) =>
      side.reduce(
        (sum, [price, quantity]) => (Math.abs(price / middle - 1) <= bps / 10_000 ? sum + price * quantity : sum),
        0,
      ),
    );
  });
  return at(
    sums.sort((a, b) => a - b),
    0.5,
  );
}

interface DepthDiff {
  readonly u: number;
  readonly b: readonly (readonly [string, string])[];
  readonly a: readonly (readonly [string, string])[];
}

/** A recorded book: changes before the snapshot wait for it. */
class RecordedBook {
  readonly #sides = { b: new Map<number, number>(), a: new Map<number, number>() };
  #snapshotId: number | undefined;
  #waiting: DepthDiff[] = [];

  begin(id: number, bids: DepthDiff['b'], asks: DepthDiff['a']): void {
    this.#snapshotId = id;
    this.#set({ u: id, b: bids, a: asks });
    for (const diff of this.#waiting) this.change(diff);
    this.#waiting = [];
  }

  change(diff: DepthDiff): void {
    if (this.#snapshotId === undefined) this.#waiting.push(diff);
    else if (diff.u > this.#snapshotId) this.#set(diff);
  }

  get book(): TapeBook | undefined {
    if (this.#snapshotId === undefined) return undefined;
    return {
      bids: [...this.#sides.b].sort(([a], [b]) => b - a).slice(0, 2000),
      asks: [...this.#sides.a].sort(([a], [b]) => a - b).slice(0, 2000),
    };
  }

  #set(diff: DepthDiff): void {
    for (const side of ['b', 'a'] as const)
      for (const [price, quantity] of diff[side])
        if (Number(quantity) === 0) this.#sides[side].delete(Number(price));
        else this.#sides[side].set(Number(price), Number(quantity));
  }
}

/** Best bids and asks, books and trades of a recorded stream: one "time json" line per message. */
export async function readTape(path: string): Promise<Tape> {
  const trades: TapeTrade[] = [];
  const quotes: TapeQuote[] = [];
  const books: TapeBook[] = [];
  const recorded = new RecordedBook();
  let nextBook = 0;
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const space = line.indexOf(' ');
    const time = Number(line.slice(0, space)) / 1e6;
    const message = JSON.parse(line.slice(space + 1)) as {
      stream?: string;
      data: Record<string, string | number | boolean>;
      lastUpdateId?: number;
      bids: DepthDiff['b'];
      asks: DepthDiff['a'];
    };
    const { stream, data } = message;
    if (message.lastUpdateId !== undefined) recorded.begin(message.lastUpdateId, message.bids, message.asks);
    else if (stream?.includes('@depth') === true) {
      recorded.change(data as unknown as DepthDiff);
      const book = time >= nextBook ? recorded.book : undefined;
      if (book === undefined) continue;
      books.push(book);
      nextBook = time + 1000;
    } else if (stream?.endsWith('@trade') === true) {
      // The maker flag is set when the buyer was resting, so the taker sold.
      trades.push({
        at: Number(data['T']),
        price: Number(data['p']),
        quantity: Number(data['q']),
        side: data['m'] === true ? 'SELL' : 'BUY',
      });
    } else if (stream?.endsWith('@bookTicker') === true) {
      quotes.push({ at: time, bid: Number(data['b']), ask: Number(data['a']) });
    }
  }
  return { trades: asOrders(trades), quotes, books };
}

/** Candles of a file with a header line: time, open, high, low, close, volume, oldest first. */
export function readCandles(path: string): TapeCandle[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, open, high, low, close, volume] = line.split(',').map(Number);
      return { open: open!, high: high!, low: low!, close: close!, volume: volume! };
    });
}

/** A recorded stream has one message per maker; executions of one moment and side are one taker. */
export function asOrders(trades: readonly TapeTrade[]): TapeTrade[] {
  const orders: TapeTrade[] = [];
  for (const trade of trades) {
    const last = orders[orders.length - 1];
    if (last !== undefined && last.at === trade.at && last.side === trade.side) {
      orders[orders.length - 1] = { ...last, quantity: last.quantity + trade.quantity, lastPrice: trade.price };
    } else orders.push(trade);
  }
  return orders;
}

function returnsOf(quotes: readonly TapeQuote[], period: number): number[] {
  const returns: number[] = [];
  let next = quotes[0]!.at + period;
  let before: number | undefined;
  for (const { at: time, bid, ask } of quotes) {
    if (time < next) continue;
    const middle = Math.log((bid + ask) / 2);
    if (before !== undefined) returns.push(middle - before);
    before = middle;
    next += period * Math.max(1, Math.ceil((time - next) / period));
  }
  return returns;
}

function kurtosis(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 4)) / deviation(values) ** 4;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
