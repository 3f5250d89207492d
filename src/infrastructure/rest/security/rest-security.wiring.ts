import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { AccountClosurePort } from '../../../application/security/account-closure.port';
import { CredentialsPort } from '../../../application/security/credentials.port';
import { DevicesPort } from '../../../application/security/devices.port';
import { SecurityPort } from '../../../application/security/security.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestAccountClosureAdapter } from './rest-account-closure.adapter';
import { RestCredentialsAdapter } from './rest-credentials.adapter';
import { RestDevicesAdapter } from './rest-devices.adapter';
import { RestSecurityAdapter } from './rest-security.adapter';

export const restSecurityModule = defineModule('rest-security', [
  entry(provide(SecurityPort, RestSecurityAdapter, RestClient, UnknownValues)),
  entry(provide(DevicesPort, RestDevicesAdapter, RestClient)),
  entry(provide(AccountClosurePort, RestAccountClosureAdapter, RestClient, UnknownValues)),
  entry(provide(CredentialsPort, RestCredentialsAdapter, RestClient, UnknownValues)),
]);
