import { defineModule, provide } from '../../../application/kernel/provider';
import { AccountClosureCommandsPort } from '../../../application/security/account-closure-commands.port';
import { AccountClosurePort } from '../../../application/security/account-closure.port';
import { ApprovalsCommandsPort } from '../../../application/security/approvals-commands.port';
import { ApprovalsPort } from '../../../application/security/approvals.port';
import { CredentialsCommandsPort } from '../../../application/security/credentials-commands.port';
import { CredentialsPort } from '../../../application/security/credentials.port';
import { DevicesCommandsPort } from '../../../application/security/devices-commands.port';
import { DevicesPort } from '../../../application/security/devices.port';
import { PageMarkCommandsPort } from '../../../application/security/page-mark-commands.port';
import { PageMarkPort } from '../../../application/security/page-mark.port';
import { RecoveryCommandsPort } from '../../../application/security/recovery-commands.port';
import { RecoveryPort } from '../../../application/security/recovery.port';
import { SecurityCommandsPort } from '../../../application/security/security-commands.port';
import { SecurityPort } from '../../../application/security/security.port';
import { RestAccountClosureAdapter } from './rest-account-closure.adapter';
import { RestApprovalsAdapter } from './rest-approvals.adapter';
import { RestCredentialsAdapter } from './rest-credentials.adapter';
import { RestDevicesAdapter } from './rest-devices.adapter';
import { RestPageMarkAdapter } from './rest-page-mark.adapter';
import { RestRecoveryAdapter } from './rest-recovery.adapter';
import { RestSecurityAdapter } from './rest-security.adapter';

export default defineModule('rest-security', [
  provide(SecurityPort, RestSecurityAdapter),
  provide(SecurityCommandsPort, RestSecurityAdapter),
  provide(PageMarkPort, RestPageMarkAdapter),
  provide(PageMarkCommandsPort, RestPageMarkAdapter),
  provide(ApprovalsPort, RestApprovalsAdapter),
  provide(ApprovalsCommandsPort, RestApprovalsAdapter),
  provide(RecoveryPort, RestRecoveryAdapter),
  provide(RecoveryCommandsPort, RestRecoveryAdapter),
  provide(DevicesPort, RestDevicesAdapter),
  provide(DevicesCommandsPort, RestDevicesAdapter),
  provide(AccountClosurePort, RestAccountClosureAdapter),
  provide(AccountClosureCommandsPort, RestAccountClosureAdapter),
  provide(CredentialsPort, RestCredentialsAdapter),
  provide(CredentialsCommandsPort, RestCredentialsAdapter),
]);
