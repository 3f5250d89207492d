import { NewPasswordStore } from '../session/new-password.store';
import type { Needs } from '../../../application/kernel/token';
import { SignInPort } from '../../../application/session/sign-in.port';
import { PasswordStrengthPort } from '../../../application/session/password-strength.port';

/** The password chosen on the account's page, apart from the one of the registration page. */
export class SignInPasswordStore extends NewPasswordStore {
  static override readonly needs: Needs<typeof SignInPasswordStore> = [SignInPort, PasswordStrengthPort];
}
