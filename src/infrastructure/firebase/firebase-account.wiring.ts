import { defineModule, provide, provideClass } from '../../application/kernel/provider';
import { SecondFactorsPort } from '../../application/session/second-factors.port';
import { SignInWaysPort } from '../../application/session/sign-in-ways.port';
import { FirebaseAccountLoader } from './firebase-account-loader';
import { FirebaseLoader } from './firebase-loader';
import { FirebaseSecondFactorsAdapter } from './firebase-second-factors.adapter';
import { FirebaseSignInWaysAdapter } from './firebase-sign-in-ways.adapter';

/** For the pages on which somebody changes how they sign in; beside `firebaseModule`, whose SDK it shares. */
export const firebaseAccountModule = defineModule('firebase-account', [
  provideClass(FirebaseAccountLoader, FirebaseLoader),
  provide(SecondFactorsPort, FirebaseSecondFactorsAdapter, FirebaseAccountLoader),
  provide(SignInWaysPort, FirebaseSignInWaysAdapter, FirebaseAccountLoader),
]);
