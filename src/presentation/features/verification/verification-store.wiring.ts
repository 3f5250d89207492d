import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Session } from '../../../application/session/session';
import { SubmitVerification } from '../../../application/verification/submit-verification.use-case';
import { VerificationQueries } from '../../../application/verification/verification.queries';
import { VerificationStore } from './verification.store';

export const verificationPageModule = defineModule('verification-page', [
  provideClass(VerificationStore, VerificationQueries, SubmitVerification, Session),
]);
