import { AccountQueries } from '../../application/account/account.queries';
import { Clock } from '../../application/kernel/clock.port';
import { Log } from '../../application/kernel/log.port';
import { defineModule, entry, provide } from '../../application/kernel/provider';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { ContractStreamPort } from '../../application/markets/contract-stream.port';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { Environment } from '../../application/platform/environment';
import { PagePort } from '../../application/platform/page.port';
import { SessionTokenPort } from '../../application/session/session-token.port';
import { AccountStreamPort } from '../../application/trading/account-stream.port';
import { SocketFactory } from './connection/socket-factory';
import { WebsocketContractStreamAdapter } from './markets/websocket-contract-stream.adapter';
import { WebsocketMarketStreamAdapter } from './markets/websocket-market-stream.adapter';
import { WebsocketAccountStreamAdapter } from './trading/websocket-account-stream.adapter';

/** The private stream and what contracts are valued by; come with the first page that trades. Stand on the module of the public stream. */
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
  entry(provide(ContractStreamPort, WebsocketContractStreamAdapter, WebsocketMarketStreamAdapter, Log, Clock)),
]);
