import { Clock } from '../kernel/clock.port';
import { Log } from '../kernel/log.port';
import { defineModule, provideClass } from '../kernel/provider';
import { LocalStoragePort } from '../platform/local-storage.port';
import { NoticesPort } from '../platform/notices.port';
import { TrackingPort } from '../platform/tracking.port';
import { BeginSession } from './begin-session';
import { DropClash } from './drop-clash.use-case';
import { FinishSecondStep } from './finish-second-step.use-case';
import { FinishSignIn } from './finish-sign-in';
import { FinishSocialSignIn } from './finish-social-sign-in.use-case';
import { FollowMailLink } from './follow-mail-link.use-case';
import { MailActionsPort } from './mail-actions.port';
import { PendingLinkEmail } from './pending-link-email';
import { RequestPasswordReset } from './request-password-reset.use-case';
import { SessionSyncPort } from './session-sync.port';
import { SessionTokenPort } from './session-token.port';
import { SignInProgress } from './sign-in-progress';
import { SignInPort } from './sign-in.port';
import { SignInReport } from './sign-in-report';
import { SignInWithLink } from './sign-in-with-link.use-case';
import { SignInWithPassword } from './sign-in-with-password.use-case';
import { SignInWithPhone } from './sign-in-with-phone.use-case';
import { SignInWithProvider } from './sign-in-with-provider.use-case';
import { SocialPayloadPort } from './social-payload.port';
import { SignUpWithPassword } from './sign-up-with-password.use-case';

/** Signing in and up: what only the pages of the ways in need, with the identity provider's adapter. */
export const signInModule = defineModule('sign-in', [
  provideClass(SignInReport, NoticesPort, Log),
  provideClass(SignInProgress),
  provideClass(PendingLinkEmail, LocalStoragePort, Clock),
  provideClass(BeginSession, SessionSyncPort, SessionTokenPort, SignInPort, TrackingPort),
  provideClass(FinishSignIn, SignInPort, BeginSession, SignInReport, SignInProgress, PendingLinkEmail, NoticesPort),
  provideClass(SignInWithPassword, SignInPort, FinishSignIn),
  provideClass(SignInWithProvider, SignInPort, FinishSignIn, SignInReport),
  provideClass(SignInWithLink, SignInPort, FinishSignIn, PendingLinkEmail, SignInReport),
  provideClass(SignInWithPhone, SignInPort, FinishSignIn, SignInReport),
  provideClass(FinishSecondStep, SignInPort, FinishSignIn, SignInProgress, SignInReport),
  provideClass(FinishSocialSignIn, SocialPayloadPort, SignInPort, FinishSignIn),
  provideClass(DropClash, SignInPort, SignInProgress),
  provideClass(SignUpWithPassword, SignInPort, FinishSignIn, TrackingPort),
  provideClass(RequestPasswordReset, SignInPort, SignInReport),
  provideClass(FollowMailLink, MailActionsPort, SignInReport),
]);
