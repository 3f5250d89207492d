import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ListingCampaignQueries } from '../../../application/campaigns/listing-campaign.queries';
import { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { EmptyState } from '../../kit/controls/empty-state';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { Promotions } from '../promotions/promotions.view';
import { PromotionsStore } from '../promotions/promotions.store';
import { useSwitch } from '../switches/use-switch';
import { CampaignCard } from './campaign-card.view';
import { campaignsQuery, campaignTab, campaignTabs } from './campaigns-address';
import { ListingCard } from './listing-card.view';
import { RewardNotices } from './reward-notices.view';
import { RewardNoticesStore } from './reward-notices.store';
import styles from './campaigns.module.css';

interface CampaignsStores {
  readonly queries: CampaignsQueries;
  readonly listing: ListingCampaignQueries;
  readonly notices: RewardNoticesStore;
  readonly promotions: PromotionsStore;
  readonly features: FeaturesQueries;
}

/** /campaigns: what runs, what comes and what has ended. */
const CampaignsPage = observer(function CampaignsPage({
  stores: { queries, listing, notices, promotions, features },
}: {
  readonly stores: CampaignsStores;
}) {
  const { t } = useTranslation('campaigns');
  const { session, language } = useApp();
  const [address, setAddress] = useSearchParams();
  const tab = campaignTab(address);
  usePageTitle(t('title'), t('intro'));
  const hasListing = useSwitch(features, 'listing-campaign');
  const own = session.account !== undefined;
  const promoted = useMemo(
    () =>
      own
        ? promotions.queries.forAccount(language.code, 'EVENT')
        : promotions.queries.forVisitors(language.code, 'EVENT'),
    [promotions, own, language.code],
  );
  const campaigns = useMemo(() => queries.campaigns(), [queries]);
  return (
    <PageFrame>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {session.account === undefined ? null : <RewardNotices key={session.visit} store={notices} />}
      <Segmented
        label={t('statusName')}
        value={tab}
        options={campaignTabs.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(value) => setAddress(campaignsQuery(value), { replace: true })}
      />
      <DataBlock
        state={useResource(campaigns)}
        onRetry={() => void campaigns.refresh()}
        skeleton={<CardsSkeleton />}
        isEmpty={(all) => all.every(({ status }) => status !== tab)}
        empty={<EmptyState title={t('none.title')} text={t('none.text')} />}
      >
        {(all) => (
          <ul className={styles.cards}>
            {tab === 'LIVE' && hasListing ? <ListingCard queries={listing} /> : null}
            {all
              .filter(({ status }) => status === tab)
              .map((campaign) => (
                <li key={campaign.id}>
                  <CampaignCard campaign={campaign} queries={queries} />
                </li>
              ))}
          </ul>
        )}
      </DataBlock>
      <Promotions store={promotions} promotions={promoted} />
    </PageFrame>
  );
});

function CardsSkeleton() {
  return (
    <div className={styles.cards}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height={368} />
      ))}
    </div>
  );
}

export default view(CampaignsPage, {
  queries: CampaignsQueries,
  listing: ListingCampaignQueries,
  notices: RewardNoticesStore,
  promotions: PromotionsStore,
  features: FeaturesQueries,
});
