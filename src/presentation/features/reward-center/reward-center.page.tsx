import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { WalletQueries } from '../../../application/wallet/wallet.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import styles from './reward-center.module.css';
import { AccountFrame } from '../account-kit/account-frame.view';
import { CampaignTasks } from '../campaigns/campaign-tasks.view';
import { RewardNoticesStore } from '../campaigns/reward-notices.store';
import { RewardNotices } from '../campaigns/reward-notices.view';
import { PromotionsStore } from '../promotions/promotions.store';
import { Events } from './events.view';
import { useSwitch } from '../switches/use-switch';
import { RewardHistory } from './reward-history.view';
import { VoucherTasks } from './voucher-tasks.view';
import { Vouchers } from './vouchers.view';
import { VouchersStore } from './vouchers.store';

interface RewardCenterStores {
  readonly campaigns: CampaignsQueries;
  readonly notices: RewardNoticesStore;
  readonly events: PromotionsStore;
  readonly wallet: WalletQueries;
  readonly vouchers: VouchersStore;
  readonly features: FeaturesQueries;
}

/** /account/reward-center: what was won, vouchers and what brings them, tasks, what the exchange draws attention to. */
const RewardCenterPage = observer(function RewardCenterPage({ stores }: { readonly stores: RewardCenterStores }) {
  const { session } = useApp();
  const { t } = useTranslation('rewardCenter');
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <Rewards key={session.visit} stores={stores} />
    </AccountFrame>
  );
});

const Rewards = observer(function Rewards({ stores }: { readonly stores: RewardCenterStores }) {
  const { campaigns, notices, events, wallet, vouchers, features } = stores;
  const hasVouchers = useSwitch(features, 'vouchers');
  const { paths } = useApp();
  const { t } = useTranslation('rewardCenter');
  const { hash } = useLocation();
  // The page was not there yet when the browser looked for the part that the address names.
  useEffect(() => {
    if (hash === '#events' || hash === '#vouchers') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <RewardNotices store={notices} />
      {hasVouchers ? (
        <>
          <Vouchers store={vouchers} />
          <VoucherTasks store={vouchers} />
        </>
      ) : null}
      <div className={styles.campaigns}>
        <CampaignTasks queries={campaigns} title={t('campaignTasks')}>
          <ButtonLink size="small" to={paths.campaigns}>
            {t('campaigns')}
          </ButtonLink>
        </CampaignTasks>
      </div>
      <Events store={events} />
      <RewardHistory queries={wallet} />
    </>
  );
});

export default view(RewardCenterPage, {
  campaigns: CampaignsQueries,
  notices: RewardNoticesStore,
  events: PromotionsStore,
  wallet: WalletQueries,
  vouchers: VouchersStore,
  features: FeaturesQueries,
});
