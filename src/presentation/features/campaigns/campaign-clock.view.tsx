import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../domain/campaigns/campaign';
import { countdownText } from '../../kit/formats/countdown-text';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeSecondsLeft } from '../../runtime/use-seconds-left';
import styles from './campaigns.module.css';

const secondsOfDay = 86_400;

type Timed = Pick<Campaign, 'status' | 'startsAt' | 'endsAt'>;

/** How long until it begins or ends. */
export function CampaignClock({ campaign: { status, startsAt, endsAt } }: { readonly campaign: Timed }) {
  const { t } = useTranslation('campaigns');
  const until = status === 'UPCOMING' ? startsAt : status === 'LIVE' ? endsAt : undefined;
  const left = useExchangeSecondsLeft(until);
  const format = useFormat();
  if (until === undefined) return <p className={styles.clock}>{t('clock.ended')}</p>;
  const days = Math.floor(left / secondsOfDay);
  const clock = countdownText(left % secondsOfDay);
  return (
    <p className={styles.clock}>
      {t(status === 'UPCOMING' ? 'clock.starts' : 'clock.ends')}{' '}
      <span role="timer">
        {days > 0 ? t('clock.days', { count: days, shown: format.integer(days) }) : null} {clock}
      </span>
    </p>
  );
}
