import { PassThrough } from 'node:stream';
import { day, second } from '../../../src/domain/shared/instant';
import type { EngineEvent } from '../../engine/model/events';
import type { EngineTrade } from '../../engine/model/market-data';
import { ApiError } from '../../shared/api-error';
import { chartName } from './chart-symbols';
import type { MarketBoard } from '../../services/markets/market-board';

/** Connections of one address; the standard asks for four at least. */
const mostConnections = 8;
/** A reader this far behind (bytes) is let go. */
const mostWaiting = 1024 * 1024;

/**
 * Trades, quotes and daily bars of all markets, a JSON object a line, the same for every reader. The
 * exchange is listened to only while somebody reads.
 */
export class ChartStream {
  readonly #readers = new Map<PassThrough, string>();
  readonly #quoted = new Set<string>();
  readonly #traded = new Set<string>();
  #stop: (() => void) | undefined;

  constructor(private readonly board: MarketBoard) {}

  /** @throws ApiError -1003 when the address reads too often already. */
  open(address: string): PassThrough {
    const own = [...this.#readers.values()].filter((each) => each === address).length;
    if (own >= mostConnections) throw new ApiError(-1003, 429, 'Too many streams.', { 'Retry-After': '1' });
    const reader = new PassThrough();
    this.#readers.set(reader, address);
    reader.once('close', () => this.#leave(reader));
    this.#stop ??= this.#start();
    return reader;
  }

  #leave(reader: PassThrough): void {
    this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }

  #start(): () => void {
    const stopListening = this.board.exchange.onEvent((event) => this.#hear(event));
    const timer = setInterval(() => this.#summarise(), second);
    timer.unref();
    return () => {
      stopListening();
      clearInterval(timer);
      this.#quoted.clear();
      this.#traded.clear();
    };
  }

  #hear(event: EngineEvent): void {
    if (event.type === 'book') this.#quoted.add(event.symbol);
    if (event.type !== 'trade') return;
    this.#traded.add(event.trade.symbol);
    this.#write(this.#tradeLine(event.trade));
  }

  #summarise(): void {
    for (const symbol of this.#quoted) this.#write(this.#quoteLine(symbol));
    for (const symbol of this.#traded) this.#write(this.#dayLine(symbol));
    this.#quoted.clear();
    this.#traded.clear();
  }

  #tradeLine({ symbol, price, quantity, at }: EngineTrade) {
    const market = this.board.market(symbol);
    return {
      f: 't',
      id: chartName(market.specification),
      p: Number(market.price(price)),
      s: Number(market.quantity(quantity)),
      t: seconds(at),
    };
  }

  #quoteLine(symbol: string) {
    const market = this.board.market(symbol);
    const { at, bids, asks } = this.board.book(market, 1);
    const [bid, ask] = [bids[0], asks[0]];
    if (!bid || !ask) return undefined;
    return {
      f: 'q',
      id: chartName(market.specification),
      ap: Number(market.price(ask[0])),
      as: Number(market.quantity(ask[1])),
      bp: Number(market.price(bid[0])),
      bs: Number(market.quantity(bid[1])),
      t: seconds(at),
    };
  }

  #dayLine(symbol: string) {
    const market = this.board.market(symbol);
    const candle = this.board.exchange.candles(symbol, '1d', { limit: 1 })[0];
    if (!candle) return undefined;
    const { open, high, low, close, volume, startAt } = candle;
    const price = (ticks: number) => Number(market.price(ticks));
    // Daily bars are dated at midnight of UTC.
    const midnight = Math.floor(startAt / day) * day;
    return {
      f: 'd',
      id: chartName(market.specification),
      o: price(open),
      h: price(high),
      l: price(low),
      c: price(close),
      v: Number(market.quantity(volume)),
      t: seconds(midnight),
    };
  }

  #write(line: object | undefined): void {
    if (line === undefined) return;
    const text = `${JSON.stringify(line)}\n`;
    for (const reader of this.#readers.keys()) {
      if (reader.writableLength > mostWaiting) reader.destroy();
      else reader.write(text);
    }
  }
}

function seconds(at: number): number {
  return Math.floor(at / second);
}
