import { defineModule, provide } from '../../../application/kernel/provider';
import { SessionSyncPort } from '../../../application/session/session-sync.port';
import { RestSessionSyncAdapter } from './rest-session-sync.adapter';

export const restSessionModule = defineModule('rest-session', [provide(SessionSyncPort, RestSessionSyncAdapter)]);
