import type { StreamMessage } from '../connection/stream-message';
import { powersOfTen } from './wire-number';

/*
 * The frames that come hundreds of times a second, a best bid and offer and a change of a book, have one spelling
 * per envelope (protocol 1.4 and 1.5). They are read here straight from the text into numbers, in less time than
 * JSON.parse takes to make texts of them. The smallest deviation, even a space, gives `undefined`, and the frame
 * goes the general way; what is read here is then validated by market-rows.ts like everything else.
 */

const quote = 34;
const point = 46;
const comma = 44;
const zero = 48;
const opening = 91;
const closing = 93;
const backslash = 92;

/** So many digits are read exactly by counting them together. */
const exactDigits = 15;
const longestName = 96;

/** Where the scan is. One frame is read at a time, from its beginning to its end. */
let text = '';
let at = 0;

export function scanMarketFrame(frame: string): StreamMessage | undefined {
  text = frame;
  at = 0;
  const message = scan();
  text = '';
  return message;
}

function scan(): StreamMessage | undefined {
  if (!passed('{"topic":"')) return undefined;
  const topic = name();
  if (topic === undefined || !passed(',"ts":')) return undefined;
  const time = figure();
  if (!passed(',"data":{"')) return undefined;
  const short = passed('s":"');
  if (!short && !passed('symbol":"')) return undefined;
  const symbol = name();
  if (symbol === undefined || !(time >= 0)) return undefined;
  const data = text.startsWith(',"a', at) ? bestBidOffer(symbol, short) : orderBook(symbol);
  return data !== undefined && at === text.length ? { kind: 'data', topic, at: time, data } : undefined;
}

function bestBidOffer(symbol: string, short: boolean): unknown {
  if (!passed(short ? ',"ap":' : ',"ask":')) return undefined;
  const ask = figure();
  if (!passed(short ? ',"aq":' : ',"askSize":')) return undefined;
  const askSize = figure();
  if (!passed(short ? ',"bp":' : ',"bid":')) return undefined;
  const bid = figure();
  if (!passed(short ? ',"bq":' : ',"bidSize":')) return undefined;
  const bidSize = figure();
  const ts = passed(',"ts":') ? figure() : undefined;
  return passed('}}') && ask + askSize + bid + bidSize + (ts ?? 0) >= 0
    ? { symbol, bid, bidSize, ask, askSize, ts }
    : undefined;
}

function orderBook(symbol: string): unknown {
  const ts = passed(',"ts":') ? figure() : undefined;
  if (!passed(',"prevTs":')) return undefined;
  const prevTs = figure();
  if (!(prevTs + (ts ?? 0) >= 0) || !passed(',"bids":[')) return undefined;
  const bids = levels();
  if (bids === undefined || !passed(',"asks":[')) return undefined;
  const asks = levels();
  return asks !== undefined && passed('}}') ? { symbol, ts, prevTs, bids, asks } : undefined;
}

/** Pairs of figures up to the end of their list. */
function levels(): [number, number][] | undefined {
  const pairs: [number, number][] = [];
  if (text.charCodeAt(at) === closing) {
    at += 1;
    return pairs;
  }
  for (;;) {
    if (text.charCodeAt(at++) !== opening) return undefined;
    const price = figure();
    if (text.charCodeAt(at++) !== comma) return undefined;
    const size = figure();
    if (text.charCodeAt(at++) !== closing || !(price + size >= 0)) return undefined;
    pairs.push([price, size]);
    const next = text.charCodeAt(at++);
    if (next === closing) return pairs;
    if (next !== comma) return undefined;
  }
}

/** A plain decimal, bare or in quotes; NaN for any other spelling of a number, which the general way may know. */
function figure(): number {
  const quoted = text.charCodeAt(at) === quote;
  const begin = quoted ? at + 1 : at;
  let index = begin;
  let digits = 0;
  let code = text.charCodeAt(index) - zero;
  for (; code >= 0 && code <= 9; code = text.charCodeAt(++index) - zero) digits = digits * 10 + code;
  const whole = index - begin;
  let places = 0;
  if (code === point - zero) {
    code = text.charCodeAt(++index) - zero;
    const first = index;
    for (; code >= 0 && code <= 9; code = text.charCodeAt(++index) - zero) digits = digits * 10 + code;
    places = index - first;
    if (places === 0) return NaN;
  }
  if (whole === 0 || whole + places > exactDigits) return NaN;
  if (quoted) {
    if (code !== quote - zero) return NaN;
    at = index + 1;
  } else {
    // In JSON a number has no zeros before it; what follows one of its own kinds of ending is for the caller to judge.
    if (whole > 1 && text.charCodeAt(begin) === zero) return NaN;
    at = index;
  }
  // Both are whole and exact, so the quotient is the number nearest to the text.
  return places === 0 ? digits : digits / powersOfTen[places]!;
}

/** Up to the closing quote, which is passed. */
function name(): string | undefined {
  const end = text.indexOf('"', at);
  if (end < 0 || end - at > longestName) return undefined;
  for (let index = at; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 || code === backslash) return undefined;
  }
  const found = text.slice(at, end);
  at = end + 1;
  return found;
}

function passed(part: string): boolean {
  const { length } = part;
  for (let index = 0; index < length; index += 1)
    if (text.charCodeAt(at + index) !== part.charCodeAt(index)) return false;
  at += length;
  return true;
}
