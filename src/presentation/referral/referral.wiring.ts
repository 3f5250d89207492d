import { ReferralPort } from '../../application/account/referral.port';
import { ReferralQueries } from '../../application/account/referral.queries';
import { defineModule, provideClass } from '../../application/kernel/provider';
import { ResourceCache } from '../../application/kernel/resource';
import { NoticesPort } from '../../application/platform/notices.port';
import { routeModule } from '../app/route';
import { ReferralPage } from './referral.page';
import { ReferralStore } from './referral.store';

export const referralPage = routeModule({
  Page: ReferralPage,
  modules: [
    defineModule('presentation/referral', [
      provideClass(ReferralQueries, ResourceCache, ReferralPort),
      provideClass(ReferralStore, ReferralQueries, ReferralPort, NoticesPort),
    ]),
  ],
  stores: { referral: ReferralStore },
});
