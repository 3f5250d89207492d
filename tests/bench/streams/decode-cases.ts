import type { OrderBookDelta } from '../../../src/application/markets/market-stream.port';
import { MarketTickers } from '../../../src/domain/markets/market-tickers';
import { OrderBook } from '../../../src/domain/markets/order-book';
import { readStreamMessage } from '../../../src/infrastructure/websocket/connection/stream-message';
import { StreamNotes } from '../../../src/infrastructure/websocket/connection/stream-notes';
import { scanMarketFrame } from '../../../src/infrastructure/websocket/markets/market-frame-scan';
import { MarketMessageReader } from '../../../src/infrastructure/websocket/markets/market-message-reader';
import { bookTexts, cmdBestBidOffers, eventBestBidOffers, tickerLists } from './stream-texts';

/** One line of the report. `ratio` is the value over `peerOrLimit`. */
export interface BenchLine {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peerOrLimit: number;
  readonly ratio: number;
  readonly n: number;
  readonly spread: number;
}

/** Many short rounds, in turn: what else the machine does then meets both alike. */
const rounds = 101;
/** Decoding, validating and merging may cost half as much again as bare JSON.parse. */
export const decodeLimit = 1.5;
/** Takes results, so that nothing is optimised away. */
let sink = 0;

export function decodeBench(): BenchLine[] {
  const lines = [
    ...compare('decode+merge bbo, event envelope', eventBestBidOffers(2_000), 5_000, tickersReader),
    ...compare('decode+merge bbo, cmd envelope', cmdBestBidOffers(2_000), 5_000, tickersReader),
    ...compare('decode+merge 400 tickers', tickerLists(20), 20, tickersReader),
  ];
  for (const depth of [100, 1_000]) lines.push(...book(depth));
  return lines;
}

type Read = (text: string) => void;

/** The path of a frame from the socket's text to the folded tickers. */
function tickersReader(): Read {
  const tickers = new MarketTickers('WOO');
  const messages = messageReader((message) => (sink += tickers.apply(message).changed.length));
  const read: Read = (text) => frame(messages, text);
  tickerLists(1).forEach(read);
  return read;
}

function bookReader(depth: number): Read {
  const subject = new OrderBook();
  subject.applySnapshot(bookTexts(depth, 0).snapshot);
  const messages = messageReader(
    () => undefined,
    (delta) => subject.applyDelta(delta),
  );
  return (text) => frame(messages, text);
}

function book(depth: number): BenchLine[] {
  const { snapshot, texts } = bookTexts(depth, 500);
  const deltas: OrderBookDelta[] = [];
  const messages = messageReader(
    () => undefined,
    (delta) => deltas.push(delta),
  );
  for (const text of texts) frame(messages, text);
  const subject = new OrderBook();
  subject.applySnapshot(snapshot);
  let at = 0;
  const apply = () => {
    subject.applyDelta(deltas[at++ % deltas.length]!);
    sink += subject.bestBid ?? 0;
  };
  return [
    ...compare(`decode+apply book change of 40, ${depth} levels a side`, texts, 500, () => bookReader(depth)),
    ...compare(`apply book change of 40, ${depth} levels a side`, texts, 2_000, () => apply),
  ];
}

function messageReader(
  tickers: (message: Parameters<MarketTickers['apply']>[0]) => void,
  orderBook: (delta: OrderBookDelta) => void = () => undefined,
): MarketMessageReader {
  const log = { info: () => undefined, warning: fail, error: fail };
  return new MarketMessageReader(
    {
      tickers,
      orderBook: (_, delta) => orderBook(delta),
      topOfBook: () => undefined,
      trade: () => undefined,
      candle: () => undefined,
    },
    new StreamNotes('bench', log, { now: () => 0 }),
  );
}

function frame(messages: MarketMessageReader, text: string): void {
  const message = scanMarketFrame(text) ?? readStreamMessage(text);
  if (message.kind === 'data') messages.read(message.topic, message.at, message.data);
}

function fail(message: string): never {
  throw new Error(message);
}

/** Bare JSON.parse and our reading of the same texts, in turn, so that both see the same machine. */
function compare(name: string, texts: readonly string[], repetitions: number, make: () => Read): BenchLine[] {
  const parse: Read = (text) => {
    sink += (JSON.parse(text) as { ts: number }).ts & 1;
  };
  const ours: number[] = [];
  const bare: number[] = [];
  const read = make();
  run(parse, texts, repetitions);
  run(read, texts, repetitions);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(run(parse, texts, repetitions));
    ours.push(run(read, texts, repetitions));
  }
  // Rounds are compared in pairs: the machine may have been busy in one and idle in the next.
  const ratios = ours.map((each, index) => each / bare[index]!);
  const ratio = rounded(median(ratios) / decodeLimit);
  const limit = rounded(median(ours) / ratio);
  return [
    {
      name,
      value: rounded(median(ours)),
      unit: 'µs/message',
      peerOrLimit: limit,
      ratio,
      n: rounds,
      spread: quartiles(ours),
    },
    {
      name: `${name}: times bare JSON.parse`,
      value: rounded(median(ratios)),
      unit: '×',
      peerOrLimit: decodeLimit,
      ratio,
      n: rounds,
      spread: quartiles(ratios),
    },
  ];
}

/** Distance of the upper from the lower quartile. */
function quartiles(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return rounded(sorted[Math.floor(sorted.length * 0.75)]! - sorted[Math.floor(sorted.length * 0.25)]!);
}

function run(read: Read, texts: readonly string[], repetitions: number): number {
  const begin = performance.now();
  for (let index = 0; index < repetitions; index += 1) read(texts[index % texts.length]!);
  return ((performance.now() - begin) * 1000) / repetitions;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
