import { defineModule, provide } from '../../application/kernel/provider';
import { ContractStreamPort } from '../../application/markets/contract-stream.port';
import { WebsocketContractStreamAdapter } from './markets/websocket-contract-stream.adapter';

/** What contracts are valued by; comes with the first contract. Stands on the module of the public stream. */
export default defineModule('websocket-contracts', [provide(ContractStreamPort, WebsocketContractStreamAdapter)]);
