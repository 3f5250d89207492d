import { defineModule, provideClass } from '../../application/kernel/provider';
import { NoticesPort } from '../../application/platform/notices.port';
import { RequestPasswordReset } from '../../application/session/request-password-reset.use-case';
import { SignInPort } from '../../application/session/sign-in.port';
import { SignInWithPassword } from '../../application/session/sign-in-with-password.use-case';
import { signInModule } from '../../application/session/sign-in.wiring';
import { SignUpWithPassword } from '../../application/session/sign-up-with-password.use-case';
import { routeModule } from '../app/route';
import { LogInStore } from './log-in.store';
import { LogInPage } from './log-in.page';
import { RegisterPage } from './register.page';
import { RegistrationStore } from './registration.store';

const sessionPagesModule = defineModule('session-pages', [
  provideClass(LogInStore, SignInWithPassword, RequestPasswordReset),
  provideClass(RegistrationStore, SignUpWithPassword, SignInPort, NoticesPort),
]);

const modules = [signInModule, sessionPagesModule];

export const loginPage = routeModule({ Page: LogInPage, modules, stores: { logIn: LogInStore } });
export const registerPage = routeModule({ Page: RegisterPage, modules, stores: { registration: RegistrationStore } });
