import { changePercent, type MarketTicker } from '../../../domain/markets/ticker';
import type { MarketRow } from './market-row';

/** The markets that stand out today; a member is absent while nothing is known. */
export interface MarketHighlights {
  readonly topGainer?: MarketRow | undefined;
  readonly topLoser?: MarketRow | undefined;
  readonly mostActive?: MarketRow | undefined;
}

export function marketHighlights(
  rows: readonly MarketRow[],
  tickerOf: (symbol: string) => MarketTicker | undefined,
): MarketHighlights {
  const trading = rows.filter((row) => row.trading);
  const change = (row: MarketRow) => {
    const statistics = tickerOf(row.symbol)?.statistics;
    return statistics && changePercent(statistics.open, statistics.close);
  };
  const gain = (row: MarketRow) => positive(change(row));
  const loss = (row: MarketRow) => positive(negated(change(row)));
  const amount = (row: MarketRow) => positive(tickerOf(row.symbol)?.statistics?.amount);
  return { topGainer: highest(trading, gain), topLoser: highest(trading, loss), mostActive: highest(trading, amount) };
}

function highest(rows: readonly MarketRow[], figure: (row: MarketRow) => number | undefined): MarketRow | undefined {
  let best: { readonly row: MarketRow; readonly value: number } | undefined;
  for (const row of rows) {
    const value = figure(row);
    if (value !== undefined && (best === undefined || value > best.value)) best = { row, value };
  }
  return best?.row;
}

function negated(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}

/** On a day when all fall there is no top gainer. */
function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}
