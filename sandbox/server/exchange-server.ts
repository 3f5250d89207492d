import type { FastifyInstance } from 'fastify';
import { catalogue } from '../../src/infrastructure/rest/catalogue/catalogue';
import { IdentityVerifier } from '../accounts/identity-verifier';
import { practiceAccount } from '../accounts/practice-account';
import { SessionTokens } from '../accounts/session-tokens';
import { signingKey } from '../accounts/signing-key';
import { openAreas, type Areas } from '../areas';
import type { EmbeddedDatabase } from '../storage/database';
import type { ExchangeService } from '../exchange/model';
import { Authentication } from './authentication';
import { catalogueRoutes } from './catalogue-routes';
import { Faults } from './faults';
import { BestPriceBoard } from './feeds/best-prices';
import { BookFeeds } from './feeds/book-feeds';
import { allHandlers } from './all-handlers';
import { createHttpServer } from './http-server';
import { logoRoutes } from './logos';
import { PendingAnswers } from './pending-answers';
import { RateLimiter } from './rate-limiter';
import { sandboxRoutes } from './sandbox.routes';
import type { Services } from './services';
import { CmdFrames } from './sockets/cmd-frames';
import { EventFrames } from './sockets/event-frames';
import { PrivateStreams } from './sockets/private-streams';
import { SocketServer } from './sockets/socket-server';
import { TopicHub } from './sockets/topic-hub';
import { marketWires } from './wire-market';

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
}

/** The exchange's HTTP calls and sockets over one running exchange. Closing it leaves the exchange running. */
export async function createExchangeServer(options: ExchangeServerOptions): Promise<{ readonly app: FastifyInstance; readonly areas: Areas }> {
  const { exchange, database, webOrigins, now } = options;
  const areas = openAreas({ exchange, database, now, seeded: options.seeded });
  const { accounts, sessions, users } = areas;
  const tokens = new SessionTokens(signingKey(database, 'ES256'), now);
  const authentication = new Authentication(users, sessions, tokens, now);
  const practising = await accounts.open(practiceAccount.identity, practiceAccount.email, practiceAccount.applicationId);
  users.addApiKey({ apiKey: practiceAccount.apiKey, secret: practiceAccount.apiSecret, userId: practising.userId });

  const markets = marketWires(exchange.instruments);
  const books = new BookFeeds(exchange);
  const feeds = { exchange, markets, books, best: new BestPriceBoard(exchange), now };
  const faults = new Faults(now);
  const pending = new PendingAnswers();
  const hub = new TopicHub(faults);
  const streams = new PrivateStreams(exchange, markets, pending, faults, now);
  const sockets = new SocketServer({
    webOrigins,
    faults,
    hub,
    cmd: new CmdFrames(feeds, hub),
    events: new EventFrames(feeds, books, hub, authentication, streams),
    streams,
    now,
  });
  const services: Services = {
    ...areas,
    markets,
    books,
    tokens,
    identities: new IdentityVerifier(options.keySetUrl, options.projectId, now),
    authentication,
    webOrigins,
    now,
    closeSession: (sessionId) => sockets.closeSession(sessionId),
  };

  const app = await createHttpServer({ webOrigins, faults });
  const handlers = allHandlers(services);
  catalogueRoutes(app, { catalogue, handlers, authentication, limiter: new RateLimiter(options.generosity, now), pending });
  sandboxRoutes(app, { faults, sockets, users, accounts });
  logoRoutes(app, exchange.instruments);
  sockets.attach(app.server);
  areas.clockwork.start();
  app.addHook('preClose', async () => {
    areas.clockwork.stop();
    sockets.close();
    hub.close();
    streams.close();
    books.close();
    feeds.best.close();
  });
  return { app, areas };
}
