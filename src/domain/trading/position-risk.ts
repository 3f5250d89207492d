import { decimal, divide, type Decimal } from '../shared/decimal';
import { headroomLevel, isMarginClear, isRoomClear, marginRisk, type Headroom, type RiskLevel } from './margin-risk';
import type { MarginSummary } from './margin-summary';
import type { Position } from './position';
import { distanceToLiquidation, type Liquidatable } from './position-figures';

type Exposed = Liquidatable & Pick<Position, 'leverage'>;

/**
 * How near a position is to its liquidation; `none` where no price would liquidate it. With cross margin the account
 * is liquidated, and with it all that stands on it: each such position is where the account is.
 * @param account `undefined` while it is not known: until then the position's own price of liquidation tells
 */
export function positionRisk(position: Exposed, price: Decimal, account: MarginSummary | undefined): RiskLevel {
  const shared = standsOn(position, account);
  if (shared) return marginRisk(shared).level;
  const own = headroomOf(position, price);
  return own ? headroomLevel(own) : 'none';
}

/** Whether a position that was in danger has come out of it. */
export function isOutOfDanger(position: Exposed, price: Decimal, account: MarginSummary | undefined): boolean {
  const shared = standsOn(position, account);
  if (shared) return isMarginClear(shared);
  const own = headroomOf(position, price);
  return !own || isRoomClear(own);
}

/** Of several the one to look after first; `undefined` of none. */
export function nearestToLiquidation<H extends { readonly position: Liquidatable; readonly mark: Decimal }>(
  held: readonly H[],
): H | undefined {
  const distanceOf = ({ position, mark }: H): number =>
    Number(distanceToLiquidation(position, mark) ?? Number.MAX_VALUE);
  return [...held].sort((a, b) => distanceOf(a) - distanceOf(b))[0];
}

function standsOn({ marginMode }: Exposed, account: MarginSummary | undefined): MarginSummary | undefined {
  return marginMode === 'CROSS' && account && marginRisk(account).level !== 'none' ? account : undefined;
}

function headroomOf(position: Exposed, price: Decimal): Headroom | undefined {
  const distance = distanceToLiquidation(position, price);
  return (
    distance && {
      room: divide(distance, decimal(100)),
      initial: divide(decimal(1), decimal(Math.max(1, position.leverage))),
    }
  );
}
