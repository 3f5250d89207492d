import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Campaign, campaignNames, isNamedCampaign } from '../../../domain/campaigns/campaign';
import { Skeleton } from '../../kit/controls/skeleton';
import { unknownFigure } from '../../kit/formats/format';
import { useApp } from '../../runtime/app-context';
import { CampaignClock } from './campaign-clock.view';
import { campaignTheme } from './campaign-theme';
import { usePrize } from './use-prize';
import styles from './campaigns.module.css';

const blank = '\u00a0';

interface CampaignHeadProps {
  readonly id: string;
  /** Not before it is known. */
  readonly campaign?: Campaign;
}

/** What the campaign is called, and once it is known what it pays and how long it lasts. */
export function CampaignHead({ id, campaign }: CampaignHeadProps) {
  const { t } = useTranslation('campaigns');
  const { paths } = useApp();
  const prize = usePrize();
  return (
    <>
      <p className={styles.back}>
        <Link to={paths.campaigns}>{t('all')}</Link>
      </p>
      <header className={styles.hero} data-campaign={campaignTheme(id)}>
        <p className={styles.kind}>{campaign ? t(`type.${campaign.type}`) : blank}</p>
        <h1 className={styles.title}>
          {campaign?.name ?? (isNamedCampaign(id) ? campaignNames[id] : <Skeleton width="60%" height="1em" />)}
        </h1>
        <p className={styles.heroPool}>
          <span>{t('prizePool')}</span> <strong>{campaign ? prize(campaign.prizePool) : unknownFigure}</strong>
        </p>
        {campaign ? <CampaignClock campaign={campaign} /> : <p className={styles.clock}>{blank}</p>}
      </header>
    </>
  );
}
