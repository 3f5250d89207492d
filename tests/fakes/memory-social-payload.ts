import type { SocialPayloadPort } from '../../src/application/session/social-payload.port';
import type { SocialPayload } from '../../src/domain/session/social-payload';

export class MemorySocialPayload implements SocialPayloadPort {
  kept: SocialPayload | undefined;
  /** A browser that keeps no cookies. */
  blocked = false;

  keep(payload: SocialPayload): boolean {
    if (!this.blocked) this.kept = payload;
    return !this.blocked;
  }

  take(): SocialPayload | undefined {
    const { kept } = this;
    this.kept = undefined;
    return kept;
  }

  clear(): void {
    this.kept = undefined;
  }
}
