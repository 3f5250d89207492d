import { defineModule, provideClass } from '../kernel/provider';
import { CarrySocialSignIn } from './carry-social-sign-in.use-case';
import { SocialPayloadPort } from './social-payload.port';

/** What every social sign-in ends with, wherever it begins. */
export const socialSignInModule = defineModule('social-sign-in', [provideClass(CarrySocialSignIn, SocialPayloadPort)]);
