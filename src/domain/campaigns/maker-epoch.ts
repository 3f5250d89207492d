import type { Account } from '../account/account';
import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { Prize } from './campaign';

export type MakerProgram = 'SPOT' | 'PERP';

/** A week in which designated market makers are watched. */
export interface MakerEpoch {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly status: 'LIVE' | 'ENDED' | 'other';
  readonly pool: Prize;
}

export interface MakerStanding {
  readonly rank: number;
  readonly maker: string;
  readonly symbol: string;
  /** Part of all makers' depth within 1 % of the middle. */
  readonly depth: number;
  /** Basis points between the maker's own best quotes. */
  readonly spread: number;
  /** Part of the time with quotes on both sides. */
  readonly uptime: number;
  /** USDT. */
  readonly volume: Decimal;
  readonly share: number;
  readonly reward: Prize;
}

/** The dashboard names makers by a nickname or by their account's id. */
export function isOwnStanding(
  { maker }: Pick<MakerStanding, 'maker'>,
  account: Pick<Account, 'applicationId' | 'userId'> | undefined,
  displayName: string | undefined,
): boolean {
  return account !== undefined && [account.applicationId, account.userId, displayName].includes(maker);
}
