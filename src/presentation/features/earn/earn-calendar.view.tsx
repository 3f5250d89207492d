import { useTranslation } from 'react-i18next';
import { earnCalendar } from '../../../domain/earn/earn-yield';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import styles from './earn.module.css';

interface EarnCalendarListProps {
  readonly durationDays: number | undefined;
  readonly renewed: boolean;
  /** The subscription is made: its times stay those of that moment. */
  readonly subscribed: boolean;
}

/** When a subscription made now, or just made, begins to earn, pays and is over. */
export function EarnCalendarList({ durationDays, renewed, subscribed }: EarnCalendarListProps) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  const now = useExchangeNow(!subscribed);
  const { subscribedAt, accruesFrom, firstYieldAt, maturesAt } = earnCalendar(durationDays, now);
  const steps = [
    [t('calendar.subscribe'), subscribedAt],
    [t('calendar.accrue'), accruesFrom],
    [t('calendar.firstYield'), firstYieldAt],
    ...(maturesAt === undefined ? [] : [[t(renewed ? 'calendar.renew' : 'calendar.mature'), maturesAt] as const]),
  ] as const;
  return (
    <div>
      <h3 className={styles.subtitle}>{t('calendar.title')}</h3>
      <ol className={styles.calendar}>
        {steps.map(([name, at]) => (
          <li key={name}>
            <span>{name}</span>
            <time className={styles.note} dateTime={new Date(at).toISOString()}>
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('calendar.note')}</p>
    </div>
  );
}
