import { ReferralPort } from '../../../application/account/referral.port';
import { ReferralQueries } from '../../../application/account/referral.queries';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { ResourceCache } from '../../../application/kernel/resource';
import { NoticesPort } from '../../../application/platform/notices.port';
import { ReferralStore } from './referral.store';

export const referralStores = defineModule('presentation/referral', [
  provideClass(ReferralQueries, ResourceCache, ReferralPort),
  provideClass(ReferralStore, ReferralQueries, ReferralPort, NoticesPort),
]);
