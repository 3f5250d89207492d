import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ListingCampaignQueries } from '../../../application/campaigns/listing-campaign.queries';
import { listingPool, type ListingRound } from '../../../domain/campaigns/listing-round';
import { Fact, Facts } from '../../kit/controls/facts';
import { PageLink } from '../../kit/controls/page-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { CampaignClock } from './campaign-clock.view';
import { usePrize } from './use-prize';
import styles from './campaigns.module.css';

/** This week's listing campaign among the others; nothing where the host has none. */
export function ListingCard({ queries }: { readonly queries: ListingCampaignQueries }) {
  const state = useResource(useMemo(() => queries.round(), [queries]));
  const round = known(state);
  if (state.status === 'loading')
    return (
      <li aria-busy="true">
        <Skeleton height={368} />
      </li>
    );
  return round ? <Card round={round} /> : null;
}

function Card({ round }: { readonly round: ListingRound }) {
  const { t } = useTranslation('campaigns');
  const { paths } = useApp();
  const format = useFormat();
  const prize = usePrize();
  const pool = listingPool(round);
  const startsAt = round.phases[0]?.startsAt;
  const endsAt = round.phases.at(-1)?.endsAt;
  return (
    <li>
      <article className={styles.card} data-campaign="LISTING_CAMPAIGN">
        <div className={styles.band}>
          <p className={styles.kind}>{t('type.LISTING')}</p>
          <h2 className={styles.name}>
            <PageLink to={paths.listingCampaign} className={styles.link}>
              {t('listing.name')}
            </PageLink>
          </h2>
        </div>
        <div className={styles.body}>
          {pool ? (
            <p className={styles.pool}>
              <span className={styles.label}>{t('prizePool')}</span>
              {prize(pool)}
            </p>
          ) : null}
          <Facts>
            <Fact name={t('listing.candidates')}>{format.integer(round.candidates.length)}</Fact>
            <Fact name={t('dates')}>{t('span', { from: format.date(startsAt), to: format.date(endsAt) })}</Fact>
          </Facts>
          {startsAt === undefined || endsAt === undefined ? null : (
            <CampaignClock campaign={{ status: 'LIVE', startsAt, endsAt }} />
          )}
        </div>
      </article>
    </li>
  );
}
