import type { DiscordAccount } from '../../domain/account/linked-account';
import { failure } from '../../domain/shared/result';
import { minute, type Instant } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import type { Outcome } from '../kernel/failure';
import { Random } from '../kernel/random.port';
import { Environment } from '../platform/environment';
import { OwnStoragePort } from '../platform/own-storage.port';
import { keptFields } from '../../domain/shared/kept-fields';
import { LinkedAccountsCommandsPort } from './linked-accounts-commands.port';
import { ProfileQueries } from './profile.queries';
import type { Needs } from '../kernel/token';

const key = 'discord.state';
/** How long a code of the other side is good for. */
const lifetime = 10 * minute;

/**
 * Links a Discord account by OAuth. What comes back counts only with the state that this browser was given on the way
 * out: nobody can be made to link somebody else's account by following an address. The profile is read again before the
 * answer.
 */
export class LinkDiscord {
  static readonly needs: Needs<typeof LinkDiscord> = [
    LinkedAccountsCommandsPort,
    ProfileQueries,
    Environment,
    OwnStoragePort,
    Random,
    Clock,
  ];

  constructor(
    private readonly linked: LinkedAccountsCommandsPort,
    private readonly profile: ProfileQueries,
    private readonly environment: Environment,
    private readonly storage: OwnStoragePort,
    private readonly random: Random,
    private readonly clock: Clock,
  ) {}

  get available(): boolean {
    return this.environment.discord !== undefined;
  }

  /** Where the person gives their consent; `undefined` where the deployment knows no such place. */
  begin(redirectUri: string): string | undefined {
    const { discord } = this.environment;
    if (!discord) return undefined;
    const state = `${this.random.identifier()}-${this.random.identifier()}`;
    this.storage.write(key, JSON.stringify({ state, at: this.clock.now() }));
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: discord.clientId,
      scope: 'identify',
      redirect_uri: redirectUri,
      state,
    });
    return `${discord.authorizeUrl}?${query.toString()}`;
  }

  /** `cancelled` when the other side brings no code, `invalid` for an answer to nobody's question. */
  async finish(
    answer: { readonly code: string | undefined; readonly state: string | undefined },
    redirectUri: string,
  ): Outcome<DiscordAccount> {
    const expected = this.#take();
    if (expected === undefined || answer.state !== expected) return failure({ kind: 'invalid' });
    if (answer.code === undefined) return failure({ kind: 'cancelled' });
    return this.#changed(this.linked.bindDiscord(answer.code, redirectUri));
  }

  unbind(): Outcome<void> {
    return this.#changed(this.linked.unbindDiscord());
  }

  async #changed<T>(change: Outcome<T>): Outcome<T> {
    const changed = await change;
    if (changed.ok) await this.profile.profile().refresh();
    return changed;
  }

  /** Good once. */
  #take(): string | undefined {
    const kept = parsed(this.storage.read(key));
    this.storage.remove(key);
    return kept && this.clock.now() - kept.at < lifetime ? kept.state : undefined;
  }
}

function parsed(text: string | undefined): { readonly state: string; readonly at: Instant } | undefined {
  const { state, at } = keptFields(text);
  return typeof state === 'string' && typeof at === 'number' ? { state, at } : undefined;
}
