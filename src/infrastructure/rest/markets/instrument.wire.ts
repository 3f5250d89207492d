import type * as z from 'zod/mini';
import { parseMarketSymbol } from '../../../domain/markets/market-symbol';
import type { Instrument, InstrumentStatus } from '../../../domain/markets/instrument';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import type { marketsEndpoints } from '../../wire/catalogue/markets.endpoints';
import type { UnknownValues } from '../transport/unknown-values';

type InstrumentRow = z.output<typeof marketsEndpoints.instrumentInfo.answer>['data']['rows'][number];

const statuses: readonly InstrumentStatus[] = ['TRADING', 'SUSPENDED', 'TESTING'];
/** The v3 rows leave the grouping steps out (protocol 2.3); powers of ten serve every tick. */
const usualGroupings = [1, 10, 100, 1_000];

/** `undefined` for a market of a type we do not know. */
export function instrumentFromWire(row: InstrumentRow, unknown: UnknownValues): Instrument | undefined {
  const symbol = parseMarketSymbol(row.symbol);
  if (!symbol) return undefined;
  const groupings = (row.precisions ?? []).filter((step) => step > 0).sort((a, b) => a - b);
  return {
    symbol: row.symbol,
    type: symbol.type,
    base: symbol.base,
    quote: symbol.quote,
    baseName: row.baseName,
    status: unknown.oneOf('instrument status', row.status, statuses),
    tick: decimal(row.quoteTick),
    minimumPrice: decimal(row.quoteMin),
    maximumPrice: decimal(row.quoteMax),
    step: decimal(row.baseTick),
    minimumQuantity: decimal(row.baseMin),
    maximumQuantity: decimal(row.baseMax),
    minimumNotional: decimal(row.minNotional),
    bidCapRatio: ratio(row.bidCapRatio),
    bidFloorRatio: ratio(row.bidFloorRatio),
    askCapRatio: ratio(row.askCapRatio),
    askFloorRatio: ratio(row.askFloorRatio),
    fundingCap: ratio(row.fundingCap),
    fundingFloor: ratio(row.fundingFloor),
    groupings: groupings.length > 0 ? groupings : usualGroupings,
  };
}

/** `null` means that there is no limit. */
function ratio(value: string | null | undefined): Decimal | undefined {
  return value === null || value === undefined ? undefined : decimal(value);
}
