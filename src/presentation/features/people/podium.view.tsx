import { useTranslation } from 'react-i18next';
import type { LeaderboardOrder, TraderRank } from '../../../domain/social/leaderboard';
import { useFormat } from '../../kit/formats/use-format';
import styles from './podium.module.css';
import { TraderCell } from './trader-cell.view';
import { Trend } from './trend.view';
import { usePeopleFigures } from './use-people-figures';

/** The first three, larger than the rest. */
export function Podium({ rows, by }: { readonly rows: readonly TraderRank[]; readonly by: LeaderboardOrder }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const headline = (row: TraderRank): string => {
    switch (by) {
      case 'ROI':
        return figures.percent(row.roi);
      case 'PNL':
        return `${figures.money(row.pnl)} USDT`;
      case 'VOLUME':
        return `${figures.money(row.volume)} USDT`;
      case 'FOLLOWERS':
        return t('search.followers', { followers: format.integer(row.followers) });
      case 'WIN_RATE':
        return figures.part(row.winRate);
    }
  };
  return (
    <ol className={styles.podium} aria-label={t('podium')}>
      {rows.slice(0, 3).map((row) => (
        <li key={row.rank} className={styles.place}>
          <span className={styles.rank}>{format.integer(row.rank)}</span>
          <TraderCell trader={row} me={row.me} symbols={row.symbols} />
          <span className={styles.figure}>
            {headline(row)}
            {by === 'ROI' ? <small>{figures.money(row.pnl)} USDT</small> : <small>{figures.percent(row.roi)}</small>}
          </span>
          <Trend chart={row.chart} />
        </li>
      ))}
    </ol>
  );
}
