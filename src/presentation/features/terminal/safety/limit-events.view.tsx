import { useTranslation } from 'react-i18next';
import type { LimitEvent } from '../../../../application/trading/risk-limit-book';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useFormat } from '../../../kit/formats/use-format';
import styles from './safety.module.css';

const shown = 10;

/** What the limits stopped, and how they were changed, newest first. */
export function LimitEvents({ events }: { readonly events: readonly LimitEvent[] }) {
  const { t } = useTranslation('safety');
  const format = useFormat();
  if (events.length === 0) return null;
  const words = (event: LimitEvent): string => {
    if (event.kind === 'stopped') return `${marketDisplayName(event.symbol)}: ${t(`limits.stopped.${event.limit}`)}`;
    if (event.kind === 'tightened') return t('limits.tightened');
    return event.reason === '' ? t('limits.loosened') : t('limits.loosenedBecause', { reason: event.reason });
  };
  return (
    <details className={styles.text}>
      <summary>{t('limits.history')}</summary>
      <ul className={styles.list}>
        {events.slice(0, shown).map((event, index) => (
          <li key={`${event.at} ${index}`}>
            <time dateTime={new Date(event.at).toISOString()}>{format.dateTime(event.at)}</time> {words(event)}
          </li>
        ))}
      </ul>
    </details>
  );
}
