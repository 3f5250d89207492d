import { defineModule, provide } from '../../../application/kernel/provider';
import { AccountClosurePort } from '../../../application/security/account-closure.port';
import { CredentialsPort } from '../../../application/security/credentials.port';
import { DevicesPort } from '../../../application/security/devices.port';
import { SecurityPort } from '../../../application/security/security.port';
import { RestAccountClosureAdapter } from './rest-account-closure.adapter';
import { RestCredentialsAdapter } from './rest-credentials.adapter';
import { RestDevicesAdapter } from './rest-devices.adapter';
import { RestSecurityAdapter } from './rest-security.adapter';

export const restSecurityModule = defineModule('rest-security', [
  provide(SecurityPort, RestSecurityAdapter),
  provide(DevicesPort, RestDevicesAdapter),
  provide(AccountClosurePort, RestAccountClosureAdapter),
  provide(CredentialsPort, RestCredentialsAdapter),
]);
