import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Environment } from '../../../application/platform/environment';
import { NoticesPort } from '../../../application/platform/notices.port';
import { DevicesPort } from '../../../application/security/devices.port';
import { ChangeSignInPassword } from '../../../application/session/change-sign-in-password.use-case';
import { ConfirmIdentity } from '../../../application/session/confirm-identity.use-case';
import { OneTimeCodesPort } from '../../../application/session/one-time-codes.port';
import { PasswordStrengthPort } from '../../../application/session/password-strength.port';
import { RecordRehearsal } from '../../../application/session/record-rehearsal.use-case';
import { RemoveSecondFactor } from '../../../application/session/remove-second-factor.use-case';
import { RemoveSignInWay } from '../../../application/session/remove-sign-in-way.use-case';
import { ResumeSession } from '../../../application/session/resume-session.use-case';
import { SecondFactorsPort } from '../../../application/session/second-factors.port';
import { Session } from '../../../application/session/session';
import { SessionSyncPort } from '../../../application/session/session-sync.port';
import { SessionTokenPort } from '../../../application/session/session-token.port';
import { SignInWaysPort } from '../../../application/session/sign-in-ways.port';
import { SignInPort } from '../../../application/session/sign-in.port';
import { AuthenticatorEnrolmentStore } from './authenticator-enrolment.store';
import { PhoneEnrolmentStore } from './phone-enrolment.store';
import { ReauthenticationStore } from './reauthentication.store';
import { SignInMethodsStore } from './sign-in-methods.store';
import { SignInPasswordStore } from './sign-in-password.store';

/**
 * What `SignInMethodsSection` stands on. A page that places it adds this module, the store `SignInMethodsStore`, the
 * adapter groups `session`, `security`, `settings` and `signInMethods`, and the namespaces `session` and `signInMethods`.
 */
export const signInMethodsModule = defineModule('sign-in-methods', [
  provideClass(ConfirmIdentity, SignInPort, Session),
  provideClass(ResumeSession, SignInWaysPort, SessionSyncPort, SessionTokenPort),
  provideClass(RecordRehearsal, AccountSettingsPort, Clock),
  provideClass(ChangeSignInPassword, SignInWaysPort, ResumeSession),
  provideClass(RemoveSecondFactor, SecondFactorsPort, ResumeSession, RecordRehearsal),
  provideClass(RemoveSignInWay, SignInWaysPort),
  provideClass(ReauthenticationStore, ConfirmIdentity, OneTimeCodesPort, Clock),
  provideClass(AuthenticatorEnrolmentStore, SecondFactorsPort, ReauthenticationStore, Environment),
  provideClass(PhoneEnrolmentStore, SecondFactorsPort, ReauthenticationStore, Clock),
  provideClass(SignInPasswordStore, SignInPort, PasswordStrengthPort),
  provideClass(
    SignInMethodsStore,
    ReauthenticationStore,
    AuthenticatorEnrolmentStore,
    PhoneEnrolmentStore,
    SignInPasswordStore,
    SignInWaysPort,
    SignInPort,
    ChangeSignInPassword,
    RemoveSecondFactor,
    RemoveSignInWay,
    RecordRehearsal,
    DevicesPort,
    NoticesPort,
    Clock,
  ),
]);
