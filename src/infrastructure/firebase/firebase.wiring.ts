import { defineModule, provide } from '../../application/kernel/provider';
import { MailActionsCommandsPort } from '../../application/session/mail-actions-commands.port';
import { MailActionsPort } from '../../application/session/mail-actions.port';
import { SignInCommandsPort } from '../../application/session/sign-in-commands.port';
import { SignInPort } from '../../application/session/sign-in.port';
import { FirebaseMailActionsAdapter } from './firebase-mail-actions.adapter';
import { FirebaseSignInAdapter } from './firebase-sign-in.adapter';

export const firebaseModule = defineModule('firebase', [
  provide(SignInPort, FirebaseSignInAdapter),
  provide(SignInCommandsPort, FirebaseSignInAdapter),
  provide(MailActionsPort, FirebaseMailActionsAdapter),
  provide(MailActionsCommandsPort, FirebaseMailActionsAdapter),
]);

export default firebaseModule;
