import { AccountQueries } from '../../application/account/account.queries';
import { Clock } from '../../application/kernel/clock.port';
import { Log } from '../../application/kernel/log.port';
import { defineModule, provide } from '../../application/kernel/provider';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { Environment } from '../../application/platform/environment';
import { PagePort } from '../../application/platform/page.port';
import { SessionTokenPort } from '../../application/session/session-token.port';
import { AccountStreamPort } from '../../application/trading/account-stream.port';
import { SocketFactory } from './connection/socket-factory';
import { WebsocketAccountStreamAdapter } from './trading/websocket-account-stream.adapter';

/** The private stream; comes with the first page that trades. Stands on the module of the public one. */
export const websocketAccountModule = defineModule('websocket-account', [
  provide(
    AccountStreamPort,
    WebsocketAccountStreamAdapter,
    Environment,
    Scheduler,
    Clock,
    Log,
    PagePort,
    SocketFactory,
    SessionTokenPort,
    MarketStreamPort,
    AccountQueries,
  ),
]);
