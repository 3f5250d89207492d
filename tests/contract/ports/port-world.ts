import type { Areas } from '../../../sandbox/services/areas';
import type { DurableExchange } from '../../../sandbox/storage/exchange/durable-exchange';
import { sessionTokenLifetime } from '../../../sandbox/services/sessions/session-tokens';
import { openExchange } from '../../../sandbox/assembly/open-exchange';
import type { InstrumentSpecification } from '../../../sandbox/engine/model/instrument-specification';
import { startSandbox, type Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { contentKey } from '../../../sandbox/shared/practice-account';
import { SignInPort } from '../../../src/application/session/sign-in.port';
import { laterModules } from '../../../src/main/assemblies/later-modules';
import { productModule } from '../../../src/main/product.wiring';
import { Clock } from '../../../src/application/kernel/clock.port';
import { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { Log } from '../../../src/application/kernel/log.port';
import { defineModule, provide, provideValue } from '../../../src/application/kernel/provider';
import type { Key } from '../../../src/application/kernel/token';
import { Environment } from '../../../src/application/platform/environment';
import { SessionTokenPort } from '../../../src/application/session/session-token.port';
import { Container } from '../../../src/infrastructure/container/container';
import { restAccountModule } from '../../../src/infrastructure/rest/account/rest-account.wiring';
import { restTransportModule } from '../../../src/infrastructure/rest/transport/rest-transport.wiring';
import { restSessionModule } from '../../../src/infrastructure/rest/session/rest-session.wiring';
import { HttpSender } from '../../../src/infrastructure/rest/transport/http-sender.port';
import { FakeHost } from '../../fakes/fake-host';
import { FakeDevice, fakeEnvironment, fakesAssembly } from '../../fakes/fakes-assembly';
import { CookieJar, MemorySessionToken } from '../../fakes/host-session';
import { MemoryLog } from '../../fakes/memory-platform';
import { BrowserLikeSender } from '../../support/browser-like-sender';
import { FakeScheduler } from '../../support/fake-scheduler';
import { beginSession, identityToken, quickSignIn, webOrigin } from '../server/sandbox-client';

const password = 'correct horse';

/** Somebody with an account and a session; sees the exchange through the product's ports alone. */
export interface PortVisitor {
  port<T>(key: Key<T>): T;
  /** Id of the account in the engine. */
  readonly accountId: string;
  readonly userId: number;
}

/** One exchange with its ports: the fakes, or the REST adapters against a running sandbox. Time stands still until it is moved. */
export interface PortWorld {
  readonly exchange: DurableExchange;
  readonly areas: Areas;
  readonly now: () => number;
  /** Registers a person, with the practice balance. */
  join(email: string): Promise<PortVisitor>;
  /** Nobody in particular. */
  stranger(): PortVisitor;
  /** Time passes: the engine advances and what is due is done. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export interface PortWorldOptions {
  readonly instruments?: readonly InstrumentSpecification[];
  /** Whether campaigns, snapshots and the like begin with a past. */
  readonly seeded?: boolean;
  /** Nobody trades but the people of the test. */
  readonly quiet?: boolean;
}

/** Runs a suite twice: on the fakes, and on REST against the sandbox. */
export function onBothSides(
  port: string,
  suite: (open: (options?: PortWorldOptions) => Promise<PortWorld>) => void,
): void {
  describe(`${port} on fakes`, () => suite(openFakes));
  describe(`${port} on REST`, () => {
    // The first call loads and starts everything, on whatever machine.
    jest.setTimeout(60_000);
    suite(openSandbox);
  });
}

/** The value of an outcome that has to be one. */
export function value<T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

/** What is read and what is done behind one area of ports: one adapter serves both. */
export function both<Reads, Commands>(
  visitor: PortVisitor,
  reads: Key<Reads>,
  commands: Key<Commands>,
): Reads & Commands {
  const adapter: unknown = visitor.port(reads);
  expect(visitor.port(commands)).toBe(adapter);
  return adapter as Reads & Commands;
}

async function openFakes({ instruments, seeded = false, quiet = false }: PortWorldOptions = {}): Promise<PortWorld> {
  const time = new FakeScheduler();
  const exchange = await openExchange({
    directory: undefined,
    seed: 1,
    clock: time,
    history: 'none',
    live: false,
    ...(instruments && { instruments }),
  });
  const host = new FakeHost(exchange, () => time.now(), seeded);
  const visitor = async (token?: string): Promise<Container> => {
    const device = new FakeDevice();
    device.cookies.token = token;
    const assembly = fakesAssembly({ host, device, time });
    const container = new Container();
    container.load([productModule, ...assembly.core]);
    return container;
  };
  const nobody = await visitor();
  return {
    exchange,
    areas: host.areas,
    now: () => time.now(),
    join: async (email) => {
      host.signUp(email, password);
      const container = await visitor(await host.beginSession(email));
      const user = host.areas.users.byEmail(email)!;
      return { port: (key) => container.resolve(key), accountId: user.applicationId, userId: user.userId };
    },
    stranger: () => ({ port: (key) => nobody.resolve(key), accountId: '', userId: 0 }),
    pass: (milliseconds) => pass(time, exchange, host.areas, milliseconds, quiet),
    close: () => exchange.close(),
  };
}

/** A world that can be stopped and started again, as a computer is. */
export interface RestartingWorld extends PortWorld {
  restart(): Promise<void>;
}

/** @param folder what survives a restart; nothing without */
export async function openSandbox(
  { seeded = false, quiet = false }: PortWorldOptions = {},
  folder?: string,
): Promise<RestartingWorld> {
  const time = new FakeScheduler();
  const start = (port: number, authPort: number): Promise<Sandbox> =>
    startSandbox({
      port,
      authPort,
      folder,
      webOrigins: [webOrigin],
      empty: !seeded,
      history: 'none',
      live: false,
      seed: 1,
      generosity: 1_000,
      signIn: quickSignIn,
      now: () => time.now(),
    });
  let sandbox = await start(0, 0);
  const people = new Map<string, { readonly jar: CookieJar; readonly signedInAt: number }>();
  const signIn = async (email: string, verb: 'signUp' | 'signInWithPassword') => {
    const jar = people.get(email)?.jar ?? new CookieJar();
    people.set(email, { jar, signedInAt: time.now() });
    const session = await beginSession(sandbox, await identityToken(sandbox, email, password, verb));
    jar.token = session.bearer;
    return { jar, refreshToken: session.refreshToken };
  };
  const nobody = await restContainer(sandbox, time, new CookieJar());
  return {
    get exchange() {
      return sandbox.exchange;
    },
    get areas() {
      return sandbox.areas;
    },
    now: () => time.now(),
    restart: async () => {
      await sandbox.close();
      sandbox = await start(portOf(sandbox.url), portOf(sandbox.authUrl));
    },
    join: async (email) => {
      const { jar, refreshToken } = await signIn(email, 'signUp');
      const container = await restContainer(sandbox, time, jar, refreshToken);
      const user = sandbox.areas.users.byEmail(email)!;
      return { port: (key) => container.resolve(key), accountId: user.applicationId, userId: user.userId };
    },
    stranger: () => ({ port: (key) => nobody.resolve(key), accountId: '', userId: 0 }),
    pass: async (milliseconds) => {
      await pass(time, sandbox.exchange, sandbox.areas, milliseconds, quiet);
      // Nobody leaves because a test turned the clock.
      for (const [email, { signedInAt }] of people) {
        if (time.now() - signedInAt > sessionTokenLifetime / 2) await signIn(email, 'signInWithPassword');
      }
    },
    close: () => sandbox.close(),
  };
}

const portOf = (url: string): number => Number(new URL(url).port);

async function pass(
  time: FakeScheduler,
  exchange: DurableExchange,
  areas: Areas,
  milliseconds: number,
  quiet: boolean,
): Promise<void> {
  time.advance(milliseconds);
  if (quiet) await exchange.submit({ type: 'advance' });
  else exchange.stepMarket();
  await areas.clockwork.run();
}

/** A session's token as it is in its jar at the moment of the call. */
class JarToken extends MemorySessionToken {
  constructor(jar: CookieJar) {
    super(jar);
    Object.defineProperty(this.token, 'current', { get: () => jar.token });
  }
}

/** Cookies that a call brings along go into the jar. */
function browserOf(jar: CookieJar): BrowserLikeSender {
  const write = (cookie: string) => {
    jar.token = /^__Host-authorization=([^;]*)/.exec(cookie)?.[1] || undefined;
  };
  return new BrowserLikeSender({ write }, webOrigin);
}

async function restContainer(
  sandbox: Sandbox,
  time: FakeScheduler,
  jar: CookieJar,
  refreshToken?: string,
): Promise<Container> {
  const environment: Environment = {
    ...fakeEnvironment,
    hosts: {
      ...fakeEnvironment.hosts,
      rest: sandbox.url,
      serverRest: sandbox.url,
      content: sandbox.url,
      contentKey,
      jobs: `${sandbox.url}/v1/boards/halyard`,
      authentication: sandbox.authUrl,
    },
    session: {
      ...fakeEnvironment.session,
      syncUrl: `${sandbox.url}/auth/session`,
      refreshUrl: `${sandbox.url}/auth/refresh`,
    },
  };
  const browser = browserOf(jar);
  browser.refreshCookie = refreshToken;
  const transport = restTransportModule.providers.filter(({ key }) => key !== HttpSender);
  const container = new Container();
  container.load([
    defineModule('world', [
      provideValue(Environment, environment),
      provideValue(Clock, time),
      provideValue(Scheduler, time),
      provide(Log, MemoryLog),
      provideValue(SessionTokenPort, new JarToken(jar)),
    ]),
    { ...restTransportModule, providers: [...transport, provideValue(HttpSender, browser)] },
    restAccountModule,
    restSessionModule,
  ]);
  for (const { ports, load } of laterModules) {
    // Firebase wants a browser; its adapter has tests of its own.
    if (!ports.includes(SignInPort)) container.load([(await load()).default]);
  }
  return container;
}
