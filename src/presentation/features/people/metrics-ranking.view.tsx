import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TraderRank } from '../../../domain/social/leaderboard';
import { ChangeText } from '../../kit/controls/change-text';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { copyOf, type LedStrategies } from './copy-link.view';
import { FollowButton } from './follow-button.view';
import type { FollowsStore } from './follows.store';
import styles from './people.module.css';
import { RankingPager } from './ranking-pager.view';
import { TraderCell } from './trader-cell.view';
import { Trend } from './trend.view';
import { usePeopleFigures } from './use-people-figures';

interface MetricsRankingProps {
  readonly rows: readonly TraderRank[];
  readonly stale: boolean;
  readonly follows: FollowsStore;
  readonly led: LedStrategies;
  readonly onFollowed: () => void;
}

/** Of a page; on a phone each is a card. */
const sizes = { wide: 20, narrow: 8 } as const;

/** Traders in the order that was asked for, and how sure each result is. */
export function MetricsRanking({ rows, stale, follows, led, onFollowed }: MetricsRankingProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const [page, setPage] = useState(1);
  const size = useWidthBelow(768) ? sizes.narrow : sizes.wide;
  const columns: readonly Column<TraderRank>[] = [
    { id: 'rank', title: t('column.rank'), cell: ({ rank }) => format.integer(rank) },
    {
      id: 'trader',
      title: t('column.trader'),
      cell: (row) => <TraderCell trader={row} me={row.me} symbols={row.symbols} action={copyOf(row, led)} />,
    },
    {
      id: 'roi',
      title: t('column.roi'),
      numeric: true,
      cell: ({ roi, roiInterval }) => (
        <span className={styles.stack}>
          <ChangeText value={roi === undefined ? undefined : roi * 100} />
          {roi === undefined ? null : <small className={styles.small}>{figures.interval(roiInterval)}</small>}
        </span>
      ),
    },
    { id: 'pnl', title: t('column.pnl'), numeric: true, cell: ({ pnl }) => figures.money(pnl) },
    { id: 'capital', title: t('column.capital'), numeric: true, cell: ({ capital }) => figures.money(capital) },
    {
      id: 'drawdown',
      title: t('column.drawdown'),
      numeric: true,
      cell: ({ maxDrawdown }) => figures.part(maxDrawdown),
    },
    { id: 'winRate', title: t('column.winRate'), numeric: true, cell: ({ winRate }) => figures.part(winRate) },
    { id: 'volume', title: t('column.volume'), numeric: true, cell: ({ volume }) => figures.money(volume) },
    { id: 'days', title: t('column.days'), numeric: true, cell: ({ recordDays }) => format.integer(recordDays) },
    {
      id: 'followers',
      title: t('column.followers'),
      numeric: true,
      cell: ({ followers }) => format.integer(followers),
    },
    {
      id: 'trend',
      title: t('column.trend'),
      cell: ({ chart }) => (chart.length > 1 ? <Trend chart={chart} /> : unknownFigure),
    },
    {
      id: 'follow',
      title: t('column.follow'),
      actions: true,
      cell: ({ uuid, coolName, me }) =>
        uuid === undefined || me ? null : (
          <FollowButton uuid={uuid} name={coolName} follows={follows} onChanged={onFollowed} />
        ),
    },
  ];
  return (
    <>
      <div className={styles.ranking}>
        <RecordTable
          caption={t('tab.traders')}
          wide
          roomy
          stale={stale}
          columns={columns}
          rows={rows.slice((page - 1) * size, page * size)}
          rowKey={({ rank, coolName, me }) => `${rank} ${coolName} ${me}`}
        />
      </div>
      <RankingPager page={page} pages={Math.ceil(rows.length / size)} onPage={setPage} />
    </>
  );
}
