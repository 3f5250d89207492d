import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/shared/instant';
import { useFormat } from '../formats/use-format';
import styles from './stale-badge.module.css';

/** Marks figures that are no longer live, with the time they are from. */
export function StaleBadge({ since }: { readonly since: Instant | undefined }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <span className={styles.badge}>
      <svg
        viewBox="0 0 16 16"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6.25" />
        <path d="M8 4.5V8l2.25 1.5" strokeLinecap="round" />
      </svg>
      <span className={styles.words}>
        {since === undefined ? t('state.stale') : t('state.staleSince', { time: format.time(since) })}
      </span>
    </span>
  );
}
