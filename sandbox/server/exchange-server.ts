import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '../../src/infrastructure/rest/catalogue/account.endpoints';
import { catalogue } from '../../src/infrastructure/rest/catalogue/catalogue';
import { chartEndpoints } from '../../src/infrastructure/rest/catalogue/chart.endpoints';
import { coingeckoEndpoints } from '../../src/infrastructure/rest/catalogue/coingecko.endpoints';
import { coinmarketcapEndpoints } from '../../src/infrastructure/rest/catalogue/coinmarketcap.endpoints';
import { configEndpoints } from '../../src/infrastructure/rest/catalogue/config.endpoints';
import { exchangeCostEndpoints } from '../../src/infrastructure/rest/catalogue/exchange-cost.endpoints';
import { instrumentEndpoints } from '../../src/infrastructure/rest/catalogue/instrument.endpoints';
import { layoutEndpoints } from '../../src/infrastructure/rest/catalogue/layout.endpoints';
import { marketDataEndpoints } from '../../src/infrastructure/rest/catalogue/market-data.endpoints';
import { marketsEndpoints } from '../../src/infrastructure/rest/catalogue/markets.endpoints';
import { nomicsEndpoints } from '../../src/infrastructure/rest/catalogue/nomics.endpoints';
import { sessionEndpoints } from '../../src/infrastructure/rest/catalogue/session.endpoints';
import { tradingEndpoints } from '../../src/infrastructure/rest/catalogue/trading.endpoints';
import { IdentityVerifier } from '../accounts/identity-verifier';
import { practiceAccount } from '../accounts/practice-account';
import { SessionRepository } from '../accounts/session-repository';
import { SessionTokens } from '../accounts/session-tokens';
import { signingKey } from '../accounts/signing-key';
import type { EmbeddedDatabase } from '../storage/database';
import { UserRepository } from '../accounts/user-repository';
import type { ExchangeService } from '../exchange/model';
import { accountHandlers } from './account.handlers';
import { Accounts } from './accounts';
import { Authentication } from './authentication';
import { catalogueRoutes } from './catalogue-routes';
import { chartHandlers } from './chart.handlers';
import { coingeckoHandlers } from './coingecko.handlers';
import { coinmarketcapHandlers } from './coinmarketcap.handlers';
import { configHandlers } from './config.handlers';
import { exchangeCostHandlers } from './exchange-cost.handlers';
import { Faults } from './faults';
import { BestPriceBoard } from './feeds/best-prices';
import { BookFeeds } from './feeds/book-feeds';
import { handlerTable } from './handler';
import { createHttpServer } from './http-server';
import { instrumentHandlers } from './instrument.handlers';
import { layoutHandlers } from './layout.handlers';
import { logoRoutes } from './logos';
import { marketDataHandlers } from './market-data.handlers';
import { marketsHandlers } from './markets.handlers';
import { nomicsHandlers } from './nomics.handlers';
import { PendingAnswers } from './pending-answers';
import { RateLimiter } from './rate-limiter';
import { sandboxRoutes } from './sandbox.routes';
import type { Services } from './services';
import { refreshLifetime, sessionHandlers } from './session.handlers';
import { CmdFrames } from './sockets/cmd-frames';
import { EventFrames } from './sockets/event-frames';
import { PrivateStreams } from './sockets/private-streams';
import { SocketServer } from './sockets/socket-server';
import { TopicHub } from './sockets/topic-hub';
import { tradingHandlers } from './trading.handlers';
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
}

/** The exchange's HTTP calls and sockets over one running exchange. Closing it leaves the exchange running. */
export async function createExchangeServer(options: ExchangeServerOptions): Promise<FastifyInstance> {
  const { exchange, database, webOrigins, now } = options;
  const users = new UserRepository(database, now);
  const sessions = new SessionRepository(database, now, refreshLifetime);
  const tokens = new SessionTokens(signingKey(database, 'ES256'), now);
  const authentication = new Authentication(users, sessions, tokens, now);
  const accounts = new Accounts(exchange, users);
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
    exchange,
    markets,
    books,
    users,
    accounts,
    sessions,
    tokens,
    identities: new IdentityVerifier(options.keySetUrl, options.projectId, now),
    authentication,
    webOrigins,
    now,
    closeSession: (sessionId) => sockets.closeSession(sessionId),
  };

  const app = await createHttpServer({ webOrigins, faults });
  const handlers = handlerTable(
    [marketsEndpoints, marketsHandlers(services)],
    [tradingEndpoints, tradingHandlers(services)],
    [sessionEndpoints, sessionHandlers(services)],
    [accountEndpoints, accountHandlers(services)],
    [instrumentEndpoints, instrumentHandlers(services)],
    [layoutEndpoints, layoutHandlers(services)],
    [configEndpoints, configHandlers(services)],
    [marketDataEndpoints, marketDataHandlers(services)],
    [exchangeCostEndpoints, exchangeCostHandlers(services)],
    [coingeckoEndpoints, coingeckoHandlers(services)],
    [coinmarketcapEndpoints, coinmarketcapHandlers(services)],
    [nomicsEndpoints, nomicsHandlers(services)],
    [chartEndpoints, chartHandlers(services)],
  );
  catalogueRoutes(app, { catalogue, handlers, authentication, limiter: new RateLimiter(options.generosity, now), pending });
  sandboxRoutes(app, { faults, sockets, users, accounts });
  logoRoutes(app, exchange.instruments);
  sockets.attach(app.server);
  app.addHook('preClose', async () => {
    sockets.close();
    hub.close();
    streams.close();
    books.close();
    feeds.best.close();
  });
  return app;
}
