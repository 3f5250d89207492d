import { ReferralPort } from '../account/referral.port';
import { defineModule, provideClass } from '../kernel/provider';
import { NoticesPort } from '../platform/notices.port';
import { AcceptReferral } from './accept-referral.use-case';

/** What only opening an account needs. */
export const registrationModule = defineModule('registration', [
  provideClass(AcceptReferral, ReferralPort, NoticesPort),
]);
