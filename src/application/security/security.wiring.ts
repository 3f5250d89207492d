import { defineModule, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { Session } from '../session/session';
import { AccountClosurePort } from './account-closure.port';
import { CloseAccount } from './close-account.use-case';
import { DevicesPort } from './devices.port';
import { SecurityPort } from './security.port';
import { SecurityQueries } from './security.queries';

export const securityModule = defineModule('security', [
  provideClass(SecurityQueries, ResourceCache, SecurityPort, DevicesPort, AccountClosurePort),
  provideClass(CloseAccount, AccountClosurePort, Session),
]);
