import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { SocialIdentityCommandsPort } from '../social/social-identity-commands.port';
import { SettingsQueries } from './settings.queries';

/** Links an account of X. What shows it is read again before the answer. */
export class LinkX {
  static readonly needs: Needs<typeof LinkX> = [SocialIdentityCommandsPort, SettingsQueries];

  constructor(
    private readonly identity: SocialIdentityCommandsPort,
    private readonly queries: SettingsQueries,
  ) {}

  /** Where the person gives their consent: X shows them a code there. */
  begin(): Outcome<{ readonly url: string }> {
    return this.identity.beginTwitter();
  }

  /** @param verifier the code that X has shown */
  finish(verifier: string): Outcome<unknown> {
    return this.#changed(this.identity.bindTwitter(verifier));
  }

  unbind(): Outcome<unknown> {
    return this.#changed(this.identity.unbindTwitter());
  }

  /** The picture of X is shown no longer; the account stays bound. */
  async removePicture(): Outcome<unknown> {
    const removed = await this.identity.removeTwitterImage();
    if (removed.ok) await this.queries.boundX().refresh();
    return removed;
  }

  async #changed<T>(change: Outcome<T>): Outcome<T> {
    const changed = await change;
    if (changed.ok) await this.queries.publicProfile().refresh();
    return changed;
  }
}
