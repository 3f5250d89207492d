import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import { known } from '../../../application/kernel/resource';
import type { Campaign } from '../../../domain/campaigns/campaign';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark } from '../../kit/controls/mark';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { CampaignClock } from './campaign-clock.view';
import { campaignTheme } from './campaign-theme';
import { usePrize } from './use-prize';
import styles from './campaigns.module.css';

interface CampaignCardProps {
  readonly campaign: Campaign;
  readonly queries: CampaignsQueries;
}

/** One campaign of the list, with the way to it. */
export const CampaignCard = observer(function CampaignCard({ campaign, queries }: CampaignCardProps) {
  const { t } = useTranslation('campaigns');
  const { session, paths } = useApp();
  const format = useFormat();
  const prize = usePrize();
  const { id, name, type, prizePool, participants, startsAt, endsAt, status } = campaign;
  return (
    <article className={styles.card} data-campaign={campaignTheme(id)}>
      <div className={styles.band}>
        <p className={styles.kind}>
          {t(`type.${type}`)}
          {session.account && status !== 'ENDED' ? <Joined id={id} queries={queries} /> : null}
        </p>
        <h2 className={styles.name}>
          <Link to={paths.campaign(id)} className={styles.link}>
            {name}
          </Link>
        </h2>
      </div>
      <div className={styles.body}>
        <p className={styles.pool}>
          <span className={styles.label}>{t('prizePool')}</span>
          {prize(prizePool)}
        </p>
        <Facts>
          <Fact name={t('participants')}>{format.integer(participants)}</Fact>
          <Fact name={t('dates')}>{t('span', { from: format.date(startsAt), to: format.date(endsAt) })}</Fact>
        </Facts>
        <CampaignClock campaign={campaign} />
      </div>
    </article>
  );
});

function Joined({ id, queries }: { readonly id: string; readonly queries: CampaignsQueries }) {
  const { t } = useTranslation('campaigns');
  const own = known(useResource(useMemo(() => queries.campaign(id, true), [queries, id])));
  return own?.signedUp ? <Mark tone="good">{t('joined')}</Mark> : null;
}
