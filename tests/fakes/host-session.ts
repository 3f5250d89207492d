import type { AccountPort } from '../../src/application/account/account.port';
import type { Clock } from '../../src/application/kernel/clock.port';
import type { Failure, Outcome } from '../../src/application/kernel/failure';
import { Subject } from '../../src/application/kernel/observable-value';
import type { SessionRefusals } from '../../src/application/session/session-refusals';
import type { SessionSyncPort } from '../../src/application/session/session-sync.port';
import type { SessionTokenPort } from '../../src/application/session/session-token.port';
import type { SignedIn, SignInPort } from '../../src/application/session/sign-in.port';
import { minute, type Instant } from '../../src/domain/shared/instant';
import { failure, success, type Result } from '../../src/domain/shared/result';
import type { FakeHost } from './fake-host';

const lifetime = 15 * minute;

/** The cookies of one device: they outlive a visit. */
export class CookieJar {
  token: string | undefined;
  expiresAt: Instant | undefined;
  rememberedUser: string | undefined;
}

export class MemorySessionToken implements SessionTokenPort {
  readonly token: Subject<string | undefined>;

  constructor(private readonly jar: CookieJar) {
    this.token = new Subject(jar.token);
  }

  expiresAt(): Instant | undefined {
    return this.jar.expiresAt;
  }

  userId(): string | undefined {
    return undefined;
  }

  refresh(): void {
    this.token.set(this.jar.token);
  }

  remove(): void {
    this.jar.token = undefined;
    this.jar.expiresAt = undefined;
    this.jar.rememberedUser = undefined;
    this.token.set(undefined);
  }

  rememberUser(userId: string): void {
    this.jar.rememberedUser = userId;
  }

  rememberedUser(): string | undefined {
    return this.jar.rememberedUser;
  }
}

export class HostSignIn implements SignInPort {
  constructor(private readonly host: FakeHost) {}

  async signInWithPassword(email: string, password: string): Outcome<SignedIn> {
    return signedIn(email, this.host.signIn(email, password));
  }

  async signUpWithPassword(email: string, password: string): Outcome<SignedIn> {
    return signedIn(email, this.host.signUp(email, password));
  }

  async sendPasswordReset(): Outcome<void> {
    return success(undefined);
  }

  async minimumPasswordLength(): Outcome<number> {
    return success(6);
  }

  async signOut(): Outcome<void> {
    return success(undefined);
  }
}

function signedIn(email: string, answer: { readonly identityToken: string } | Failure): Result<SignedIn, Failure> {
  return 'kind' in answer ? failure(answer) : success({ identityToken: answer.identityToken, email });
}

export class HostSessionSync implements SessionSyncPort {
  constructor(
    private readonly host: FakeHost,
    private readonly jar: CookieJar,
    private readonly clock: Clock,
  ) {}

  async begin(identityToken: string): Outcome<{ readonly expiresAt: Instant }> {
    if (this.host.down) return failure({ kind: 'offline' });
    this.jar.token = await this.host.beginSession(identityToken);
    return this.#extended();
  }

  async renew(): Outcome<{ readonly expiresAt: Instant }> {
    if (this.host.down) return failure({ kind: 'offline' });
    if (!this.host.personOf(this.jar.token)) return failure({ kind: 'unauthorised', code: '-1002' });
    return this.#extended();
  }

  async end(): Outcome<void> {
    if (this.host.down) return failure({ kind: 'offline' });
    this.host.endSession(this.jar.token);
    return success(undefined);
  }

  #extended(): Result<{ readonly expiresAt: Instant }, Failure> {
    this.jar.expiresAt = this.clock.now() + lifetime;
    return success({ expiresAt: this.jar.expiresAt });
  }
}

/** Calls that need a session: a refusal of the host is reported as the real client reports it. */
export class HostCalls {
  constructor(
    private readonly host: FakeHost,
    private readonly tokens: SessionTokenPort,
    private readonly refusals: SessionRefusals,
  ) {}

  async as<T>(call: (accountId: string) => Promise<Result<T, Failure>> | Result<T, Failure>): Outcome<T> {
    if (this.host.down) return failure({ kind: 'offline' });
    const token = this.tokens.token.current;
    const person = this.host.personOf(token);
    if (!person) {
      this.refusals.report(token);
      return failure({ kind: 'unauthorised', code: '-1002' });
    }
    return call(person.accountId);
  }

  person(): ReturnType<FakeHost['personOf']> {
    return this.host.personOf(this.tokens.token.current);
  }
}

export class HostAccount implements AccountPort {
  constructor(private readonly calls: HostCalls) {}

  account(): ReturnType<AccountPort['account']> {
    return this.calls.as((accountId) => {
      const person = this.calls.person()!;
      return success({
        userId: accountId,
        applicationId: undefined,
        email: person.email,
        main: true,
        alias: person.email.split('@')[0]!,
        eu: false,
        language: person.language,
      });
    });
  }

  coolName(): ReturnType<AccountPort['coolName']> {
    return this.calls.as((accountId) => success(`Quiet ${accountId}`));
  }

  saveLanguage(language: Parameters<AccountPort['saveLanguage']>[0]): ReturnType<AccountPort['saveLanguage']> {
    return this.calls.as(() => {
      this.calls.person()!.language = language;
      return success(undefined);
    });
  }

  async ipInfo(): ReturnType<AccountPort['ipInfo']> {
    return success({ country: undefined, eu: false });
  }

  async regions(): ReturnType<AccountPort['regions']> {
    return success([]);
  }
}
