import { Clock } from '../../application/kernel/clock.port';
import { Log } from '../../application/kernel/log.port';
import { defineModule, provide, provideBy, provideClass } from '../../application/kernel/provider';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { Environment } from '../../application/platform/environment';
import { PagePort } from '../../application/platform/page.port';
import { BrowserSocketFactory, SocketFactory } from './connection/socket-factory';
import { WebsocketMarketStreamAdapter } from './markets/websocket-market-stream.adapter';

/** The public stream; needed on every page. */
export const websocketMarketModule = defineModule('websocket-markets', [
  provide(SocketFactory, BrowserSocketFactory),
  provideClass(WebsocketMarketStreamAdapter, Environment, Scheduler, Clock, Log, PagePort, SocketFactory),
  provideBy(MarketStreamPort, (stream) => stream, WebsocketMarketStreamAdapter),
]);
