import { divide, zero, type Decimal } from '../shared/decimal';
import type { Position } from './position';
import { positionValue, unrealisedPnl } from './position-figures';

/** What an account has at stake in contracts, at the mark; in the asset that contracts are settled in. */
export interface AccountStake {
  readonly value: Decimal;
  /** Below zero a loss. */
  readonly unrealisedPnl: Decimal;
}

export function accountStake(
  positions: readonly Pick<Position, 'holding' | 'markPrice' | 'settlePrice'>[],
): AccountStake {
  return positions.reduce<AccountStake>(
    (sum, position) => ({
      value: sum.value.plus(positionValue(position, position.markPrice)),
      unrealisedPnl: sum.unrealisedPnl.plus(unrealisedPnl(position, position.markPrice)),
    }),
    { value: zero, unrealisedPnl: zero },
  );
}

/** How many times an account's value is at stake; `undefined` for an account worth nothing. */
export function accountLeverage(
  { value }: Pick<AccountStake, 'value'>,
  totalAccountValue: Decimal,
): Decimal | undefined {
  return totalAccountValue.gt(0) ? divide(value, totalAccountValue) : undefined;
}
