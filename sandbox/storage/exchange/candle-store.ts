import { capacities, type CandleSeries } from '../../engine/statistics/candle-series';
import type { ExchangeState } from '../../engine/exchange-state';
import { candleEnd, nativeIntervals, type NativeInterval } from '../../engine/model/intervals';
import type { EngineCandle } from '../../engine/model/market-data';
import { valuedBy } from '../../engine/statistics/price-series';
import type { EmbeddedDatabase } from '../database';
import { insert } from '../insert';

const schema = `
  CREATE TABLE IF NOT EXISTS candle_chunk (
    symbol TEXT NOT NULL, interval TEXT NOT NULL, chunk INTEGER NOT NULL, candles BLOB NOT NULL,
    PRIMARY KEY (symbol, interval, chunk));
`;

/** Candles in one row, so that two full rows fill a page of the database. */
const chunkSize = 27;
const fields = 9;
const wordMask = (1n << 64n) - 1n;

/** The native candle series in the database. */
export class CandleStore {
  /** Start of the last candle written, per series. */
  readonly #written = new Map<CandleSeries, number>();

  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
  }

  /** Writes what changed since the last call, and drops what is too old. */
  save(state: ExchangeState): void {
    for (const [name, series] of namedSeries(state)) {
      for (const interval of nativeIntervals) this.#saveSeries(name, series[interval]);
    }
    for (const interval of nativeIntervals) {
      const oldest = chunkOf(interval, state.at) - Math.ceil(capacities[interval] / chunkSize) - 1;
      this.database.run('DELETE FROM candle_chunk WHERE interval = ? AND chunk < ?', [interval, oldest]);
    }
  }

  load(state: ExchangeState): void {
    const rows = this.database.all<{ symbol: string; interval: NativeInterval; candles: Uint8Array }>(
      'SELECT symbol, interval, candles FROM candle_chunk ORDER BY symbol, interval, chunk',
    );
    const known = new Map(namedSeries(state));
    for (const { symbol, interval, candles } of rows) {
      const series = known.get(symbol)?.[interval];
      if (series === undefined) continue;
      for (const candle of decode(candles)) series.append(candle);
      this.#written.set(series, series.startAt(series.length - 1));
    }
  }

  #saveSeries(symbol: string, series: CandleSeries): void {
    const { interval } = series;
    const from = this.#written.get(series);
    // The last candle written may have grown since; everything before it is final.
    const firstChunk = from === undefined ? Number.NEGATIVE_INFINITY : chunkOf(interval, from);
    let end = series.length;
    while (end > 0) {
      const chunk = chunkOf(interval, series.startAt(end - 1));
      if (chunk < firstChunk) break;
      let start = end - 1;
      while (start > 0 && chunkOf(interval, series.startAt(start - 1)) === chunk) start -= 1;
      insert(
        this.database,
        'candle_chunk',
        { symbol, interval, chunk, candles: encode(series, start, end) },
        'replace',
      );
      end = start;
    }
    if (series.length > 0) this.#written.set(series, series.startAt(series.length - 1));
  }
}

/** Trades under the market's symbol; mark and index under it, too, with a word before. */
function* namedSeries(
  state: ExchangeState,
): Generator<readonly [name: string, series: Readonly<Record<NativeInterval, CandleSeries>>]> {
  for (const [symbol, { series }] of state.statistics) yield [symbol, series];
  for (const [symbol, kept] of state.values)
    for (const kind of valuedBy) yield [`${kind} ${symbol}`, kept[kind].series];
}

function chunkOf(interval: NativeInterval, startAt: number): number {
  return Math.floor(startAt / (candleEnd(interval, 0) * chunkSize));
}

function encode(series: CandleSeries, start: number, end: number): Uint8Array {
  const view = new DataView(new ArrayBuffer((end - start) * fields * 8));
  for (let index = start; index < end; index += 1) {
    const candle = series.candle(index);
    const at = (index - start) * fields * 8;
    [candle.startAt, candle.open, candle.high, candle.low, candle.close, candle.volume, candle.count].forEach(
      (value, field) => view.setFloat64(at + field * 8, value),
    );
    view.setBigUint64(at + 56, candle.amount & wordMask);
    view.setBigUint64(at + 64, candle.amount >> 64n);
  }
  return new Uint8Array(view.buffer);
}

function* decode(bytes: Uint8Array): Generator<Omit<EngineCandle, 'endAt'>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += fields * 8) {
    const value = (field: number): number => view.getFloat64(at + field * 8);
    yield {
      startAt: value(0),
      open: value(1),
      high: value(2),
      low: value(3),
      close: value(4),
      volume: value(5),
      count: value(6),
      amount: view.getBigUint64(at + 56) | (view.getBigUint64(at + 64) << 64n),
    };
  }
}
