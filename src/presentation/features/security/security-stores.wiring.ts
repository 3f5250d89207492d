import { AccountQueries } from '../../../application/account/account.queries';
import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { AccountClosurePort } from '../../../application/security/account-closure.port';
import { CloseAccount } from '../../../application/security/close-account.use-case';
import { DevicesPort } from '../../../application/security/devices.port';
import { SecurityPort } from '../../../application/security/security.port';
import { SecurityQueries } from '../../../application/security/security.queries';
import { StepUpStore } from '../account-kit/step-up.store';
import { AccountClosureStore } from './account-closure.store';
import { LoginActivityStore, SecurityActivityStore } from './activity.store';
import { AntiPhishingStore } from './anti-phishing.store';
import { AuthenticatorStore } from './authenticator.store';
import { DevicesStore } from './devices.store';
import { EmailChangeStore } from './email-change.store';
import { SecurityPasswordsStore } from './security-passwords.store';

export const securityStores = defineModule('security-page', [
  provideClass(AuthenticatorStore, SecurityQueries, SecurityPort, StepUpStore, NoticesPort),
  provideClass(SecurityPasswordsStore, SecurityQueries, SecurityPort, StepUpStore, NoticesPort),
  provideClass(EmailChangeStore, SecurityQueries, AccountQueries, SecurityPort, StepUpStore, NoticesPort, Clock),
  provideClass(AntiPhishingStore, SecurityQueries, SecurityPort, StepUpStore, NoticesPort),
  provideClass(DevicesStore, SecurityQueries, DevicesPort, NoticesPort),
  provideClass(LoginActivityStore, SecurityPort, SecurityQueries),
  provideClass(SecurityActivityStore, SecurityPort, SecurityQueries),
  provideClass(AccountClosureStore, SecurityQueries, AccountClosurePort, CloseAccount, StepUpStore, NoticesPort),
]);
