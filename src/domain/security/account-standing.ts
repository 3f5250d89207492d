import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** What has to be brought to its end before an account can be closed. */
export const accountObstacleKinds = [
  'ORDERS',
  'POSITIONS',
  'DEBTS',
  'EARN',
  'STAKING',
  'STAKING_REWARDS',
  'COPIES',
  'STRATEGIES',
  'MOVEMENTS',
] as const;
export type AccountObstacleKind = (typeof accountObstacleKinds)[number];

interface AccountObstacle {
  readonly kind: AccountObstacleKind | 'other';
  /** With those of its sub-accounts. */
  readonly count: number;
  /** How many of them are in sub-accounts, where some are. */
  readonly inSubAccounts?: number;
}

/** How an account stands with its sub-accounts, which close along with it. */
export interface AccountStanding {
  /** Frozen by its owner since then. */
  readonly frozenAt: Instant | undefined;
  /** Only those that are there. */
  readonly obstacles: readonly AccountObstacle[];
  /** What would be given up by closing now; the value in USDT. */
  readonly rest: { readonly assets: number; readonly value: Decimal };
  /** How many other accounts have their second approver in this one, and lose it by closing. */
  readonly approverOf: number;
}
