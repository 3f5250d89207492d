import { defineModule, provide } from '../../application/kernel/provider';
import { AccountStreamPort } from '../../application/trading/account-stream.port';
import { WebsocketAccountStreamAdapter } from './trading/websocket-account-stream.adapter';

/** The private stream; comes with the first page that trades. Stands on the module of the public stream. */
export default defineModule('websocket-account', [provide(AccountStreamPort, WebsocketAccountStreamAdapter)]);
