import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rankingPage } from '../../../application/campaigns/campaigns.queries';
import type { Campaign, CampaignStanding } from '../../../domain/campaigns/campaign';
import { minute } from '../../../domain/shared/instant';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/controls/empty-state';
import { Mark } from '../../kit/controls/mark';
import { Pager } from '../../kit/controls/pager';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import type { CampaignStores } from './campaign.page';
import { useBadgeName } from './use-badge-name';
import { usePrize } from './use-prize';
import { useScore } from './use-score';
import styles from './campaigns.module.css';

interface StandingsProps {
  readonly campaign: Campaign;
  readonly stores: CampaignStores;
  /** The account's own place, which stays in sight on every page. */
  readonly me: CampaignStanding | undefined;
}

/** Everybody who takes part, page by page. */
export function Standings({ campaign, stores: { queries, refresh }, me }: StandingsProps) {
  const { t } = useTranslation('campaigns');
  const [page, setPage] = useState(1);
  const { id } = campaign;
  const resource = useMemo(() => queries.ranking(id, page), [queries, id, page]);
  const runs = campaign.status === 'LIVE';
  useEffect(() => (runs ? refresh.follow(resource, minute / 2) : undefined), [runs, refresh, resource]);
  const columns = useColumns(campaign, me);
  return (
    <section className={styles.panel} aria-labelledby="campaign-board">
      <h2 id="campaign-board" className={styles.heading}>
        {t('board.title')}
      </h2>
      <DataBlock
        state={useResource(resource)}
        onRetry={() => void resource.refresh()}
        skeleton={<RowsSkeleton roomy rows={rankingPage} />}
        isEmpty={({ total }) => total === 0 || campaign.status === 'UPCOMING'}
        empty={<EmptyState title={t('board.none.title')} text={t('board.none.text')} />}
      >
        {({ rows, total }, stale) => (
          <>
            <RecordTable
              caption={t('board.title')}
              roomy
              stale={stale}
              columns={columns}
              rows={withOwn(rows, me)}
              rowKey={({ rank }) => String(rank)}
            />
            <Pager
              page={page}
              pages={Math.ceil(total / rankingPage)}
              onPage={setPage}
              words={{ back: t('pager.back'), on: t('pager.on') }}
            />
          </>
        )}
      </DataBlock>
    </section>
  );
}

/** The account's own row first where the page does not have it. */
function withOwn(rows: readonly CampaignStanding[], me: CampaignStanding | undefined): readonly CampaignStanding[] {
  return me === undefined || rows.some(({ rank }) => rank === me.rank) ? rows : [me, ...rows];
}

function useColumns({ type }: Campaign, own: CampaignStanding | undefined): readonly Column<CampaignStanding>[] {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const prize = usePrize();
  const badgeName = useBadgeName();
  const { paths } = useApp();
  const { name, text } = useScore(type);
  return [
    { id: 'rank', title: t('board.rank'), cell: ({ rank }) => format.integer(rank) },
    {
      id: 'trader',
      title: t('board.trader'),
      cell: ({ uuid, coolName, rank, me }) => (
        <>
          {uuid === undefined ? coolName : <Link to={paths.traderProfile(uuid)}>{coolName}</Link>}{' '}
          {me || rank === own?.rank ? <Mark tone="good">{t('board.you')}</Mark> : null}
        </>
      ),
    },
    {
      id: 'badge',
      title: t('board.badge'),
      cell: ({ badge }) => (badge === undefined ? unknownFigure : badgeName(badge, badge)),
    },
    { id: 'score', title: name, numeric: true, cell: text },
    {
      id: 'prize',
      title: t('board.prize'),
      numeric: true,
      cell: (row) => (row.prize.amount.gt(0) ? prize(row.prize) : unknownFigure),
    },
  ];
}
