import type { CoolName, TwitterProfile } from '../../domain/social/cool-name';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The caller's public name, and the account of X bound to it. */
export interface SocialIdentityPort {
  coolName(): Outcome<CoolName>;
  /** `notFound` when none is bound. */
  twitter(): Outcome<TwitterProfile>;
}

export const SocialIdentityPort = token<SocialIdentityPort>('SocialIdentityPort');
