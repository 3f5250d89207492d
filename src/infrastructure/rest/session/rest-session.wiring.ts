import { defineModule, provideBy } from '../../../application/kernel/provider';
import { Environment } from '../../../application/platform/environment';
import { SessionSyncCommandsPort } from '../../../application/session/session-sync-commands.port';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import { RestClient } from '../transport/rest-client';
import { whenAsked } from '../transport/when-asked';

/** The adapter comes with the first call: nobody's first picture waits for it. */
export const restSessionModule = defineModule('rest-session', [
  provideBy(
    SessionSyncCommandsPort,
    (client: RestClient, environment: Environment, tokens: SessionTokenPort) =>
      whenAsked<SessionSyncCommandsPort>(async () => {
        const { RestSessionSyncAdapter } = await import('./rest-session-sync.adapter');
        return new RestSessionSyncAdapter(client, environment, tokens);
      }),
    RestClient,
    Environment,
    SessionTokenPort,
  ),
]);
