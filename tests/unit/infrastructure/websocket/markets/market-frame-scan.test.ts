import { fc } from '../../../../support/properties';
import {
  readStreamMessage,
  type StreamMessage,
} from '../../../../../src/infrastructure/websocket/connection/stream-message';
import { StreamNotes } from '../../../../../src/infrastructure/websocket/connection/stream-notes';
import { scanMarketFrame } from '../../../../../src/infrastructure/websocket/markets/market-frame-scan';
import { MarketMessageReader } from '../../../../../src/infrastructure/websocket/markets/market-message-reader';
import { RecordedLog } from '../../../../support/recorded-log';

const at = 1_760_000_001_000;
const symbol = 'SPOT_BTC_USDT';
const frames = {
  'best bid and offer in letters': {
    topic: `bbo@${symbol}`,
    ts: at,
    data: { s: symbol, ap: '2401.6', aq: '12.4', bp: '2401.5', bq: '3.31', ts: at - 2 },
  },
  'best bid and offer in words': {
    topic: `${symbol}@bbo`,
    ts: at,
    data: { symbol, ask: 2401.6, askSize: 12.4, bid: 2401.5, bidSize: 0 },
  },
  'change of a book in letters': {
    topic: `orderbookupdate@${symbol}@50`,
    ts: at,
    data: {
      s: symbol,
      ts: at - 2,
      prevTs: 0,
      bids: [['0.0730', '88000']],
      asks: [
        ['0.0732', '0'],
        ['0.0733', '41000'],
      ],
    },
  },
  'change of one side': {
    topic: `orderbookupdate@${symbol}@50`,
    ts: at,
    data: { s: symbol, ts: at, prevTs: at - 50, bids: [], asks: [['0.1', '1']] },
  },
};

/** What reaches the application, and what is noted instead. */
function outcome(message: StreamMessage): unknown {
  const heard: unknown[] = [];
  const log = new RecordedLog();
  const note = (...said: unknown[]) => void heard.push(said);
  const reader = new MarketMessageReader(
    { tickers: note, orderBook: note, topOfBook: note, trade: note, candle: note },
    new StreamNotes('market', log, { now: () => 0 }),
  );
  if (message.kind === 'data') reader.read(message.topic, message.at, message.data);
  else heard.push(message);
  return { heard, noted: log.lines };
}

describe('reading frequent frames straight from their text', () => {
  it.each(Object.entries(frames))('knows a %s as exchanges send it, and reads it as JSON.parse does', (_, frame) => {
    const text = JSON.stringify(frame);
    const scanned = scanMarketFrame(text);
    expect(scanned).toBeDefined();
    expect(outcome(scanned!)).toEqual(outcome(readStreamMessage(text)));
    expect(outcome(scanned!)).toMatchObject({ noted: [] });
  });

  it('reads every decimal exactly', () => {
    const decimal = fc
      .tuple(fc.nat(999_999_999), fc.stringMatching(/^\d{1,6}$/))
      .map(([whole, fraction]) => `${whole}.${fraction}`);
    fc.assert(
      fc.property(decimal, decimal, (ap, aq) => {
        const text = JSON.stringify({
          topic: `bbo@${symbol}`,
          ts: at,
          data: { s: symbol, ap, aq, bp: '1', bq: '1', ts: at },
        });
        expect(scanMarketFrame(text)).toMatchObject({ data: { ask: Number(ap), askSize: Number(aq) } });
      }),
    );
  });

  it.each(['-1', '1e5', '5.', '.5', '', ' 1', 'NaN', '0x1', '12345678901234567', 'Infinity', '1"', '\u0661'])(
    'leaves the price %p to the general way',
    (ap) => {
      const text = JSON.stringify({
        topic: `bbo@${symbol}`,
        ts: at,
        data: { s: symbol, ap, aq: '1', bp: '1', bq: '1', ts: at },
      });
      expect(scanMarketFrame(text)).toBeUndefined();
    },
  );

  it('never reads a damaged or altered frame otherwise than JSON.parse does', () => {
    let scannedSome = 0;
    const character = fc.constantFrom(...'{}[]":,.0159eE-+ \\sapt\n\u0000\u0661'.split(''));
    const damage = fc.record({
      frame: fc.constantFrom(...Object.values(frames)),
      place: fc.nat(400),
      removed: fc.nat(3),
      added: fc.array(character, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(damage, ({ frame, place, removed, added }) => {
        const whole = JSON.stringify(frame);
        const from = place % (whole.length + 1);
        const text = whole.slice(0, from) + added.join('') + whole.slice(from + removed);
        const scanned = scanMarketFrame(text);
        if (!scanned) return;
        scannedSome += 1;
        expect(outcome(scanned)).toEqual(outcome(readStreamMessage(text)));
      }),
      { numRuns: 5_000 },
    );
    expect(scannedSome).toBeGreaterThan(100);
  });
});
