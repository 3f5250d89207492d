import { routeModule } from '../../runtime/route';
import { ReferralPage } from './referral.page';
import { referralStores } from './referral-stores.wiring';
import { ReferralStore } from './referral.store';

export const referralPage = routeModule({
  Page: ReferralPage,
  modules: [referralStores],
  stores: { referral: ReferralStore },
});
