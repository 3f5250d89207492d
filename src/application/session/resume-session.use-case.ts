import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { SessionSyncCommandsPort } from './session-sync-commands.port';
import { SessionTokenPort } from './session-token.port';
import { SignInWaysPort } from './sign-in-ways.port';
import type { Needs } from '../kernel/token';

/**
 * After a change that ends every session of a person, this one included: begins another for whoever made the change,
 * who is still signed in at the identity provider.
 */
export class ResumeSession {
  static readonly needs: Needs<typeof ResumeSession> = [SignInWaysPort, SessionSyncCommandsPort, SessionTokenPort];

  readonly #ways: SignInWaysPort;
  readonly #sync: SessionSyncCommandsPort;
  readonly #tokens: SessionTokenPort;

  constructor(ways: SignInWaysPort, sync: SessionSyncCommandsPort, tokens: SessionTokenPort) {
    this.#ways = ways;
    this.#sync = sync;
    this.#tokens = tokens;
  }

  async execute(): Outcome<void> {
    const token = await this.#ways.identityToken();
    if (!token.ok) return token;
    const begun = await this.#sync.begin(token.value);
    if (!begun.ok) return begun;
    this.#tokens.refresh();
    return success(undefined);
  }
}
