import type { listenKeyEndpoints } from '../../../src/infrastructure/wire/catalogue/listen-key.endpoints';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';

export function listenKeyHandlers({ listenKeys, now }: Services): Handlers<typeof listenKeyEndpoints> {
  return {
    create: (call) => {
      const caller = callerOf(call);
      const apiKey = caller.sessionId === undefined ? call.request.headers['x-api-key'] : undefined;
      const { listenKey, expiresAt } = listenKeys.issue(caller, typeof apiKey === 'string' ? apiKey : undefined);
      // Clients read the one name or the other (protocol 3.1).
      return { success: true, data: { listenKey, authKey: listenKey, expiredTime: expiresAt }, timestamp: now() };
    },
  };
}
