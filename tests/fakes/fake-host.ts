import type { EngineEvent, ExchangeService } from '../../sandbox/exchange/model';
import { unitsFromText } from '../../sandbox/exchange/units';
import { practiceBalance } from '../../sandbox/accounts/practice-account';
import type { Failure } from '../../src/application/kernel/failure';
import { Subject, type Listener, type Unsubscribe } from '../../src/application/kernel/observable-value';
import type { ConnectionState } from '../../src/application/markets/market-stream.port';
import type { LanguageCode } from '../../src/domain/platform/language';

interface Person {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  language: LanguageCode | undefined;
}

/**
 * The exchange as seen from outside, in memory: accounts, sessions, and the real engine for everything that
 * concerns trading. Many clients share one host. `down` makes every call fail as a dead network would.
 */
export class FakeHost {
  down = false;
  /** State of every stream that comes straight from the engine. */
  readonly connection = new Subject<ConnectionState>({ phase: 'open' });
  readonly #listeners = new Set<Listener<EngineEvent>>();
  readonly #people = new Map<string, Person>();
  readonly #sessions = new Map<string, string>();
  #next = 1;

  constructor(public exchange: ExchangeService) {
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
    this.#follow();
    this.connection.set({ phase: 'open' });
  }

  #follow(): void {
    this.exchange.onEvent((event) => {
      for (const listener of [...this.#listeners]) listener(event);
    });
  }

  /** @returns the identity provider's token, or its refusal. */
  signUp(email: string, password: string): { readonly identityToken: string } | Failure {
    if (this.down) return { kind: 'offline' };
    if (this.#people.has(email)) return { kind: 'signIn', code: 'auth/email-already-in-use', detail: 'The e-mail address is in use.' };
    if (password.length < 6) return { kind: 'signIn', code: 'auth/weak-password', detail: 'The password is too short.' };
    this.#people.set(email, { accountId: `account-${this.#next++}`, email, password, language: undefined });
    return { identityToken: email };
  }

  signIn(email: string, password: string): { readonly identityToken: string } | Failure {
    if (this.down) return { kind: 'offline' };
    if (this.#people.get(email)?.password === password) return { identityToken: email };
    return { kind: 'signIn', code: 'auth/invalid-credential', detail: 'The e-mail address or password is wrong.' };
  }

  async beginSession(identityToken: string): Promise<string> {
    const person = this.#people.get(identityToken)!;
    if (!this.exchange.hasAccount(person.accountId)) {
      await this.exchange.submit({ type: 'openAccount', accountId: person.accountId, kind: 'customer' });
      for (const { asset, amount } of practiceBalance) {
        await this.exchange.submit({ type: 'deposit', accountId: person.accountId, asset, amount: unitsFromText(amount) });
      }
    }
    const token = `session-${this.#next++}`;
    this.#sessions.set(token, person.email);
    return token;
  }

  endSession(token: string | undefined): void {
    if (token !== undefined) this.#sessions.delete(token);
  }

  /** Ends every session of a person, as "log out everywhere" on another device would. */
  endSessionsOf(email: string): void {
    for (const [token, owner] of this.#sessions) if (owner === email) this.#sessions.delete(token);
  }

  personOf(token: string | undefined): Person | undefined {
    const email = token === undefined ? undefined : this.#sessions.get(token);
    return email === undefined ? undefined : this.#people.get(email);
  }

  accountOf(email: string): string {
    return this.#people.get(email)!.accountId;
  }

  languageOf(email: string): LanguageCode | undefined {
    return this.#people.get(email)?.language;
  }
}
