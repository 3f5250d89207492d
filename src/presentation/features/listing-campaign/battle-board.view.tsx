import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BattleStanding, ListingBoard } from '../../../domain/campaigns/listing-round';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark } from '../../kit/controls/mark';
import { Pager } from '../../kit/controls/pager';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { usePrize } from '../campaigns/use-prize';
import { Board } from './board.view';
import type { BoardsProps } from './listing-campaign.page';

const size = 10;

/** Traders by what they trade in the finalists' markets; the account's own place stands above. */
export function BattleBoard({ round, store, own }: BoardsProps) {
  const board = useMemo(() => store.queries.battle(own), [store, own]);
  return (
    <Board round={round} phase="BATTLE" board={board} rows={size}>
      {(value, stale) => <Traders board={value} stale={stale} />}
    </Board>
  );
}

interface TradersProps {
  readonly board: ListingBoard<BattleStanding>;
  readonly stale: boolean;
}

function Traders({ board: { rows, me }, stale }: TradersProps) {
  const { t } = useTranslation(['listingCampaign', 'campaigns']);
  const format = useFormat();
  const prize = usePrize();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const at = Math.min(page, pages);
  return (
    <>
      {me ? (
        <Facts figures>
          <Fact name={t('yourRank')}>{format.integer(me.rank)}</Fact>
          <Fact name={t('column.volume')}>{format.decimal(me.volume, 2, 'down')}</Fact>
          <Fact name={t('column.reward')}>{me.reward.amount.gt(0) ? prize(me.reward) : unknownFigure}</Fact>
        </Facts>
      ) : null}
      <RecordTable
        caption={t('board.BATTLE')}
        roomy
        stale={stale}
        columns={columns}
        rows={rows.slice((at - 1) * size, at * size)}
        rowKey={({ rank }) => String(rank)}
      />
      <Pager
        page={at}
        pages={pages}
        onPage={setPage}
        words={{ back: t('campaigns:pager.back'), on: t('campaigns:pager.on') }}
      />
    </>
  );
}

function useColumns(): readonly Column<BattleStanding>[] {
  const { t } = useTranslation(['listingCampaign', 'campaigns']);
  const format = useFormat();
  const prize = usePrize();
  const { paths } = useApp();
  return [
    { id: 'rank', title: t('column.rank'), cell: ({ rank }) => format.integer(rank) },
    {
      id: 'trader',
      title: t('campaigns:board.trader'),
      cell: ({ uuid, coolName, me }) => (
        <>
          {uuid === undefined ? coolName : <Link to={paths.traderProfile(uuid)}>{coolName}</Link>}{' '}
          {me ? <Mark tone="good">{t('campaigns:board.you')}</Mark> : null}
        </>
      ),
    },
    {
      id: 'volume',
      title: t('column.volume'),
      numeric: true,
      cell: ({ volume }) => format.decimal(volume, 2, 'down'),
    },
    { id: 'share', title: t('column.share'), numeric: true, cell: ({ share }) => format.share(share) },
    {
      id: 'reward',
      title: t('column.reward'),
      numeric: true,
      cell: ({ reward }) => (reward.amount.gt(0) ? prize(reward) : unknownFigure),
    },
  ];
}
