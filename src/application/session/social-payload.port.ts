import type { SocialPayload } from '../../domain/session/social-payload';
import { token } from '../kernel/token';

/**
 * What a social sign-in hands to the login page. It outlives a page and is in script's reach (readings, 5), so it is
 * deleted by whoever reads it.
 */
export interface SocialPayloadPort {
  /** @returns false when it is too large, or this browser keeps none. */
  keep(payload: SocialPayload): boolean;
  /** Deletes it, whatever it holds; `undefined` when there is none, or nothing that a social sign-in would have kept. */
  take(): SocialPayload | undefined;
  clear(): void;
}

export const SocialPayloadPort = token<SocialPayloadPort>('SocialPayloadPort');
