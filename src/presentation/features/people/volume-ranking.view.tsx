import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VolumeRank } from '../../../domain/social/leaderboard';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { copyOf, type LedStrategies } from './copy-link.view';
import { FollowButton } from './follow-button.view';
import type { FollowsStore } from './follows.store';
import { RankingPager } from './ranking-pager.view';
import { TraderCell } from './trader-cell.view';
import { usePeopleFigures } from './use-people-figures';

interface VolumeRankingProps {
  readonly rows: readonly VolumeRank[];
  readonly stale: boolean;
  readonly follows: FollowsStore;
  readonly led: LedStrategies;
}

const size = 20;

/** Traders by what they turned over. */
export function VolumeRanking({ rows, stale, follows, led }: VolumeRankingProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const [page, setPage] = useState(1);
  return (
    <>
      <RecordTable
        caption={t('tab.volume')}
        roomy
        stale={stale}
        columns={[
          { id: 'rank', title: t('column.rank'), cell: ({ rank }) => format.integer(rank) },
          {
            id: 'trader',
            title: t('column.trader'),
            cell: (row) => <TraderCell trader={row} me={row.me} action={copyOf(row, led)} />,
          },
          { id: 'volume', title: t('column.volume'), numeric: true, cell: ({ volume }) => figures.money(volume) },
          { id: 'trades', title: t('column.trades'), numeric: true, cell: ({ trades }) => format.integer(trades) },
          { id: 'tier', title: t('column.tier'), numeric: true, cell: ({ tier }) => format.integer(tier) },
          {
            id: 'follow',
            title: t('column.follow'),
            actions: true,
            cell: ({ uuid, coolName, me }) =>
              uuid === undefined || me ? null : <FollowButton uuid={uuid} name={coolName} follows={follows} />,
          },
        ]}
        rows={rows.slice((page - 1) * size, page * size)}
        rowKey={({ rank, coolName, me }) => `${rank} ${coolName} ${me}`}
      />
      <RankingPager page={page} pages={Math.ceil(rows.length / size)} onPage={setPage} />
    </>
  );
}
