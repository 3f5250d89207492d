import type { accountEndpoints } from '../../src/infrastructure/rest/catalogue/account.endpoints';
import { callerOf, type Handlers } from './handler';
import { regions } from './regions';
import type { Services } from './services';

export function accountHandlers({ users, now }: Services): Handlers<typeof accountEndpoints> {
  return {
    account: (call) => {
      const { user } = callerOf(call);
      const account = {
        user_id: user.userId,
        application_id: user.applicationId,
        email: user.email,
        main: true,
        alias: null,
        eu: false,
        language: user.language ?? null,
      };
      return { success: true, data: { account }, timestamp: now() };
    },
    coolName: (call) => ({ success: true, data: { coolName: callerOf(call).user.coolName }, timestamp: now() }),
    switchLanguage: (call) => {
      users.setLanguage(callerOf(call).user.userId, call.body.language);
      return { success: true, timestamp: now() };
    },
    // The sandbox is on the caller's own machine: it knows the address and no place.
    ipInfo: ({ request }) => ({ success: true, data: { ip: request.ip, eu: false, restricted: false }, timestamp: now() }),
    regions: () => ({ success: true, data: { rows: [...regions] }, timestamp: now() }),
  };
}
