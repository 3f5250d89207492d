import type { Decimal } from '../../../../../domain/shared/decimal';
import type { Position } from '../../../../../domain/trading/position';
import { profitSinceOpened } from '../../../../../domain/trading/position-figures';
import type { PositionsStores } from './positions-stores';

/** Profit as it is shown everywhere: at the price that somebody chose, before fees or after them. */
export function shownProfit(
  { prices, fees, preferences }: Pick<PositionsStores, 'prices' | 'fees' | 'preferences'>,
  position: Position,
): Decimal | undefined {
  const price = prices.at(preferences.pnlBasis, position);
  if (!price) return undefined;
  return preferences.afterFees ? fees.profitAfterFees(position, price) : profitSinceOpened(position, price);
}
