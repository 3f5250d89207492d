import { defineModule, entry, provide, provideClass } from '../../application/kernel/provider';
import { Environment } from '../../application/platform/environment';
import { MailActionsPort } from '../../application/session/mail-actions.port';
import { SignInPort } from '../../application/session/sign-in.port';
import { FirebaseLoader } from './firebase-loader';
import { FirebaseMailActionsAdapter } from './firebase-mail-actions.adapter';
import { FirebaseSignInAdapter } from './firebase-sign-in.adapter';

export const firebaseModule = defineModule('firebase', [
  provideClass(FirebaseLoader, Environment),
  provide(SignInPort, FirebaseSignInAdapter, FirebaseLoader),
  entry(provide(MailActionsPort, FirebaseMailActionsAdapter, FirebaseLoader)),
]);
