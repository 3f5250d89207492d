import type { Instrument } from '../../../domain/markets/instrument';
import type { TickersStore } from '../markets/tickers.store';

/** By what was paid in 24 hours, most first; those of which nothing is known stay in their order. */
export function mostTraded(
  instruments: readonly Instrument[],
  days: Pick<TickersStore, 'statistics'>,
): readonly Instrument[] {
  const amount = ({ symbol }: Instrument): number => days.statistics(symbol)?.amount ?? 0;
  return instruments.toSorted((one, other) => amount(other) - amount(one));
}
