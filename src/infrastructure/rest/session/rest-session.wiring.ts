import { defineModule, provide } from '../../../application/kernel/provider';
import { Environment } from '../../../application/platform/environment';
import { SessionSyncPort } from '../../../application/session/session-sync.port';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import { RestClient } from '../transport/rest-client';
import { RestSessionSyncAdapter } from './rest-session-sync.adapter';

export const restSessionModule = defineModule('rest-session', [
  provide(SessionSyncPort, RestSessionSyncAdapter, RestClient, Environment, SessionTokenPort),
]);
