import { defineModule, provide } from '../../../application/kernel/provider';
import { SessionSyncCommandsPort } from '../../../application/session/session-sync-commands.port';
import { RestSessionSyncAdapter } from './rest-session-sync.adapter';

export const restSessionModule = defineModule('rest-session', [
  provide(SessionSyncCommandsPort, RestSessionSyncAdapter),
]);
