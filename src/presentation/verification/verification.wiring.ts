import { Clock } from '../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../application/kernel/provider';
import { Session } from '../../application/session/session';
import { SubmitVerification } from '../../application/verification/submit-verification.use-case';
import { VerificationQueries } from '../../application/verification/verification.queries';
import { verificationModule } from '../../application/verification/verification.wiring';
import { routeModule } from '../app/route';
import { IdentityVerificationPage } from './identity-verification.page';
import { VerificationStore } from './verification.store';

export const verificationPageModule = defineModule('verification-page', [provideClass(VerificationStore, VerificationQueries, SubmitVerification, Session)]);

export const identityVerificationPage = routeModule({
  Page: IdentityVerificationPage,
  modules: [verificationModule, verificationPageModule],
  stores: { verification: VerificationStore, clock: Clock },
});
