import { Clock } from '../../../application/kernel/clock.port';
import { verificationModule } from '../../../application/verification/verification.wiring';
import { routeModule } from '../../runtime/route';
import { IdentityVerificationPage } from './identity-verification.page';
import { verificationPageModule } from './verification-store.wiring';
import { VerificationStore } from './verification.store';

export const identityVerificationPage = routeModule({
  Page: IdentityVerificationPage,
  modules: [verificationModule, verificationPageModule],
  stores: { verification: VerificationStore, clock: Clock },
});
