import type { ProfileChange, ProfileSettings } from '../../domain/social/trader-profile';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/**
 * Profiles of traders (protocol 6.4). Somebody who is not public is `notFound` for others; parts that the owner does
 * not show come empty or undefined. The owner sees everything.
 */
export interface ProfilesCommandsPort {
  /** What is left out stays as it is. `invalid` for an avatar or text that is not allowed. */
  saveSettings(change: ProfileChange): Outcome<ProfileSettings>;
}

export const ProfilesCommandsPort = token<ProfilesCommandsPort>('ProfilesCommandsPort');
