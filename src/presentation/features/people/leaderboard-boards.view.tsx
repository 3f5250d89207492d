import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../../application/kernel/resource';
import type { FeaturesQueries } from '../../../application/social/features.queries';
import type { LeaderboardsQueries } from '../../../application/social/leaderboards.queries';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import type { Ranking, TraderRank, VolumeRank } from '../../../domain/social/leaderboard';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useSwitch } from '../switches/use-switch';
import { useLedStrategies } from './copy-link.view';
import type { FollowsStore } from './follows.store';
import { type LeaderboardChoice, usualChoice } from './leaderboard-address';
import { MetricsRanking } from './metrics-ranking.view';
import { OwnRank } from './own-rank.view';
import { Podium } from './podium.view';
import { RankingNote } from './ranking-note.view';
import { VolumeRanking } from './volume-ranking.view';

interface BoardProps {
  readonly leaderboards: LeaderboardsQueries;
  readonly features: FeaturesQueries;
  readonly follows: FollowsStore;
  readonly strategies: StrategiesQueries;
  readonly choice: LeaderboardChoice;
  readonly choose: (more: Partial<LeaderboardChoice>) => void;
  /** Somebody is logged in, and has a row of their own. */
  readonly own: boolean;
}

export const MetricsBoard = observer(function MetricsBoard({
  leaderboards,
  features,
  follows,
  strategies,
  choice,
  choose,
  own,
}: BoardProps) {
  const { period, type, order, by, capital, drawdown } = choice;
  const ranking = useMemo(() => {
    const bounds = { leastCapital: capital || undefined, deepestDrawdown: drawdown || undefined };
    return leaderboards.byMetrics({ period, type, order, by, bounds }, own);
  }, [leaderboards, period, type, order, by, capital, drawdown, own]);
  const led = useLedStrategies(strategies, features);
  const podium = useSwitch(features, 'leaderboard-podium');
  return (
    <Board ranking={ranking} own={own} choose={choose}>
      {(rows, stale) => (
        <>
          {podium && order === 'DESC' && rows.length >= 3 ? <Podium rows={rows} by={by} /> : null}
          <MetricsRanking
            rows={rows}
            stale={stale}
            follows={follows}
            led={led}
            onFollowed={() => void ranking.refresh()}
          />
        </>
      )}
    </Board>
  );
});

export const VolumeBoard = observer(function VolumeBoard({
  leaderboards,
  features,
  follows,
  strategies,
  choice,
  choose,
  own,
}: BoardProps) {
  const led = useLedStrategies(strategies, features);
  const { period, type, order } = choice;
  const ranking = useMemo(
    () => leaderboards.byVolume({ period, type, order }, own),
    [leaderboards, period, type, order, own],
  );
  return (
    <Board ranking={ranking} own={own} choose={choose}>
      {(rows, stale) => <VolumeRanking rows={rows} stale={stale} follows={follows} led={led} />}
    </Board>
  );
});

interface RankingBoardProps<Row> extends Pick<BoardProps, 'own' | 'choose'> {
  readonly ranking: Resource<Ranking<Row>>;
  readonly children: (rows: readonly Row[], stale: boolean) => ReactNode;
}

/** A ranking in all its states, with the own place above and whom it does not show below. */
function Board<Row extends VolumeRank | TraderRank>({ ranking, own, choose, children }: RankingBoardProps<Row>) {
  const { t } = useTranslation('people');
  const reset = (): void => choose({ ...usualChoice, period: 'NINETY_DAYS' });
  return (
    <DataBlock
      state={useResource(ranking)}
      onRetry={() => void ranking.refresh()}
      skeleton={<RowsSkeleton roomy rows={20} />}
    >
      {(value, stale) => (
        <>
          {own ? <OwnRank ranking={value} /> : null}
          {value.rows.length === 0 ? (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <Button size="small" onClick={reset}>
                  {t('empty.action')}
                </Button>
              }
            />
          ) : (
            children(value.rows, stale)
          )}
          <RankingNote ranking={value} />
        </>
      )}
    </DataBlock>
  );
}
