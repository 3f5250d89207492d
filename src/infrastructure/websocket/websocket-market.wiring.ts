import { defineModule, provide } from '../../application/kernel/provider';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { BrowserSocketFactory, SocketFactory } from './connection/socket-factory';
import { WebsocketMarketStreamAdapter } from './markets/websocket-market-stream.adapter';

/** The public stream; needed on every page. */
export const websocketMarketModule = defineModule('websocket-markets', [
  provide(SocketFactory, BrowserSocketFactory),
  provide(MarketStreamPort, WebsocketMarketStreamAdapter),
]);
