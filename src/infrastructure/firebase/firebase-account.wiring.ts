import { defineModule, provide } from '../../application/kernel/provider';
import { SecondFactorsCommandsPort } from '../../application/session/second-factors-commands.port';
import { SignInWaysCommandsPort } from '../../application/session/sign-in-ways-commands.port';
import { SignInWaysPort } from '../../application/session/sign-in-ways.port';
import { FirebaseSecondFactorsAdapter } from './firebase-second-factors.adapter';
import { FirebaseSignInWaysAdapter } from './firebase-sign-in-ways.adapter';

/** For the pages on which somebody changes how they sign in; beside `firebaseModule`, whose SDK it shares. */
export default defineModule('firebase-account', [
  provide(SecondFactorsCommandsPort, FirebaseSecondFactorsAdapter),
  provide(SignInWaysPort, FirebaseSignInWaysAdapter),
  provide(SignInWaysCommandsPort, FirebaseSignInWaysAdapter),
]);
