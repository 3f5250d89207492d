import type * as z from 'zod/mini';
import type { Failure } from '../../../application/kernel/failure';
import type { Candle } from '../../../domain/markets/candle';
import type { ChartConfiguration, ChartEvent, ChartQuote, ChartSymbol } from '../../../domain/markets/chart-feed';
import { second } from '../../../domain/shared/instant';
import { failure, success, type Result } from '../../../domain/shared/result';
import type { chartEndpoints } from '../../wire/catalogue/chart.endpoints';

type Configuration = z.output<typeof chartEndpoints.configuration.answer>;
type Columns = Exclude<
  z.output<typeof chartEndpoints.udfSymbols.answer> | z.output<typeof chartEndpoints.symbols.answer>,
  { errmsg: string }
>;
type QuoteRow = z.output<typeof chartEndpoints.udfQuotes.answer>['d'][number];
type Bars = z.output<typeof chartEndpoints.bars.answer>;
type Line = z.output<typeof chartEndpoints.stream.answer>;

export function configurationFromWire({ supported_resolutions, exchanges }: Configuration): ChartConfiguration {
  return { resolutions: supported_resolutions, exchanges: exchanges.map(({ value, name }) => ({ id: value, name })) };
}

/** Columns that do not belong together are no table. */
export function symbolsFromWire(
  columns: Columns | { readonly errmsg: string },
): Result<readonly ChartSymbol[], Failure> {
  if ('errmsg' in columns) return refused(columns);
  const { symbol, description, ticker, type, minmovement, pricescale } = columns;
  if ([description, ticker, type, pricescale].some(({ length }) => length !== symbol.length))
    return failure({ kind: 'malformed', detail: 'columns of different lengths' });
  return success(
    symbol.map((name, index) => ({
      name,
      description: description[index]!,
      symbol: ticker[index]!,
      type: type[index] === 'swap' ? 'PERP' : 'SPOT',
      priceStep: minmovement / pricescale[index]!,
    })),
  );
}

/** `undefined` for a name that the feed has nothing to say of. */
export function quoteFromWire({ s, n, v }: QuoteRow): ChartQuote | undefined {
  if (s !== 'ok') return undefined;
  return {
    name: n,
    last: v.lp,
    change: v.ch,
    changePercent: v.chp,
    bid: v.bid,
    ask: v.ask,
    open: v.open_price,
    high: v.high_price,
    low: v.low_price,
    volume: v.volume,
  };
}

export function barsFromWire(bars: Bars): Result<readonly Candle[], Failure> {
  if (bars.s === 'no_data') return success([]);
  if (bars.s === 'error') return refused(bars);
  const { t, o, h, l, c, v, a } = bars;
  if ([o, h, l, c, v, a].some(({ length }) => length !== t.length))
    return failure({ kind: 'malformed', detail: 'columns of different lengths' });
  return success(
    t.map((time, index) => ({
      startAt: time * second,
      open: o[index]!,
      high: h[index]!,
      low: l[index]!,
      close: c[index]!,
      volume: v[index]!,
      amount: a[index]!,
    })),
  );
}

export function eventFromWire(line: Line): ChartEvent {
  const about = { name: line.id, at: line.t * second };
  switch (line.f) {
    case 't':
      return { kind: 'trade', ...about, price: line.p, size: line.s };
    case 'q':
      return { kind: 'quote', ...about, bid: line.bp, bidSize: line.bs, ask: line.ap, askSize: line.as };
    case 'd':
      return { kind: 'day', ...about, open: line.o, high: line.h, low: line.l, close: line.c, volume: line.v };
  }
}

/** Charts are refused with status 200 and no envelope. */
function refused({ errmsg }: { readonly errmsg: string }): Result<never, Failure> {
  return failure({ kind: 'invalid', detail: errmsg });
}
