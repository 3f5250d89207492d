import { decimal, divide, smallerOf, type Decimal } from '../shared/decimal';
import type { RiskLevel } from './margin-risk';
import type { Position } from './position';
import { distanceToLiquidation, type Liquidatable } from './position-figures';

type Exposed = Liquidatable & Pick<Position, 'leverage'>;

/**
 * So many percent from liquidation, and never more than so much of the way there from the entry, which is about 100 %
 * by the leverage: a position of 100× begins half a percent away and is not in danger from its first second.
 */
const limits = {
  danger: { percent: decimal(1), way: decimal(20) },
  caution: { percent: decimal(3), way: decimal(50) },
} as const;
/** A danger is over a little farther off than where it began: a price that swings about the limit is one danger. */
const clear = decimal('1.25');

/** How near one position is to its liquidation at a price; `none` where no price would liquidate it. */
export function positionRisk(position: Exposed, price: Decimal): RiskLevel {
  const distance = distanceToLiquidation(position, price);
  if (!distance) return 'none';
  if (distance.lte(limitOf(position, 'danger'))) return 'danger';
  return distance.lte(limitOf(position, 'caution')) ? 'caution' : 'safe';
}

/** Whether a position that was in danger has come out of it. */
export function isOutOfDanger(position: Exposed, price: Decimal): boolean {
  const distance = distanceToLiquidation(position, price);
  return !distance || distance.gt(limitOf(position, 'danger').times(clear));
}

function limitOf({ leverage }: Exposed, level: keyof typeof limits): Decimal {
  const { percent, way } = limits[level];
  return smallerOf(percent, divide(way, decimal(Math.max(1, leverage))));
}
