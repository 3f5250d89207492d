import { SecurityQueries } from '../../../application/security/security.queries';
import { securityModule } from '../../../application/security/security.wiring';
import { StepUpStore } from '../account-kit/step-up.store';
import { stepUpModule } from '../account-kit/step-up.wiring';
import { routeModule } from '../../runtime/route';
import { SignInMethodsStore } from '../sign-in-methods/sign-in-methods.store';
import { signInMethodsModule } from '../sign-in-methods/sign-in-methods.wiring';
import { AccountClosureStore } from './account-closure.store';
import { LoginActivityStore, SecurityActivityStore } from './activity.store';
import { AntiPhishingStore } from './anti-phishing.store';
import { AuthenticatorStore } from './authenticator.store';
import { DevicesStore } from './devices.store';
import { EmailChangeStore } from './email-change.store';
import { SecurityPage, type SecurityPageStores } from './security.page';
import { SecurityPasswordsStore } from './security-passwords.store';
import { securityStores } from './security-stores.wiring';

export const accountSecurityPage = routeModule<SecurityPageStores>({
  Page: SecurityPage,
  modules: [securityModule, stepUpModule, signInMethodsModule, securityStores],
  stores: {
    queries: SecurityQueries,
    stepUp: StepUpStore,
    methods: SignInMethodsStore,
    authenticator: AuthenticatorStore,
    passwords: SecurityPasswordsStore,
    email: EmailChangeStore,
    antiPhishing: AntiPhishingStore,
    devices: DevicesStore,
    logins: LoginActivityStore,
    changes: SecurityActivityStore,
    closure: AccountClosureStore,
  },
});
