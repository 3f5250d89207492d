import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account-kit/account-frame.view';
import { AcceptCode } from './accept-code.view';
import { ReferralCampaigns } from './referral-campaigns.view';
import { ReferralCodes } from './referral-codes.view';
import { Referees } from './referees.view';
import { ReferralRewards } from './referral-rewards.view';
import { ReferralStore } from './referral.store';
import { ReferralSummaryView } from './referral-summary.view';
import { ShareCode } from './share-code.view';
import { view } from '../../runtime/feature';

interface ReferralPageStores {
  readonly referral: ReferralStore;
}

/** /account/referral: inviting people, and what comes of it. */
export function ReferralPage({ stores }: { readonly stores: ReferralPageStores }) {
  const { t } = useTranslation('referral');
  const store = stores.referral;
  return (
    <AccountFrame title={t('title')} text={t('text')} mainOnly>
      <ReferralSummaryView queries={store.queries} />
      <ShareCode queries={store.queries} />
      <ReferralCodes store={store} />
      <Referees queries={store.queries} />
      <ReferralRewards queries={store.queries} />
      <ReferralCampaigns queries={store.queries} />
      <AcceptCode store={store} />
    </AccountFrame>
  );
}

export default view(ReferralPage, { referral: ReferralStore });
