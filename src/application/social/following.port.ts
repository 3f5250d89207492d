import type { FollowedTrader } from '../../domain/social/trader-profile';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Whom the caller follows. */
export interface FollowingPort {
  /** Latest first. */
  following(): Outcome<readonly FollowedTrader[]>;
  followingIds(): Outcome<readonly string[]>;
}

export const FollowingPort = token<FollowingPort>('FollowingPort');
