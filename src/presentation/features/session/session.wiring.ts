import { VisitorPort } from '../../../application/account/visitor.port';
import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { AcceptReferral } from '../../../application/session/accept-referral.use-case';
import { FinishSocialSignIn } from '../../../application/session/finish-social-sign-in.use-case';
import { DropClash } from '../../../application/session/drop-clash.use-case';
import { FinishSecondStep } from '../../../application/session/finish-second-step.use-case';
import { FollowMailLink } from '../../../application/session/follow-mail-link.use-case';
import { PasswordStrengthPort } from '../../../application/session/password-strength.port';
import { registrationModule } from '../../../application/session/registration.wiring';
import { RequestPasswordReset } from '../../../application/session/request-password-reset.use-case';
import { SignInPort } from '../../../application/session/sign-in.port';
import { SignInProgress } from '../../../application/session/sign-in-progress';
import { SignInWithLink } from '../../../application/session/sign-in-with-link.use-case';
import { SignInWithPassword } from '../../../application/session/sign-in-with-password.use-case';
import { SignInWithPhone } from '../../../application/session/sign-in-with-phone.use-case';
import { SignInWithProvider } from '../../../application/session/sign-in-with-provider.use-case';
import { signInModule } from '../../../application/session/sign-in.wiring';
import { SignUpWithPassword } from '../../../application/session/sign-up-with-password.use-case';
import { routeModule } from '../../runtime/route';
import { ClashStore } from './clash.store';
import { LinkLogInStore } from './link-log-in.store';
import { LogInPage } from './log-in.page';
import { LogInStore } from './log-in.store';
import { MailActionPage } from './mail-action.page';
import { MailActionStore } from './mail-action.store';
import { NewPasswordStore } from './new-password.store';
import { PhoneLogInStore } from './phone-log-in.store';
import { ProviderLogInStore } from './provider-log-in.store';
import { RegisterPage } from './register.page';
import { RegistrationStore } from './registration.store';
import { SecondStepStore } from './second-step.store';
import { SocialLogInStore } from './social-log-in.store';

/** What more than one of these pages stands on. */
const entryModule = defineModule('entry', [
  provideClass(ProviderLogInStore, SignInWithProvider),
  provideClass(SecondStepStore, FinishSecondStep, SignInProgress, Clock),
  provideClass(NewPasswordStore, SignInPort, PasswordStrengthPort),
]);

const logInModule = defineModule('log-in', [
  provideClass(LogInStore, SignInWithPassword, RequestPasswordReset),
  provideClass(LinkLogInStore, SignInWithLink),
  provideClass(PhoneLogInStore, SignInWithPhone, VisitorPort, Clock),
  provideClass(ClashStore, SignInProgress, DropClash),
  provideClass(SocialLogInStore, FinishSocialSignIn),
]);

const registerModule = defineModule('register', [
  provideClass(RegistrationStore, SignUpWithPassword, AcceptReferral, NoticesPort),
]);

const mailModule = defineModule('mail-action', [
  provideClass(MailActionStore, FollowMailLink, SignInWithLink, RequestPasswordReset),
]);

export const loginPage = routeModule({
  Page: LogInPage,
  modules: [signInModule, entryModule, logInModule],
  stores: {
    logIn: LogInStore,
    provider: ProviderLogInStore,
    link: LinkLogInStore,
    phone: PhoneLogInStore,
    secondStep: SecondStepStore,
    clash: ClashStore,
    social: SocialLogInStore,
  },
});

export const registerPage = routeModule({
  Page: RegisterPage,
  modules: [signInModule, registrationModule, entryModule, registerModule],
  stores: {
    registration: RegistrationStore,
    password: NewPasswordStore,
    provider: ProviderLogInStore,
    secondStep: SecondStepStore,
  },
});

export const mailActionPage = routeModule({
  Page: MailActionPage,
  modules: [signInModule, entryModule, mailModule],
  stores: { mailAction: MailActionStore, password: NewPasswordStore, secondStep: SecondStepStore },
});
