import type { LeverageTier } from '../markets/futures-figures';
import { divide, zero, type Decimal } from '../shared/decimal';
import type { Position } from './position';
import { initialMargin, liquidation } from './contract-margin';
import { positionValue, unrealisedPnl } from './position-figures';

type Isolated = Pick<Position, 'holding' | 'settlePrice' | 'isolatedMargin'>;

/** How an isolated position would stand on another margin. */
export interface MarginPreview {
  readonly margin: Decimal;
  /** Absent where no price would liquidate it. */
  readonly liquidationPrice: Decimal | undefined;
  /** Value at the mark against what stands behind it; `undefined` once nothing does. */
  readonly leverage: Decimal | undefined;
  /** It would be liquidated at once. */
  readonly belowMaintenance: boolean;
}

/** @param change added above zero, taken out below. @param tiers of the contract, the lowest first */
export function marginPreview(
  position: Isolated,
  change: Decimal,
  mark: Decimal,
  tiers: readonly LeverageTier[],
): MarginPreview {
  const margin = position.isolatedMargin.plus(change);
  const value = positionValue(position, mark);
  const equity = margin.plus(unrealisedPnl(position, mark));
  const { rate, allowance } = maintenanceAt(tiers, value);
  return {
    margin,
    liquidationPrice: liquidation({ tiers, mark, holdings: [position.holding] }, equity, zero)?.price,
    leverage: equity.gt(0) ? divide(value, equity) : undefined,
    belowMaintenance: equity.lt(value.times(rate).minus(allowance)),
  };
}

/** How much of its margin may be taken out: what opening it now would ask for stays, and the loss so far. */
export function removableMargin(
  position: Isolated & Pick<Position, 'leverage'>,
  mark: Decimal,
  tiers: readonly LeverageTier[],
): Decimal {
  const profit = unrealisedPnl(position, mark);
  const needed = initialMargin(tiers, positionValue(position, mark), position.leverage);
  const spare = position.isolatedMargin.minus(needed).plus(profit.lt(0) ? profit : zero);
  return spare.gt(0) ? spare : zero;
}

function maintenanceAt(
  tiers: readonly LeverageTier[],
  value: Decimal,
): { readonly rate: Decimal; readonly allowance: Decimal } {
  const tier = tiers.find(({ notionalTo }) => value.lte(notionalTo)) ?? tiers.at(-1);
  return { rate: tier?.maintenanceMarginRate ?? zero, allowance: tier?.maintenanceAmount ?? zero };
}
