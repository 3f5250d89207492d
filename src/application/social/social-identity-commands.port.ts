import type { CoolName, TwitterAuthorization, TwitterProfile } from '../../domain/social/cool-name';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The caller's public name, and the account of X bound to it. */
export interface SocialIdentityCommandsPort {
  /** `invalid` for a name of another form, `duplicate` for a taken one, `rateLimited` before it may be changed again. */
  chooseCoolName(coolName: string): Outcome<CoolName>;
  /** A name made up by the host. */
  takeRandomCoolName(): Outcome<CoolName>;
  /** The handle of the bound account; `notFound` without one. */
  takeTwitterName(): Outcome<CoolName>;
  beginTwitter(): Outcome<TwitterAuthorization>;
  /** Binds the account that gave the verifier; a verifier works once, for the caller who began. */
  bindTwitter(verifier: string): Outcome<TwitterProfile>;
  unbindTwitter(): Outcome<void>;
  removeTwitterImage(): Outcome<void>;
}

export const SocialIdentityCommandsPort = token<SocialIdentityCommandsPort>('SocialIdentityCommandsPort');
