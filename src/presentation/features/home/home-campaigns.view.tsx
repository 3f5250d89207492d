import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { known } from '../../../application/kernel/resource';
import { useResource } from '../../kit/data/use-resource';
import { paths } from '../../runtime/paths';
import { view } from '../../runtime/feature';
import { CampaignCard } from '../campaigns/campaign-card.view';
import { ArrowLink } from './arrow-link';
import { HomeSection } from './home-section.view';
import styles from './later.module.css';

/** Campaigns that run or are about to, side by side, to be moved along where they are many. */
export function HomeCampaigns({
  stores: { campaigns },
}: {
  readonly stores: { readonly campaigns: CampaignsQueries };
}) {
  const { t } = useTranslation('home');
  const all = useMemo(() => campaigns.campaigns(), [campaigns]);
  const open = (known(useResource(all)) ?? []).filter(({ status }) => status === 'LIVE' || status === 'UPCOMING');
  if (open.length === 0) return null;
  return (
    <HomeSection
      title={t('campaigns.title')}
      text={t('campaigns.text')}
      links={<ArrowLink to={paths.campaigns}>{t('campaigns.all')}</ArrowLink>}
    >
      <ul className={styles.carousel} tabIndex={0} aria-label={t('campaigns.title')}>
        {open.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} queries={campaigns} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

export default view(HomeCampaigns, { campaigns: CampaignsQueries });
