import { NewPasswordStore } from '../session/new-password.store';

/** The password chosen on the account's page, apart from the one of the registration page. */
export class SignInPasswordStore extends NewPasswordStore {}
