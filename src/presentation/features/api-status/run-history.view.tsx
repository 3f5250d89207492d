import { useTranslation } from 'react-i18next';
import type { HostCondition, HostRun } from '../../../domain/reference/host-check';
import { useFormat } from '../../kit/formats/use-format';
import styles from './api-status.module.css';

/** A bar for each run that this device has seen, as high as the share of calls that were answered. */
export function RunHistory({ runs }: { readonly runs: readonly HostRun[] }) {
  const { t } = useTranslation('status');
  const format = useFormat();
  return (
    <section className={styles.history} aria-labelledby="status-history">
      <h2 id="status-history" className={styles.heading}>
        {t('history')}
      </h2>
      <ol className={styles.bars}>
        {runs.length === 0 ? <li className={styles.noRuns}>{t('noHistory')}</li> : null}
        {runs.map(({ at, answered, made }) => {
          const words = `${format.dateTime(at)}: ${t('ofAll', { answered, made })}`;
          return (
            <li key={at} title={words} data-condition={conditionOf(answered, made)}>
              <span style={{ blockSize: `${Math.max(8, (answered / made) * 100)}%` }} />
              <span className="unseen">{words}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function conditionOf(answered: number, made: number): HostCondition {
  if (answered === made) return 'operational';
  return answered === 0 ? 'unreachable' : 'degraded';
}
