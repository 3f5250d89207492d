import { Recovery } from '../../src/application/kernel/recovery';
import { timeoutManager } from '@tanstack/query-core';
import { AccountQueries } from '../../src/application/account/account.queries';
import type { Environment } from '../../src/application/platform/environment';
import { BeginSession } from '../../src/application/session/begin-session';
import { LogOut } from '../../src/application/session/log-out.use-case';
import { Session } from '../../src/application/session/session';
import { SessionRefusals } from '../../src/application/session/session-refusals';
import { SessionRenewal } from '../../src/application/session/session-renewal';
import { FinishSignIn } from '../../src/application/session/finish-sign-in';
import { PendingLinkEmail } from '../../src/application/session/pending-link-email';
import { SignInProgress } from '../../src/application/session/sign-in-progress';
import { SignInWithPassword } from '../../src/application/session/sign-in-with-password.use-case';
import { SignUpWithPassword } from '../../src/application/session/sign-up-with-password.use-case';
import { CookieSessionTokenAdapter } from '../../src/infrastructure/cookies/cookie-session-token.adapter';
import { FirebaseLoader } from '../../src/infrastructure/firebase/firebase-loader';
import { FirebaseSignInAdapter } from '../../src/infrastructure/firebase/firebase-sign-in.adapter';
import { QueryCoreResourceCache } from '../../src/infrastructure/query/query-core-resource-cache';
import { RestAccountAdapter } from '../../src/infrastructure/rest/account/rest-account.adapter';
import { RestMarketDataAdapter } from '../../src/infrastructure/rest/markets/rest-market-data.adapter';
import { RestSessionSyncAdapter } from '../../src/infrastructure/rest/session/rest-session-sync.adapter';
import { RestTradingAdapter } from '../../src/infrastructure/rest/trading/rest-trading.adapter';
import { RestClient } from '../../src/infrastructure/rest/transport/rest-client';
import { UnknownValues } from '../../src/infrastructure/rest/transport/unknown-values';
import { FakePage, MemoryLog, MemoryStorage, RecordedNotices } from '../fakes/memory-platform';
import { MemorySocialPayload } from '../fakes/memory-social-payload';
import { BrowserLikeSender } from './browser-like-sender';
import { FakeScheduler } from './fake-scheduler';
import { MemoryCookieJar, MemoryTabChannel } from './session-fixture';
import { testEnvironment } from './test-environment';
import { toldSignIn } from './told-sign-in';

// A value that was read while the test ended is kept for 5 minutes; the process need not wait for that.
timeoutManager.setTimeoutProvider({
  setTimeout: (task, delay) => setTimeout(task, delay).unref(),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (task, delay) => setInterval(task, delay).unref(),
  clearInterval: (timer) => clearInterval(timer),
});

/** The product's own adapters and use cases of one visitor, over a running exchange. */
export class SandboxVisitor {
  readonly log = new MemoryLog();
  readonly notices = new RecordedNotices();
  readonly jar = new MemoryCookieJar();
  readonly sender: BrowserLikeSender;
  readonly tokens: CookieSessionTokenAdapter;
  readonly trading: RestTradingAdapter;
  readonly markets: RestMarketDataAdapter;
  readonly account: RestAccountAdapter;
  readonly sync: RestSessionSyncAdapter;
  readonly cache = new QueryCoreResourceCache(new Recovery(new FakeScheduler()));
  readonly session: Session;
  readonly signUp: SignUpWithPassword;
  readonly signIn: SignInWithPassword;
  readonly logOut: LogOut;
  readonly provider: FirebaseSignInAdapter;

  constructor(sandbox: { readonly url: string; readonly authUrl: string }, origin: string) {
    const environment: Environment = {
      ...testEnvironment,
      hosts: { ...testEnvironment.hosts, rest: sandbox.url, serverRest: sandbox.url, authentication: sandbox.authUrl },
      session: {
        ...testEnvironment.session,
        syncUrl: `${sandbox.url}/auth/session`,
        refreshUrl: `${sandbox.url}/auth/refresh`,
      },
      firebase: {
        apiKey: 'demo-api-key',
        projectId: 'demo-exchange',
        authDomain: 'localhost',
        emulatorUrl: sandbox.authUrl,
      },
    };
    const time = new FakeScheduler(Date.now());
    const page = new FakePage();
    const refusals = new SessionRefusals();
    this.sender = new BrowserLikeSender(this.jar, origin);
    this.tokens = new CookieSessionTokenAdapter(
      this.jar,
      new MemoryStorage(),
      new MemoryTabChannel(),
      environment,
      time,
      time,
      page,
    );
    const client = new RestClient(environment, this.sender, this.tokens, refusals, time, this.log, new Recovery(time));
    const unknown = new UnknownValues(this.log);
    this.trading = new RestTradingAdapter(client, unknown);
    this.markets = new RestMarketDataAdapter(client, unknown);
    this.account = new RestAccountAdapter(client);
    this.sync = new RestSessionSyncAdapter(client, environment, this.tokens);
    const renewal = new SessionRenewal(this.tokens, this.sync, time, time, page, this.log);
    this.session = new Session(
      this.tokens,
      refusals,
      renewal,
      new AccountQueries(this.cache, this.account),
      this.cache,
      time,
      page,
    );
    // What the provider's library is told of the page.
    Object.assign(globalThis, { document: { documentElement: { lang: 'en' } }, location: { origin } });
    this.provider = new FirebaseSignInAdapter(new FirebaseLoader(environment));
    const begin = new BeginSession(this.sync, this.tokens, this.provider, { report: () => undefined });
    const report = toldSignIn(this.notices, this.log);
    const pendingEmail = new PendingLinkEmail(new MemoryStorage(), time);
    const { provider } = this;
    const finish = new FinishSignIn(provider, provider, begin, report, new SignInProgress(), pendingEmail);
    this.signUp = new SignUpWithPassword(this.provider, finish, { report: () => undefined });
    this.signIn = new SignInWithPassword(this.provider, finish);
    this.logOut = new LogOut(this.session, this.sync, time, new MemorySocialPayload(), this.log);
  }

  /** Starts the session; leaving lets go of the cached values and their timers. */
  arrive(): () => void {
    const stop = this.session.start();
    return () => {
      stop();
      this.cache.clear();
    };
  }
}
