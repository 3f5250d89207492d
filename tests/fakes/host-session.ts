import { Refusals } from '../../sandbox/services/security/refusals';
import { ApiError } from '../../sandbox/shared/api-error';
import { isEuropean } from '../../sandbox/services/users/products';
import type { User } from '../../sandbox/services/users/user';
import type { Areas } from '../../sandbox/services/areas';
import type { CallOrigin } from '../../sandbox/shared/call-origin';
import type { AccountCommandsPort } from '../../src/application/account/account-commands.port';
import type { AccountPort } from '../../src/application/account/account.port';
import { Clock } from '../../src/application/kernel/clock.port';
import type { Failure, Outcome } from '../../src/application/kernel/failure';
import { Subject } from '../../src/application/kernel/observable-value';
import { SessionRefusals } from '../../src/application/session/session-refusals';
import type { SessionSyncCommandsPort } from '../../src/application/session/session-sync-commands.port';
import { SessionTokenPort } from '../../src/application/session/session-token.port';
import { minute, type Instant } from '../../src/domain/shared/instant';
import { failure, success, type Result } from '../../src/domain/shared/result';
import { failureOfAnswer } from '../../src/infrastructure/rest/transport/failure-mapping';
import type { FakeHost } from './fake-host';
import type { Needs } from '../../src/application/kernel/token';
import { CookieJarKey, FakeHostKey } from './fake-keys';

const lifetime = 15 * minute;

/** The cookies of one device: they outlive a visit. */
export class CookieJar {
  token: string | undefined;
  /** Whom the token is for. */
  userId: string | undefined;
  expiresAt: Instant | undefined;
  rememberedUser: string | undefined;
}

export class MemorySessionToken implements SessionTokenPort {
  static readonly needs: Needs<typeof MemorySessionToken> = [CookieJarKey];

  readonly token: Subject<string | undefined>;
  readonly owner: Subject<string | undefined>;

  constructor(private readonly jar: CookieJar) {
    this.token = new Subject(jar.token);
    this.owner = new Subject(jar.userId ?? jar.rememberedUser);
  }

  expiresAt(): Instant | undefined {
    return this.jar.expiresAt;
  }

  userId(): string | undefined {
    return this.jar.userId;
  }

  refresh(): void {
    this.owner.set(this.jar.userId ?? this.jar.rememberedUser);
    this.token.set(this.jar.token);
  }

  remove(): void {
    this.jar.token = undefined;
    this.jar.userId = undefined;
    this.jar.expiresAt = undefined;
    this.jar.rememberedUser = undefined;
    this.owner.set(undefined);
    this.token.set(undefined);
  }

  rememberUser(userId: string): void {
    this.jar.rememberedUser = userId;
  }

  rememberedUser(): string | undefined {
    return this.jar.rememberedUser;
  }
}

export class HostSessionSync implements SessionSyncCommandsPort {
  static readonly needs: Needs<typeof HostSessionSync> = [FakeHostKey, CookieJarKey, Clock];

  constructor(
    private readonly host: FakeHost,
    private readonly jar: CookieJar,
    private readonly clock: Clock,
  ) {}

  async begin(identityToken: string): Outcome<{ readonly expiresAt: Instant }> {
    if (this.host.down) return failure({ kind: 'offline' });
    this.#take(await this.host.beginSession(identityToken));
    return this.#extended();
  }

  async renew(): Outcome<{ readonly expiresAt: Instant }> {
    if (this.host.down) return failure({ kind: 'offline' });
    if (!this.host.userOf(this.jar.token)) return failure({ kind: 'unauthorised', code: '-1002' });
    return this.#extended();
  }

  async switchAccount(userId: string): Outcome<{ readonly expiresAt: Instant }> {
    const token = await answered(this.host, () => this.host.switchAccount(this.jar.token, Number(userId)));
    if (!token.ok) return token;
    this.#take(token.value);
    return this.#extended();
  }

  async end(): Outcome<void> {
    if (this.host.down) return failure({ kind: 'offline' });
    this.host.endSession(this.jar.token);
    return success(undefined);
  }

  #take(token: string): void {
    const user = this.host.userOf(token);
    this.jar.token = token;
    this.jar.userId = user && String(user.userId);
  }

  #extended(): Result<{ readonly expiresAt: Instant }, Failure> {
    this.jar.expiresAt = this.clock.now() + lifetime;
    return success({ expiresAt: this.jar.expiresAt });
  }
}

/** Calls that need a session: a refusal of the host is reported as the real client reports it. */
export class HostCalls {
  static readonly needs: Needs<typeof HostCalls> = [FakeHostKey, SessionTokenPort, SessionRefusals];

  constructor(
    private readonly host: FakeHost,
    private readonly tokens: SessionTokenPort,
    private readonly refusals: SessionRefusals,
  ) {}

  as<T>(call: (user: User, areas: Areas, origin: CallOrigin) => Promise<T> | T): Outcome<T> {
    return this.recovering((user, areas, origin) => {
      areas.freezing.requireOpen(user);
      return call(user, areas, origin);
    });
  }

  /** Calls that the owner of a frozen account may make. */
  async recovering<T>(call: (user: User, areas: Areas, origin: CallOrigin) => Promise<T> | T): Outcome<T> {
    const token = this.tokens.token.current;
    const user = this.host.userOf(token);
    const origin = { ip: '127.0.0.1', userAgent: 'node', sessionId: this.host.sessionIdOf(token) };
    const told = async () => {
      const { areas } = this.host;
      try {
        return await call(user!, areas, origin);
      } catch (error) {
        new Refusals(areas.security.records, () => 0).note('call', user, origin, error);
        throw error;
      }
    };
    if (user !== undefined || this.host.down) return answered(this.host, told);
    this.refusals.report(token);
    return failure({ kind: 'unauthorised', code: '-1002' });
  }

  /** A call that says itself how it went. */
  async asAccount<T>(call: (accountId: string) => Promise<Result<T, Failure>> | Result<T, Failure>): Outcome<T> {
    const made = await this.as(({ applicationId }) => call(applicationId));
    return made.ok ? made.value : made;
  }

  /** Whose session it is. */
  user(): User | undefined {
    return this.host.userOf(this.tokens.token.current);
  }

  /** A call that anybody may make. */
  async open<T>(call: (areas: Areas) => Promise<T> | T): Outcome<T> {
    return answered(this.host, () => call(this.host.areas));
  }
}

/** What an area refuses becomes the failure that the client would read from the server's answer. */
async function answered<T>(host: FakeHost, call: () => Promise<T> | T): Outcome<T> {
  if (host.down) return failure({ kind: 'offline' });
  try {
    return success(await call());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const headers = new Headers({ ...error.headers });
    return failure(
      failureOfAnswer({ status: error.status, body: error.body, header: (name) => headers.get(name) ?? undefined }, 0)!,
    );
  }
}

export class HostAccount implements AccountPort, AccountCommandsPort {
  static readonly needs: Needs<typeof HostAccount> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  account(): ReturnType<AccountPort['account']> {
    return this.calls.recovering((user, { settings }) => ({
      userId: String(user.userId),
      applicationId: user.applicationId,
      email: user.email,
      main: user.mainUserId === undefined,
      alias: user.alias,
      eu: isEuropean(user),
      language: user.language,
      mainUserId: user.mainUserId === undefined ? undefined : String(user.mainUserId),
      preferences: settings.preferences(user),
    }));
  }

  coolName(): ReturnType<AccountPort['coolName']> {
    return this.calls.as(({ coolName }) => coolName);
  }

  saveLanguage(
    language: Parameters<AccountCommandsPort['saveLanguage']>[0],
  ): ReturnType<AccountCommandsPort['saveLanguage']> {
    return this.calls.as(({ userId }, { users }) => users.setLanguage(userId, language));
  }

  savePreferences(
    changes: Parameters<AccountCommandsPort['savePreferences']>[0],
  ): ReturnType<AccountCommandsPort['savePreferences']> {
    return this.calls.as((user, { settings }) => settings.savePreferences(user, changes));
  }

  ipInfo(): ReturnType<AccountPort['ipInfo']> {
    return this.calls.open(({ places }) => {
      const { region } = places.of('127.0.0.1');
      return { country: region?.code, eu: region?.eu, restricted: region?.restricted ?? false };
    });
  }
}
