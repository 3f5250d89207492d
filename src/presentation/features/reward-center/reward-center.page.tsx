import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { WalletQueries } from '../../../application/wallet/wallet.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { AccountFrame } from '../account-kit/account-frame.view';
import { CampaignTasks } from '../campaigns/campaign-tasks.view';
import { RewardNoticesStore } from '../campaigns/reward-notices.store';
import { RewardNotices } from '../campaigns/reward-notices.view';
import { EventsStore } from './events.store';
import { Events } from './events.view';
import { RewardHistory } from './reward-history.view';

interface RewardCenterStores {
  readonly campaigns: CampaignsQueries;
  readonly notices: RewardNoticesStore;
  readonly events: EventsStore;
  readonly wallet: WalletQueries;
}

/** /account/reward-center: what was won, what can be earned by tasks, what the exchange draws attention to. */
export const RewardCenterPage = observer(function RewardCenterPage({
  stores,
}: {
  readonly stores: RewardCenterStores;
}) {
  const { session } = useApp();
  const { t } = useTranslation('rewardCenter');
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <Rewards key={session.visit} stores={stores} />
    </AccountFrame>
  );
});

function Rewards({ stores: { campaigns, notices, events, wallet } }: { readonly stores: RewardCenterStores }) {
  const { paths } = useApp();
  const { t } = useTranslation('rewardCenter');
  const { hash } = useLocation();
  // The page was not there yet when the browser looked for the part that the address names.
  useEffect(() => {
    if (hash === '#events') document.getElementById('events')?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <RewardNotices store={notices} />
      <CampaignTasks queries={campaigns}>
        <ButtonLink size="small" to={paths.campaigns}>
          {t('campaigns')}
        </ButtonLink>
      </CampaignTasks>
      <Events store={events} />
      <RewardHistory queries={wallet} />
    </>
  );
}

export default view(RewardCenterPage, {
  campaigns: CampaignsQueries,
  notices: RewardNoticesStore,
  events: EventsStore,
  wallet: WalletQueries,
});
