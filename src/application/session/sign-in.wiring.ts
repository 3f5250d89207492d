import { Log } from '../kernel/log.port';
import { defineModule, provideClass } from '../kernel/provider';
import { NoticesPort } from '../platform/notices.port';
import { BeginSession } from './begin-session';
import { RequestPasswordReset } from './request-password-reset.use-case';
import { SessionSyncPort } from './session-sync.port';
import { SessionTokenPort } from './session-token.port';
import { SignInPort } from './sign-in.port';
import { SignInReport } from './sign-in-report';
import { SignInWithPassword } from './sign-in-with-password.use-case';
import { SignUpWithPassword } from './sign-up-with-password.use-case';

/** Signing in and up: what only the login and registration pages need, with the identity provider's adapter. */
export const signInModule = defineModule('sign-in', [
  provideClass(SignInReport, NoticesPort, Log),
  provideClass(BeginSession, SessionSyncPort, SessionTokenPort, SignInPort),
  provideClass(SignInWithPassword, SignInPort, BeginSession, SignInReport),
  provideClass(SignUpWithPassword, SignInPort, BeginSession, SignInReport),
  provideClass(RequestPasswordReset, SignInPort, SignInReport),
]);
