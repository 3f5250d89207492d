import type { Preferences } from '../../src/domain/account/account-profile';
import { AccountQueries } from '../../src/application/account/account.queries';
import type { AccountCommandsPort } from '../../src/application/account/account-commands.port';
import type { AccountPort } from '../../src/application/account/account.port';
import type { Failure, Outcome } from '../../src/application/kernel/failure';
import type { Environment } from '../../src/application/platform/environment';
import { Session } from '../../src/application/session/session';
import type { SessionEnd } from '../../src/application/session/session-state';
import { SessionRefusals } from '../../src/application/session/session-refusals';
import { SessionRenewal } from '../../src/application/session/session-renewal';
import type { SessionSyncCommandsPort } from '../../src/application/session/session-sync-commands.port';
import { failure, success } from '../../src/domain/shared/result';
import { CookieJar } from '../../src/infrastructure/cookies/cookie-jar';
import { CookieSessionTokenAdapter } from '../../src/infrastructure/cookies/cookie-session-token.adapter';
import { TabChannel } from '../../src/infrastructure/cookies/tab-channel';
import { FakePage, MemoryLog, MemoryStorage, RecordedNotices } from '../fakes/memory-platform';
import { PlainResourceCache } from '../fakes/plain-resource-cache';
import { FakeScheduler } from './fake-scheduler';
import { testEnvironment } from './test-environment';

export const tokenLife = 15 * 60_000;

/** An unsigned token with the claims that script reads. */
export function jwt(issuedAt: number, expiresAt: number, subject = 'user-1'): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ iat: Math.floor(issuedAt / 1000), exp: Math.floor(expiresAt / 1000), sub: subject })}.`;
}

/** The browser's cookies in memory; deleting one is understood. */
export class MemoryCookieJar extends CookieJar {
  readonly written: string[] = [];
  blocked = false;
  readonly #cookies = new Map<string, string>();

  override write(cookie: string): void {
    this.written.push(cookie);
    const [pair] = cookie.split(';');
    const [name, value] = pair!.split(/=(.*)/s);
    if (/max-age=0/i.test(cookie)) this.#cookies.delete(name!);
    else if (!this.blocked) this.#cookies.set(name!, value!);
  }

  protected override all(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** Tabs of one browser, told of each other at once. */
export class MemoryTabChannel extends TabChannel {
  readonly #tabs: Set<() => void>;
  #own: (() => void) | undefined;

  constructor(tabs: Set<() => void> = new Set()) {
    super();
    this.close();
    this.#tabs = tabs;
  }

  override announce(): void {
    for (const tab of this.#tabs) if (tab !== this.#own) tab();
  }

  override onAnnounced(listener: () => void): void {
    this.#own = listener;
    this.#tabs.add(listener);
  }
}

/** A host that mints tokens into the jar; its next answers can be set. */
export class FakeSessionHost implements SessionSyncCommandsPort, AccountPort, AccountCommandsPort {
  readonly asked: string[] = [];
  renewals: (Failure | 'ok' | 'hang')[] = [];
  accountFailure: Failure | undefined;
  endFailure: Failure | undefined;
  main = true;
  userId = 'user-1';
  preferences: Preferences | undefined;

  constructor(
    private readonly jar: CookieJar,
    private readonly time: FakeScheduler,
    private readonly cookieName: string,
  ) {}

  mint(life = tokenLife): number {
    const now = this.time.now();
    this.jar.write(`${this.cookieName}=${jwt(now, now + life, this.userId)}`);
    return now + life;
  }

  async begin(): ReturnType<SessionSyncCommandsPort['begin']> {
    this.asked.push('begin');
    return success({ expiresAt: this.mint() });
  }

  async renew(): ReturnType<SessionSyncCommandsPort['renew']> {
    this.asked.push('renew');
    const next = this.renewals.shift() ?? 'ok';
    if (next === 'hang') return new Promise(() => undefined);
    return next === 'ok' ? success({ expiresAt: this.mint() }) : failure(next);
  }

  async switchAccount(userId: string): ReturnType<SessionSyncCommandsPort['switchAccount']> {
    this.asked.push('switchAccount');
    this.userId = userId;
    return success({ expiresAt: this.mint() });
  }

  async end(): Outcome<void> {
    this.asked.push('end');
    return this.endFailure ? failure(this.endFailure) : success(undefined);
  }

  async account(): ReturnType<AccountPort['account']> {
    this.asked.push('account');
    if (this.accountFailure) return failure(this.accountFailure);
    const account = {
      userId: this.userId,
      applicationId: undefined,
      email: 'a@example.com',
      main: this.main,
      alias: '',
      eu: false,
    };
    return success({ ...account, language: undefined, preferences: this.preferences });
  }

  async coolName(): Outcome<string> {
    this.asked.push('coolName');
    return success('Quiet Otter');
  }

  async saveLanguage(): Outcome<void> {
    return success(undefined);
  }

  async savePreferences(): ReturnType<AccountCommandsPort['savePreferences']> {
    return success({});
  }

  async ipInfo(): ReturnType<AccountPort['ipInfo']> {
    return success({ country: undefined, eu: false, restricted: false });
  }
}

/** One tab with the real session and cookie adapter over a host, a clock and cookies in memory. */
export class SessionFixture {
  readonly notices = new RecordedNotices();
  /** How often the session was lost, and how. */
  readonly endings: SessionEnd[] = [];
  readonly log = new MemoryLog();
  readonly page = new FakePage();
  readonly refusals = new SessionRefusals();
  readonly host: FakeSessionHost;
  readonly tokens: CookieSessionTokenAdapter;
  readonly cache: PlainResourceCache;
  readonly renewal: SessionRenewal;
  readonly session: Session;

  constructor(
    readonly time = new FakeScheduler(),
    readonly jar = new MemoryCookieJar(),
    readonly storage = new MemoryStorage(),
    tabs: Set<() => void> = new Set(),
    environment: Environment = testEnvironment,
    prepare: (host: FakeSessionHost, storage: MemoryStorage) => void = () => undefined,
  ) {
    this.host = new FakeSessionHost(jar, time, environment.session.cookieName);
    prepare(this.host, storage);
    this.tokens = new CookieSessionTokenAdapter(
      jar,
      storage,
      new MemoryTabChannel(tabs),
      environment,
      time,
      time,
      this.page,
    );
    this.cache = new PlainResourceCache(time);
    this.renewal = new SessionRenewal(this.tokens, this.host, time, time, this.page, this.log);
    const accounts = new AccountQueries(this.cache, this.host);
    this.session = new Session(this.tokens, this.refusals, this.renewal, accounts, this.cache, time, this.page);
    this.session.state.subscribe(
      (state) => state.status === 'loggedOut' && state.ended && this.endings.push(state.ended),
    );
  }

  get status(): string {
    return this.session.state.current.status;
  }

  asked(what: string): number {
    return this.host.asked.filter((call) => call === what).length;
  }
}
