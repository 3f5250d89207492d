import { switchAccount } from '../../sandbox/services/accounts/account-switch';
import type { User } from '../../sandbox/services/users/user';
import { unauthorised } from '../../sandbox/shared/api-error';
import { openAreas, type Areas } from '../../sandbox/services/areas';
import type { EngineEvent } from '../../sandbox/engine/model/events';
import type { ExchangeService } from '../../sandbox/engine/exchange-service';
import { noSignInDirectory } from '../../sandbox/shared/sign-in-directory';
import { openDatabase } from '../../sandbox/storage/database';
import type { Failure } from '../../src/application/kernel/failure';
import { Subject, type Listener, type Unsubscribe } from '../../src/application/kernel/observable-value';
import type { ConnectionState } from '../../src/application/markets/market-stream.port';
import { FakeIdentityProvider } from './fake-identity-provider';

/**
 * The exchange as seen from outside, in memory: sign-in and sessions of its own, and behind them the real engine
 * and the real areas, without HTTP. Many clients share one host. `down` makes every call fail as a dead network would.
 */
export class FakeHost {
  down = false;
  /** State of every stream that comes straight from the engine. */
  readonly connection = new Subject<ConnectionState>({ phase: 'open' });
  readonly #listeners = new Set<Listener<EngineEvent>>();
  readonly #sessions = new Map<string, { readonly email: string; readonly sessionId: string }>();
  readonly #database = openDatabase(undefined);
  #next = 1;

  areas: Areas;
  readonly identities: FakeIdentityProvider;

  constructor(
    public exchange: ExchangeService,
    private readonly now: () => number,
    private readonly seeded = false,
  ) {
    this.areas = this.#openAreas();
    this.identities = new FakeIdentityProvider(now);
    this.#follow();
  }

  onEvent(listener: Listener<EngineEvent>): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The exchange went away and came back: streams notice both. */
  replace(exchange: ExchangeService): void {
    this.connection.set({ phase: 'closed', retry: 1 });
    this.exchange = exchange;
    this.areas = this.#openAreas();
    this.#follow();
    this.connection.set({ phase: 'open' });
  }

  #openAreas(): Areas {
    return openAreas({
      exchange: this.exchange,
      database: this.#database,
      now: this.now,
      seeded: this.seeded,
      signInDirectory: { ...noSignInDirectory, remove: (identity) => this.identities.remove(identity) },
    });
  }

  #follow(): void {
    this.exchange.onEvent((event) => {
      for (const listener of [...this.#listeners]) listener(event);
    });
  }

  /** @returns the identity provider's token, or its refusal. */
  signUp(email: string, password: string): { readonly identityToken: string } | Failure {
    const made = this.identities.signUp(email, password);
    return 'kind' in made ? made : { identityToken: made.id };
  }

  async beginSession(identityToken: string): Promise<string> {
    const { session } = await this.areas.signIns.begin(
      identityToken,
      this.identities.byId(identityToken)?.email ?? '',
      { ip: '127.0.0.1', userAgent: 'node' },
    );
    const token = `session-${this.#next++}`;
    this.#sessions.set(token, { email: identityToken, sessionId: session.sessionId });
    return token;
  }

  /** @returns the token that takes the place of this one. @throws ApiError */
  switchAccount(token: string | undefined, userId: number): string {
    const user = this.userOf(token);
    const session = token === undefined ? undefined : this.#sessions.get(token);
    if (!user || !session) throw unauthorised();
    switchAccount(this.areas, user, session.sessionId, userId);
    this.#sessions.delete(token!);
    const next = `session-${this.#next++}`;
    this.#sessions.set(next, session);
    return next;
  }

  endSession(token: string | undefined): void {
    const session = token === undefined ? undefined : this.#sessions.get(token);
    if (session) this.areas.sessions.end(session.sessionId);
  }

  /** Ends every session of a person, as "log out everywhere" on another device would. */
  endSessionsOf(email: string): void {
    for (const session of this.#sessions.values())
      if (session.email === email) this.areas.sessions.end(session.sessionId);
  }

  userOf(token: string | undefined): User | undefined {
    const session = token === undefined ? undefined : this.#sessions.get(token);
    const userId = session && this.areas.sessions.actingIn(session.sessionId);
    return userId === undefined ? undefined : this.areas.users.byId(userId);
  }

  sessionIdOf(token: string | undefined): string | undefined {
    return token === undefined ? undefined : this.#sessions.get(token)?.sessionId;
  }

  accountOf(email: string): string {
    return this.areas.users.byEmail(email)!.applicationId;
  }

  rememberedOf(email: string, what: 'language' | 'theme'): unknown {
    const user = this.areas.users.byEmail(email)!;
    return what === 'language' ? user.language : this.areas.settings.preferences(user)['theme'];
  }
}
