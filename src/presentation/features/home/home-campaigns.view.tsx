import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { EmptyState } from '../../kit/controls/empty-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { view } from '../../runtime/feature';
import { CampaignCard } from '../campaigns/campaign-card.view';
import styles from './later.module.css';

/** As home.module.css has it. */
const cardHeight = 377;

/** Campaigns that run or are about to, side by side, to be moved along where they are many. */
function HomeCampaigns({ stores: { campaigns } }: { readonly stores: { readonly campaigns: CampaignsQueries } }) {
  const { t } = useTranslation('home');
  const all = useMemo(() => campaigns.campaigns(), [campaigns]);
  return (
    <DataBlock state={useResource(all)} onRetry={() => void all.refresh()} skeleton={<Skeleton height={cardHeight} />}>
      {(known) => {
        const open = known.filter(({ status }) => status === 'LIVE' || status === 'UPCOMING');
        if (open.length === 0) return <EmptyState title={t('campaigns.none.title')} text={t('campaigns.none.text')} />;
        return (
          <ul className={styles.carousel} tabIndex={0} aria-label={t('campaigns.title')}>
            {open.map((campaign) => (
              <li key={campaign.id}>
                <CampaignCard campaign={campaign} queries={campaigns} />
              </li>
            ))}
          </ul>
        );
      }}
    </DataBlock>
  );
}

export default view(HomeCampaigns, { campaigns: CampaignsQueries });
