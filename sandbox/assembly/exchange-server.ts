import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '../../src/infrastructure/wire/catalogue/catalogue';
import { IdentityVerifier, identityTokenReach } from '../services/sessions/identity-verifier';
import { UsedIdentityTokens } from '../services/sessions/used-identity-tokens';
import { practiceAccount } from '../shared/practice-account';
import { rememberPracticePast } from './practice-past';
import { SessionTokens } from '../services/sessions/session-tokens';
import { newKey, signingKey } from '../shared/signing-key';
import { openAreas, type Areas } from '../services/areas';
import { Refusals } from '../services/security/refusals';
import type { PasskeySite } from '../services/security/passkeys';
import { exchangeProfile } from '../shared/exchange-profile';
import type { Mailbox } from '../shared/mailbox';
import { noSignInDirectory, type SignInDirectory } from '../shared/sign-in-directory';
import type { EmbeddedDatabase } from '../storage/database';
import type { ExchangeService } from '../engine/exchange-service';
import { accountSwitches } from '../calls/accounts/account-switches.routes';
import { Authentication } from '../gateway/authentication';
import { catalogueRoutes } from '../calls/routing/catalogue-routes';
import { Faults } from '../gateway/faults';
import { BestPriceBoard } from '../services/markets/best-prices';
import { BookFeeds } from '../services/markets/book-feeds';
import { allHandlers } from '../calls/all-handlers';
import { apiHeaders, createHttpServer, refusalOf } from '../calls/routing/http-server';
import { limitConnections, refuseConditions, refuseRaw } from '../shared/http/guarded-http';
import { ContentFolder } from '../services/content/content-folder';
import { ghostContentRoutes } from '../calls/content/ghost-content.routes';
import { greenhouseRoutes } from '../calls/careers/greenhouse.routes';
import { OpeningsFolder } from '../services/careers/openings-folder';
import { logoRoutes } from '../calls/markets/logos.routes';
import { PendingAnswers } from '../gateway/pending-answers';
import { RateLimiter } from '../gateway/rate-limiter';
import { socialRoutes } from '../calls/social/social.routes';
import { sandboxRoutes } from '../calls/practice/sandbox.routes';
import type { Services } from '../calls/routing/services';
import { tagsRoutes } from '../calls/practice/tags.routes';
import { violationReports } from '../shared/http/violation-reports';
import { CmdFrames } from '../sockets/cmd-frames';
import { EventFrames } from '../sockets/event-frames';
import { ListenKeys } from '../services/sessions/listen-keys';
import { PrivateStreams } from '../sockets/private-streams';
import { SocketServer } from '../sockets/socket-server';
import { TopicHub } from '../sockets/topic-hub';
import { moneyRoutes } from '../calls/wallet/money.routes';
import { marketFormats } from '../services/markets/market-format';

const usualContent = path.resolve('sandbox', 'content');

export interface ExchangeServerOptions {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly keySetUrl: URL;
  readonly projectId: string;
  readonly webOrigins: readonly string[];
  /** Multiplies the rate limits of protocol 4.6. */
  readonly generosity: number;
  readonly now: () => number;
  /** Whether a new exchange begins with a past. */
  readonly seeded: boolean;
  readonly mailbox?: Mailbox | undefined;
  readonly signInDirectory?: SignInDirectory | undefined;
  /** Where the articles lie; those of the repository unless given. */
  readonly contentFolder?: string | undefined;
  /** Origins that messages are pushed to beside those of the browsers' makers. */
  readonly pushServices?: readonly string[] | undefined;
  /** Takes the lines of the log. */
  readonly write?: ((line: string) => void) | undefined;
}

/** The exchange's HTTP calls and sockets over one running exchange. Closing it leaves the exchange running. */
export async function createExchangeServer(
  options: ExchangeServerOptions,
): Promise<{ readonly app: FastifyInstance; readonly areas: Areas }> {
  const { exchange, database, webOrigins, now, signInDirectory = noSignInDirectory } = options;
  const areas = openAreas({
    exchange,
    database,
    now,
    seeded: options.seeded,
    mailbox: options.mailbox,
    signInDirectory,
    site: siteOf(webOrigins),
    pushServices: options.pushServices,
  });
  const { accounts, sessions, users } = areas;
  const tokens = new SessionTokens(
    signingKey(database, 'ES256', () => newKey('ES256')),
    now,
  );
  const authentication = new Authentication(users, sessions, tokens, areas.credentials, now);
  const practising = await accounts.open(
    practiceAccount.identity,
    practiceAccount.email,
    practiceAccount.applicationId,
  );
  for (const kind of ['TERMS', 'TR_TERMS'] as const)
    areas.settings.agree(practising, kind, practiceAccount.agreedVersion);
  areas.credentials.ensure(practising, practiceAccount.apiKey, practiceAccount.apiSecret);
  if (options.seeded) await rememberPracticePast(areas, practising, now());

  const markets = marketFormats(exchange.instruments);
  const books = new BookFeeds(exchange);
  const feeds = { exchange, markets, books, best: new BestPriceBoard(exchange), now };
  const faults = new Faults(now);
  const pending = new PendingAnswers();
  const hub = new TopicHub(faults);
  const streams = new PrivateStreams({ exchange, notifications: areas.notifications, markets, pending, faults, now });
  const listenKeys = new ListenKeys(database, now);
  const limiter = new RateLimiter(options.generosity, now);
  const sockets = new SocketServer({
    webOrigins,
    faults,
    hub,
    cmd: new CmdFrames(feeds, hub, streams, faults),
    events: new EventFrames(feeds, books, hub, authentication, streams, faults),
    streams,
    listenKeys,
    users,
    limiter,
    generosity: options.generosity,
    refuse: (socket, status) => refuseRaw(socket, status, apiHeaders, refusalOf),
    isKeyGood: (apiKey) => areas.credentials.byKey(apiKey)?.status === 'ACTIVE',
    now,
  });
  areas.orderService.onEditRefused((order, reason) => streams.editRefused(order, reason));
  const services: Services = {
    ...areas,
    markets,
    books,
    tokens,
    identities: new IdentityVerifier(options.keySetUrl, options.projectId, now, (identity, issuedAt) =>
      signInDirectory.admits(identity, issuedAt),
    ),
    usedIdentityTokens: new UsedIdentityTokens(database, now, identityTokenReach),
    authentication,
    faults,
    webOrigins,
    now,
    listenKeys,
  };

  const app = await createHttpServer({ webOrigins, faults });
  const handlers = allHandlers(services);
  catalogueRoutes(app, {
    catalogue,
    handlers,
    authentication,
    limiter,
    pending,
    faults,
    isMarket: (symbol) => markets.has(symbol),
    freezing: areas.freezing,
    refusals: new Refusals(areas.security.records, now, options.write),
  });
  refuseConditions(app.server, apiHeaders, refusalOf);
  limitConnections(app.server, { perAddress: 150 * options.generosity, altogether: 5_000 });
  sandboxRoutes(app, {
    faults,
    onFault: (fault) => sockets.fault(fault),
    users,
    accounts,
    makerEpochs: areas.makerEpochs,
    campaigns: areas.campaigns,
    listing: areas.listing,
  });
  moneyRoutes(app, areas, now);
  socialRoutes(app, areas);
  accountSwitches(app, areas, webOrigins);
  logoRoutes(app, exchange.instruments, path.join(usualContent, 'logos'));
  tagsRoutes(app);
  // Articles appear by the calendar, whatever hour the exchange's own clock tells.
  const contentFolder = options.contentFolder ?? usualContent;
  ghostContentRoutes(app, new ContentFolder(contentFolder, Date.now));
  greenhouseRoutes(app, new OpeningsFolder(contentFolder));
  violationReports(app, now);
  sockets.attach(app.server);
  areas.sessions.onEnd((sessionId) => sockets.closeSession(sessionId));
  areas.sessions.onInterrupt((sessionId) => sockets.closeSession(sessionId));
  areas.credentials.onEnd((apiKey) => sockets.closeKey(apiKey));
  areas.maintenance.onBegin(({ end, modules }) => {
    const scope = modules.includes('ALL') ? 'full' : modules.includes('TRADE') ? 'trading' : 'none';
    faults.service.set({ kind: 'maintenance', scope, endsInMs: end - now() });
  });
  areas.clockwork.start();
  app.addHook('preClose', async () => {
    await areas.clockwork.stop();
    sockets.close();
    hub.close();
    streams.close();
    books.close();
    feeds.best.close();
  });
  return { app, areas };
}

/** Passkeys belong to a host: the one of the first page, whatever its port. */
function siteOf(webOrigins: readonly string[]): PasskeySite | undefined {
  const [first] = webOrigins;
  if (first === undefined) return undefined;
  const id = new URL(first).hostname;
  return { name: exchangeProfile.name, id, origins: webOrigins.filter((origin) => new URL(origin).hostname === id) };
}
