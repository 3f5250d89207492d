import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarketMessageSink } from '../../../../../src/infrastructure/websocket/markets/market-message-reader';
import { MarketMessageReader } from '../../../../../src/infrastructure/websocket/markets/market-message-reader';
import { readFundingEstimate } from '../../../../../src/infrastructure/websocket/markets/contract-rows';
import { scanMarketFrame } from '../../../../../src/infrastructure/websocket/markets/market-frame-scan';
import { StreamNotes } from '../../../../../src/infrastructure/websocket/connection/stream-notes';
import { marketsV1Endpoints } from '../../../../../src/infrastructure/wire/catalogue/markets-v1.endpoints';
import { marketsEndpoints } from '../../../../../src/infrastructure/wire/catalogue/markets.endpoints';
import { publicDataEndpoints } from '../../../../../src/infrastructure/wire/catalogue/public-data.endpoints';
import { RecordedLog } from '../../../../support/recorded-log';

/*
 * Answers and messages that were recorded from the real service are read with the product's own schemas and readers.
 * The recordings are not part of the project: set RECORDED_MESSAGES to a folder that holds woo_public_messages.json.
 */
const folder = process.env['RECORDED_MESSAGES'];
const path = folder === undefined ? undefined : join(folder, 'woo_public_messages.json');
const missing =
  path === undefined ? 'RECORDED_MESSAGES is not set' : existsSync(path) ? undefined : `no recordings in ${folder}`;

interface Recorded {
  readonly method: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const calls = [marketsV1Endpoints, marketsEndpoints, publicDataEndpoints].flatMap((area) => Object.values(area));
const callOf = (called: string) => calls.find((call) => call.path === called)!;

/** Which call gave the answer; a client's method may make two. */
function pathOf({ method, payload }: Recorded): string | undefined {
  const paths: Readonly<Record<string, string>> = {
    fetchStatus: '/v3/public/systemInfo',
    fetchTime: '/v3/public/systemInfo',
    fetchMarkets: '/v3/public/instruments',
    fetchTrades: '/v3/public/marketTrades',
    fetchOrderBook: '/v3/public/orderbook',
    fetchTicker: '/v3/public/futures',
    fetchOHLCV: '/v3/public/klineHistory',
    fetchFundingRate: '/v3/public/fundingRate',
    fetchFundingRates: '/v3/public/fundingRate',
    fetchFundingRateHistory: '/v3/public/fundingRateHistory',
  };
  if (method !== 'fetchCurrencies') return paths[method];
  const [row] = payload['rows'] as Record<string, unknown>[];
  return row!['protocol'] === undefined ? '/v1/public/token' : '/v1/public/token_network';
}

function rowsOf(value: unknown): number {
  const { data, rows } = value as { data?: { rows?: unknown[] }; rows?: unknown[] };
  return (rows ?? data?.rows ?? [1]).length;
}

if (missing !== undefined) {
  it.skip(`reads recorded answers and messages (skipped: ${missing})`, () => undefined);
} else {
  const records = (JSON.parse(readFileSync(path!, 'utf8')) as { records: Recorded[] }).records;
  const answers = records
    .filter((record) => pathOf(record) !== undefined)
    .map((record) => [pathOf(record)!, record.payload] as const);
  const messages = records
    .filter(({ payload }) => typeof payload['topic'] === 'string')
    .map(({ payload }) => [payload['topic'] as string, payload] as const);

  it('has something to read', () => {
    expect(answers.length).toBeGreaterThan(10);
    expect(messages.length).toBeGreaterThan(6);
  });

  it.each(answers)('the answer of %s', (called, payload) => {
    const read = callOf(called).answer.parse(payload);
    expect(rowsOf(read)).toBe(rowsOf(payload));
  });

  it.each(messages)('the message of %s', (topic, payload) => {
    const log = new RecordedLog();
    const values: unknown[] = [];
    const keep = (...value: unknown[]): void => void values.push(...value);
    const sink: MarketMessageSink = {
      tickers: (message) => keep(...('tickers' in message ? message.tickers : [message])),
      orderBook: (_key, delta) => keep(delta),
      topOfBook: (_key, book) => keep(book),
      trade: (_key, trade) => keep(trade),
      candle: (_key, candle) => keep(candle),
      other: (_name, at, data) => {
        const estimate = readFundingEstimate(data, at);
        if (estimate !== undefined) keep(estimate);
        return estimate !== undefined;
      },
    };
    const reader = new MarketMessageReader(sink, new StreamNotes('recorded', log, { now: () => 0 }));
    reader.read(topic, payload['ts'], payload['data']);
    expect(log.lines).toEqual([]);
    expect(values.length).toBeGreaterThan(0);
    // The quick way reads a frame as the general way does, or leaves it to that.
    const scanned = scanMarketFrame(JSON.stringify(payload));
    if (scanned?.kind !== 'data') return;
    const [first] = values.splice(0);
    reader.read(scanned.topic, scanned.at, scanned.data);
    expect(values[0]).toEqual(first);
  });
}
