import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface FollowState {
  readonly following: boolean;
  readonly followers: number;
}

/** Whom the caller follows. */
export interface FollowingCommandsPort {
  /** `duplicate` when followed already, `notFound` for nobody public, `invalid` for oneself. */
  follow(uuid: string): Outcome<FollowState>;
  /** `notFound` when not followed. */
  unfollow(uuid: string): Outcome<FollowState>;
}

export const FollowingCommandsPort = token<FollowingCommandsPort>('FollowingCommandsPort');
