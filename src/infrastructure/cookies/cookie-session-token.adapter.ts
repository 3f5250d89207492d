import { Clock } from '../../application/kernel/clock.port';
import { Subject, type ObservableValue } from '../../application/kernel/observable-value';
import { type Cancel, Scheduler } from '../../application/kernel/scheduler.port';
import { Environment } from '../../application/platform/environment';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { PagePort } from '../../application/platform/page.port';
import type { SessionTokenPort } from '../../application/session/session-token.port';
import { second, type Instant, type Milliseconds } from '../../domain/shared/instant';
import { CookieJar } from './cookie-jar';
import { sessionClaims } from '../jwt/session-claims';
import { forgetOwner } from '../offline/kept-caches';
import { TabChannel } from './tab-channel';
import type { Needs } from '../../application/kernel/token';

const userKey = 'session.user';
const clockOffsetKey = 'session.clock-offset';
/** A token counts as expired this long before it is (specification, section 9). */
const expiryMargin: Milliseconds = 30 * second;
/** Storage polling (specification, section 9): no event tells that a cookie has changed. */
const pollInterval: Milliseconds = second;

/**
 * The authorization cookie, which the host sets and script reads. Changes by other tabs are noticed by their
 * announcement, and by looking each second while the page is visible.
 */
export class CookieSessionTokenAdapter implements SessionTokenPort {
  static readonly needs: Needs<typeof CookieSessionTokenAdapter> = [
    CookieJar,
    LocalStoragePort,
    TabChannel,
    Environment,
    Clock,
    Scheduler,
    PagePort,
  ];

  readonly #jar: CookieJar;
  readonly #storage: LocalStoragePort;
  readonly #channel: TabChannel;
  readonly #session: Environment['session'];
  readonly #clock: Clock;
  readonly #scheduler: Scheduler;
  readonly #token = new Subject<string | undefined>(undefined);
  readonly owner = new Subject<string | undefined>(undefined);
  #stopPolling: Cancel | undefined;
  #stopExpiry: Cancel | undefined;

  constructor(
    jar: CookieJar,
    storage: LocalStoragePort,
    channel: TabChannel,
    environment: Environment,
    clock: Clock,
    scheduler: Scheduler,
    page: PagePort,
  ) {
    this.#jar = jar;
    this.#storage = storage;
    this.#channel = channel;
    this.#session = environment.session;
    this.#clock = clock;
    this.#scheduler = scheduler;
    this.#check();
    channel.onAnnounced(() => this.#check());
    page.visible.subscribe((visible) => this.#poll(visible));
    this.#poll(page.visible.current);
  }

  /** Reads as absent from the moment of expiry, though the change may be announced a little later. */
  get token(): ObservableValue<string | undefined> {
    const token = this.#token;
    const valid = (value: string | undefined): string | undefined =>
      value !== undefined && this.#isAlive(value) ? value : undefined;
    return {
      get current() {
        return valid(token.current);
      },
      subscribe: (listener) => token.subscribe(listener),
    };
  }

  expiresAt(): Instant | undefined {
    const token = this.token.current;
    return token === undefined ? undefined : this.#endOf(token);
  }

  userId(): string | undefined {
    const token = this.token.current;
    return token === undefined ? undefined : sessionClaims(token).subject;
  }

  refresh(): void {
    const token = this.#jar.read(this.#session.cookieName);
    if (token !== undefined && token !== this.#token.current) {
      this.#compareClocks(token);
      // Set by the host just now, so the other tabs do not know it either.
      this.#channel.announce();
    }
    this.#check();
  }

  remove(): void {
    this.#storage.remove(userKey);
    void forgetOwner();
    // The prefix __Host- asks for Secure and this path, also when a cookie is deleted.
    this.#jar.write(`${this.#session.cookieName}=; Path=/; Secure; SameSite=Strict; Max-Age=0`);
    this.#check();
    this.#channel.announce();
  }

  rememberUser(userId: string): void {
    if (this.rememberedUser() !== userId) void forgetOwner();
    this.#storage.write(userKey, userId);
    this.#tellOwner(this.token.current);
  }

  rememberedUser(): string | undefined {
    return this.#storage.read(userKey);
  }

  #check(): void {
    const token = this.#jar.read(this.#session.cookieName);
    const alive = token !== undefined && this.#isAlive(token) ? token : undefined;
    this.#watchExpiry(alive);
    this.#tellOwner(alive);
    this.#token.set(alive);
  }

  #tellOwner(token: string | undefined): void {
    this.owner.set((token === undefined ? undefined : sessionClaims(token).subject) ?? this.rememberedUser());
  }

  #poll(visible: boolean): void {
    this.#stopPolling?.();
    this.#stopPolling = undefined;
    if (!visible) return;
    this.#check();
    this.#stopPolling = this.#scheduler.every(pollInterval, () => this.#check());
  }

  #watchExpiry(token: string | undefined): void {
    if (token === this.#token.current) return;
    this.#stopExpiry?.();
    this.#stopExpiry = undefined;
    const end = token === undefined ? undefined : this.#lastMomentOf(token);
    if (end !== undefined) this.#stopExpiry = this.#scheduler.after(end - this.#clock.now(), () => this.#check());
  }

  #isAlive(token: string): boolean {
    const end = this.#lastMomentOf(token);
    return end === undefined || this.#clock.now() < end;
  }

  #lastMomentOf(token: string): Instant | undefined {
    const end = this.#endOf(token);
    return end === undefined ? undefined : end - expiryMargin;
  }

  #endOf(token: string): Instant | undefined {
    const { expiresAt } = sessionClaims(token);
    return expiresAt === undefined ? undefined : expiresAt + Number(this.#storage.read(clockOffsetKey) ?? 0);
  }

  /** A token issued just now tells how far this device's clock is off the host's. */
  #compareClocks(token: string): void {
    const { issuedAt } = sessionClaims(token);
    if (issuedAt === undefined) return;
    const offset = this.#clock.now() - issuedAt;
    // Issue times are whole seconds, and the answer took its way.
    this.#storage.write(clockOffsetKey, String(Math.abs(offset) < 10 * second ? 0 : offset));
  }
}
