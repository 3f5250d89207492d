import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingBoard, ListingPhase, ListingRound } from '../../../domain/campaigns/listing-round';
import type { Resource } from '../../../application/kernel/resource';
import { EmptyState } from '../../kit/controls/empty-state';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useMinutes } from '../../runtime/use-minutes';
import { PhaseState, phaseState } from './phase-state.view';
import styles from './listing-campaign.module.css';

interface BoardProps<Row> {
  readonly round: ListingRound;
  readonly phase: Exclude<ListingPhase, 'other'>;
  readonly board: Resource<ListingBoard<Row>>;
  readonly rows: number;
  readonly children: (board: ListingBoard<Row>, stale: boolean) => ReactNode;
}

/** One of the round's three boards, from before it begins until after it has ended. */
export function Board<Row>({ round, phase, board, rows, children }: BoardProps<Row>) {
  const { t } = useTranslation('listingCampaign');
  const minutes = useMinutes();
  const id = `listing-${phase.toLowerCase()}`;
  const startsAt = round.phases.find(({ name }) => name === phase)?.startsAt;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t(`board.${phase}`)}
        </h2>
        <PhaseState round={round} of={phase} />
      </div>
      <p className={styles.note}>{t(`text.${phase}`)}</p>
      {phaseState(round, phase) === 'UPCOMING' ? (
        <EmptyState
          title={t('upcoming', { at: minutes.withZone(startsAt) })}
          text={t(phase === 'SHOWDOWN' ? 'upcomingText.SHOWDOWN' : 'upcomingText.BATTLE')}
        />
      ) : (
        <Rows board={board} rows={rows}>
          {children}
        </Rows>
      )}
    </section>
  );
}

function Rows<Row>({ board, rows, children }: Pick<BoardProps<Row>, 'board' | 'rows' | 'children'>) {
  const { t } = useTranslation('listingCampaign');
  return (
    <DataBlock
      state={useResource(board)}
      onRetry={() => void board.refresh()}
      skeleton={<RowsSkeleton roomy rows={rows} />}
      isEmpty={({ rows: all }) => all.length === 0}
      empty={<EmptyState title={t('none.title')} text={t('none.text')} />}
    >
      {children}
    </DataBlock>
  );
}
