import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MakerEpoch, MakerProgram } from '../../../domain/campaigns/maker-epoch';
import { EmptyState } from '../../kit/controls/empty-state';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark } from '../../kit/controls/mark';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useMinutes } from '../../runtime/use-minutes';
import { EpochClock } from './epoch-clock.view';
import type { MakerBoardStore } from './maker-board.store';
import { MakerStandings } from './maker-standings.view';
import { usePool } from './use-pool';
import styles from './partners.module.css';

interface EpochBoardProps {
  readonly epoch: MakerEpoch;
  readonly program: MakerProgram;
  readonly board: MakerBoardStore;
}

/** An epoch: provisional while it runs, final afterwards. */
export function EpochBoard({ epoch, program, board }: EpochBoardProps) {
  const { t } = useTranslation('partners');
  const minutes = useMinutes();
  const pool = usePool();
  const standings = useMemo(() => board.standings(epoch, program), [board, epoch, program]);
  useEffect(() => board.follow(epoch, program), [board, epoch, program]);
  const live = epoch.status === 'LIVE';
  return (
    <>
      <Facts figures>
        <Fact name={t('board.results')}>
          <Mark tone={live ? 'warning' : 'good'}>{t(live ? 'board.provisional' : 'board.final')}</Mark>
        </Fact>
        <Fact name={t('board.pool')}>{pool(epoch.pool)}</Fact>
        <Fact name={t(live ? 'board.endsIn' : 'board.ended')}>
          {live ? <EpochClock epoch={epoch} /> : minutes.withZone(epoch.endsAt)}
        </Fact>
      </Facts>
      <p className={styles.text}>{t(live ? 'board.provisionalText' : 'board.finalText')}</p>
      <DataBlock
        state={useResource(standings)}
        onRetry={() => void standings.refresh()}
        skeleton={<RowsSkeleton roomy rows={16} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('board.none.title')} text={t('board.none.text')} />}
      >
        {(rows, stale) => (
          <MakerStandings rows={rows} stale={stale} name={`makers-${program.toLowerCase()}-${epoch.id}`} />
        )}
      </DataBlock>
    </>
  );
}
