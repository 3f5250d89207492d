import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

export interface TapeTrade {
  readonly at: number;
  readonly price: number;
  readonly quantity: number;
  readonly side: 'BUY' | 'SELL';
}

export interface TapeQuote {
  readonly at: number;
  readonly bid: number;
  readonly ask: number;
}

export interface Tape {
  readonly trades: readonly TapeTrade[];
  readonly quotes: readonly TapeQuote[];
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
  /** Standard deviation of the returns of the middle price in a period, in basis points. */
  readonly volatility1sBps: number;
  readonly volatility10sBps: number;
}

export function figuresOf({ trades, quotes }: Tape): MarketFigures {
  const values = trades.map(({ price, quantity }) => price * quantity).sort((a, b) => a - b);
  const median = at(values, 0.5);
  const waits = trades.slice(1).map((trade, index) => trade.at - trades[index]!.at);
  const spreads = quotes.map(({ bid, ask }) => ((ask - bid) / bid) * 10_000).sort((a, b) => a - b);
  const seconds = (trades[trades.length - 1]!.at - trades[0]!.at) / 1000;
  return {
    tradesPerSecond: trades.length / seconds,
    medianTrade: median,
    meanToMedian: mean(values) / median,
    tailToMedian: at(values, 0.99) / median,
    sidePersistence: mean(trades.slice(1).map((trade, index) => (trade.side === trades[index]!.side ? 1 : 0))),
    arrivalDispersion: deviation(waits) / mean(waits),
    medianSpreadBps: at(spreads, 0.5),
    volatility1sBps: volatility(quotes, 1000),
    volatility10sBps: volatility(quotes, 10_000),
  };
}

/** Best bids and asks and trades of a recorded stream: one "time json" line per message. */
export async function readTape(path: string): Promise<Tape> {
  const trades: TapeTrade[] = [];
  const quotes: TapeQuote[] = [];
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const space = line.indexOf(' ');
    const { stream, data } = JSON.parse(line.slice(space + 1)) as {
      stream?: string;
      data: Record<string, string | number | boolean>;
    };
    if (stream?.endsWith('@trade') === true) {
      // The maker flag is set when the buyer was resting, so the taker sold.
      trades.push({
        at: Number(data['T']),
        price: Number(data['p']),
        quantity: Number(data['q']),
        side: data['m'] === true ? 'SELL' : 'BUY',
      });
    } else if (stream?.endsWith('@bookTicker') === true) {
      quotes.push({ at: Number(line.slice(0, space)) / 1e6, bid: Number(data['b']), ask: Number(data['a']) });
    }
  }
  return { trades: asOrders(trades), quotes };
}

/** A recorded stream has one message per maker; executions of one moment and side are one taker. */
function asOrders(trades: readonly TapeTrade[]): TapeTrade[] {
  const orders: TapeTrade[] = [];
  for (const trade of trades) {
    const last = orders[orders.length - 1];
    if (last !== undefined && last.at === trade.at && last.side === trade.side) {
      orders[orders.length - 1] = { ...last, quantity: last.quantity + trade.quantity };
    } else orders.push(trade);
  }
  return orders;
}

function volatility(quotes: readonly TapeQuote[], period: number): number {
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
  return deviation(returns) * 10_000;
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
