import { defineModule, provide } from '../../application/kernel/provider';
import { MailActionsPort } from '../../application/session/mail-actions.port';
import { SignInPort } from '../../application/session/sign-in.port';
import { FirebaseMailActionsAdapter } from './firebase-mail-actions.adapter';
import { FirebaseSignInAdapter } from './firebase-sign-in.adapter';

export const firebaseModule = defineModule('firebase', [
  provide(SignInPort, FirebaseSignInAdapter),
  provide(MailActionsPort, FirebaseMailActionsAdapter),
]);
