import { AccountCommandsPort } from '../../../application/account/account-commands.port';
import { AccountPort } from '../../../application/account/account.port';
import { defineModule, provideBy } from '../../../application/kernel/provider';
import { RestClient } from '../transport/rest-client';
import { whenAsked } from '../transport/when-asked';

const adapter = (client: RestClient) =>
  whenAsked<AccountPort & AccountCommandsPort>(async () => {
    const { RestAccountAdapter } = await import('./rest-account.adapter');
    return new RestAccountAdapter(client);
  });

/** The adapter comes with the first call: nobody's first picture waits for it. */
export const restAccountModule = defineModule('rest-account', [
  provideBy(AccountPort, adapter, RestClient),
  provideBy(AccountCommandsPort, adapter, RestClient),
]);
