import { defineModule, provide } from '../../application/kernel/provider';
import { ContractStreamPort } from '../../application/markets/contract-stream.port';
import { AccountStreamPort } from '../../application/trading/account-stream.port';
import { WebsocketContractStreamAdapter } from './markets/websocket-contract-stream.adapter';
import { WebsocketAccountStreamAdapter } from './trading/websocket-account-stream.adapter';

/** The private stream and what contracts are valued by; come with the first page that trades. Stand on the module of the public stream. */
export const websocketAccountModule = defineModule('websocket-account', [
  provide(AccountStreamPort, WebsocketAccountStreamAdapter),
  provide(ContractStreamPort, WebsocketContractStreamAdapter),
]);
