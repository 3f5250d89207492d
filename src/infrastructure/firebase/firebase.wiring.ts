import { defineModule, provide } from '../../application/kernel/provider';
import { Environment } from '../../application/platform/environment';
import { SignInPort } from '../../application/session/sign-in.port';
import { FirebaseSignInAdapter } from './firebase-sign-in.adapter';

export const firebaseModule = defineModule('firebase', [provide(SignInPort, FirebaseSignInAdapter, Environment)]);
