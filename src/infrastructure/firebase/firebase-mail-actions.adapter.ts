import type { Outcome } from '../../application/kernel/failure';
import type { MailActionsCommandsPort } from '../../application/session/mail-actions-commands.port';
import type { MailAction, MailActionsPort } from '../../application/session/mail-actions.port';
import { FirebaseLoader } from './firebase-loader';
import type { Needs } from '../../application/kernel/token';

const kinds: Readonly<Record<string, MailAction['kind']>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'changeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'removeSecondFactor',
  EMAIL_SIGNIN: 'signIn',
};

export class FirebaseMailActionsAdapter implements MailActionsPort, MailActionsCommandsPort {
  static readonly needs: Needs<typeof FirebaseMailActionsAdapter> = [FirebaseLoader];

  readonly #firebase: FirebaseLoader;

  constructor(firebase: FirebaseLoader) {
    this.#firebase = firebase;
  }

  read(code: string): Outcome<MailAction> {
    return this.#firebase.attempt(async (firebase) => {
      const { operation, data } = await firebase.checkCode(code);
      const kind = kinds[operation]!;
      // Of a change the SDK tells the address that will hold first.
      const [email, newEmail] = kind === 'changeEmail' ? [data.previousEmail, data.email] : [data.email, undefined];
      return { kind, email: email ?? undefined, newEmail: newEmail ?? undefined };
    });
  }

  apply(code: string): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.applyCode(code));
  }

  resetPassword(code: string, password: string): Outcome<void> {
    return this.#firebase.attempt((firebase) => firebase.resetPassword(code, password));
  }
}
