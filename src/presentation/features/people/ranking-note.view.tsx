import { useTranslation } from 'react-i18next';
import type { Ranking } from '../../../domain/social/leaderboard';
import { useFormat } from '../../kit/formats/use-format';
import styles from './people.module.css';

/** When the ranking was counted, and whom it does not show. */
export function RankingNote({ ranking: { countedAt, counts } }: { readonly ranking: Ranking<unknown> }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  return (
    <p className={styles.note}>
      {countedAt === undefined ? null : t('note.updated', { time: format.time(countedAt) })}{' '}
      {counts === undefined
        ? null
        : t('note.counts', {
            traded: format.integer(counts.traded),
            hidden: format.integer(counts.hidden),
            outOfBounds: format.integer(counts.outOfBounds),
            left: format.integer(counts.left),
          })}
    </p>
  );
}
