import { divide, zero, type Decimal } from '../shared/decimal';
import type { Position } from './position';
import { positionValue } from './position-figures';

/** Worth of all contracts an account holds, at the mark; in the asset that contracts are settled in. */
export function accountStake(positions: readonly Pick<Position, 'holding' | 'markPrice'>[]): Decimal {
  return positions.reduce((sum, position) => sum.plus(positionValue(position, position.markPrice)), zero);
}

/** How many times an account's value is at stake; `undefined` for an account worth nothing. */
export function accountLeverage(stake: Decimal, totalAccountValue: Decimal): Decimal | undefined {
  return totalAccountValue.gt(0) ? divide(stake, totalAccountValue) : undefined;
}
