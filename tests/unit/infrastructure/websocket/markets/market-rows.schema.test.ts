import { fc } from '../../../../support/properties';
import * as z from 'zod/mini';
import {
  readBestBidOffer,
  readCandle,
  readOrderBookDelta,
  readTicker,
  readTrade,
} from '../../../../../src/infrastructure/websocket/markets/market-rows';
import { bestBidOfferRow, candleRow, orderBookDeltaRow, tickerRow, tradeRow } from './market-rows.schema';

const goodNumber = fc.oneof(
  fc.double({ min: 0, max: 1e12, noNaN: true }),
  fc.nat(),
  fc.double({ min: 0, max: 1e9, noNaN: true }).map(String),
  fc.tuple(fc.nat(), fc.stringMatching(/^\d{1,12}$/)).map(([whole, fraction]) => `${whole}.${fraction}`),
  fc.stringMatching(/^\d{1,3}(\.\d{1,3})?[eE][+-]?\d{1,3}$/),
);
const badNumber = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    true,
    '',
    ' ',
    '.',
    '5.',
    '.5',
    '-1',
    '+1',
    '1e400',
    'NaN',
    'Infinity',
    '0x1',
    '1 ',
    '1_0',
    '١',
    -1,
    1e300,
  ),
  fc.string(),
  fc.stringMatching(/^\d{20,40}$/),
  fc.constant({}),
  fc.constant([1]),
);
const number = fc.oneof({ weight: 12, arbitrary: goodNumber }, { weight: 1, arbitrary: badNumber });
const symbol = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('SPOT_BTC_USDT', 'PERP_ETH_USDT', 'x') },
  { weight: 1, arbitrary: fc.constantFrom(undefined, '', 'x'.repeat(64), 'x'.repeat(65), 7, null) },
);
const time = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.oneof(
      fc.integer({ min: 1e12, max: 2e12 }),
      fc.integer({ min: 1e9, max: 2e9 }),
      fc.constantFrom('1760000000.123', '1760000000000'),
    ),
  },
  { weight: 1, arbitrary: fc.oneof(badNumber, fc.constantFrom(0, '0', 1e-9)) },
);
const side = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('BUY', 'SELL') },
  { weight: 1, arbitrary: fc.constantFrom('buy', undefined, 1) },
);
const levels = fc.oneof(
  { weight: 12, arbitrary: fc.array(fc.tuple(number, number), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(undefined, null, {}, [[1]], [[1, 2, 3]], [1], 'x') },
);

/** A row with each field under one of its names, or under several. */
function row(
  fields: Record<string, { names: readonly string[]; value: fc.Arbitrary<unknown> }>,
): fc.Arbitrary<unknown> {
  const entries = Object.values(fields).flatMap(({ names, value }) => [
    fc
      .tuple(
        fc.nat(11),
        fc.shuffledSubarray([...names], { minLength: 1 }),
        fc.array(value, { minLength: 3, maxLength: 3 }),
      )
      .map(([, chosen, values]) => chosen.slice(0, 2).map((name, index) => [name, values[index]] as const)),
  ]);
  return fc.tuple(...entries).map((parts) => JSON.parse(JSON.stringify(Object.fromEntries(parts.flat()))));
}

const names = (...each: string[]) => each;
const cases = {
  ticker: {
    schema: tickerRow,
    read: readTicker,
    rows: row({
      symbol: { names: names('symbol', 's'), value: symbol },
      open: { names: names('open', 'o'), value: number },
      close: { names: names('close', 'c'), value: number },
      high: { names: names('high', 'h'), value: number },
      low: { names: names('low', 'l'), value: number },
      volume: { names: names('volume', 'v'), value: number },
      amount: { names: names('amount', 'a'), value: number },
      count: { names: names('count', 'cnt'), value: number },
      aggregatedAmount: { names: names('aggregatedAmount', 'aggregated_amount', 'u'), value: number },
      aggregatedQuantity: { names: names('aggregatedQuantity', 'aggregated_quantity', 'q'), value: number },
      lastTs: { names: names('lastTs', 'last_ts', 'tts'), value: time },
    }),
  },
  'best bid and ask': {
    schema: bestBidOfferRow,
    read: readBestBidOffer,
    rows: row({
      symbol: { names: names('symbol', 's'), value: symbol },
      bid: { names: names('bid', 'bp'), value: number },
      bidSize: { names: names('bidSize', 'bq'), value: number },
      ask: { names: names('ask', 'ap'), value: number },
      askSize: { names: names('askSize', 'aq'), value: number },
    }),
  },
  trade: {
    schema: tradeRow,
    read: (value: unknown) => readTrade(value, undefined),
    rows: row({
      symbol: { names: names('symbol', 's'), value: symbol },
      price: { names: names('price', 'px'), value: number },
      size: { names: names('size', 'sx'), value: number },
      side: { names: names('side', 'sd'), value: side },
      ts: { names: names('ts'), value: time },
    }),
  },
  candle: {
    schema: candleRow,
    read: readCandle,
    rows: row({
      symbol: { names: names('symbol', 's'), value: symbol },
      startTime: { names: names('startTime', 'st'), value: time },
      open: { names: names('open', 'o'), value: number },
      high: { names: names('high', 'h'), value: number },
      low: { names: names('low', 'l'), value: number },
      close: { names: names('close', 'c'), value: number },
      volume: { names: names('volume', 'v'), value: number },
      amount: { names: names('amount', 'a'), value: number },
    }),
  },
  'book change': {
    schema: orderBookDeltaRow,
    read: (value: unknown) => readOrderBookDelta(value, undefined),
    rows: row({
      symbol: { names: names('symbol', 's'), value: symbol },
      ts: { names: names('ts'), value: time },
      prevTs: { names: names('prevTs'), value: fc.oneof(time, fc.constant(0)) },
      bids: { names: names('bids'), value: levels },
      asks: { names: names('asks'), value: levels },
    }),
  },
} as const;

describe('the hand-written reader and the schema agree', () => {
  it.each(Object.entries(cases))('on every %s', (_, { schema, read, rows }) => {
    let accepted = 0;
    fc.assert(
      fc.property(rows, (value) => {
        const parsed = z.safeParse(schema, value);
        const expected = parsed.success ? parsed.data : undefined;
        if (parsed.success) accepted += 1;
        expect(read(value)).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
    // The test would say nothing if all rows were refused.
    expect(accepted).toBeGreaterThan(100);
  });

  it.each([undefined, null, 1, 'x', [], [1], true])('that %p is no row', (value) => {
    for (const { schema, read } of Object.values(cases)) {
      expect(read(value)).toBeUndefined();
      expect(z.safeParse(schema as z.ZodMiniType, value).success).toBe(false);
    }
  });
});
