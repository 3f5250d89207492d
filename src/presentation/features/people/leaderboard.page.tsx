import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { LeaderboardsQueries } from '../../../application/social/leaderboards.queries';
import { StrategiesQueries } from '../../../application/social/strategies.queries';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { tabPanel, Tabs } from '../../kit/controls/tabs';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { usePageTitle } from '../../runtime/use-page-title';
import { FollowingList } from './following-list.view';
import { FollowsStore } from './follows.store';
import { type LeaderboardChoice, leaderboardChoice, leaderboardQuery, leaderboardTabs } from './leaderboard-address';
import { LeaderboardToolbar } from './leaderboard-toolbar.view';
import { MetricsBoard, VolumeBoard } from './leaderboard-boards.view';
import { PeopleFrame } from './people-frame.view';
import { RankingFormula } from './ranking-formula.view';
import { FoundTraders, TraderSearch } from './trader-search.view';
import { TraderSearchStore } from './trader-search.store';

interface LeaderboardStores {
  readonly leaderboards: LeaderboardsQueries;
  readonly features: FeaturesQueries;
  readonly follows: FollowsStore;
  readonly strategies: StrategiesQueries;
  readonly search: TraderSearchStore;
}

/** /leaderboard: who did how well, in which sense, and how sure that is. */
const LeaderboardPage = observer(function LeaderboardPage({ stores }: { readonly stores: LeaderboardStores }) {
  const { t } = useTranslation('people');
  const { session } = useApp();
  const { leaderboards, features, follows, strategies, search } = stores;
  const [address, setAddress] = useSearchParams();
  const choice = leaderboardChoice(address);
  const choose = (more: Partial<LeaderboardChoice>): void =>
    setAddress(leaderboardQuery({ ...choice, ...more }), { replace: true });
  usePageTitle(t('title'), t('text'));
  const { status, visit } = session;
  useEffect(() => (status === 'loggedIn' ? follows.start() : undefined), [follows, status, visit]);
  const own = status === 'loggedIn';
  return (
    <PeopleFrame title={t('title')} text={t('text')} actions={<TraderSearch search={search} />}>
      <FoundTraders search={search} follows={follows} />
      <Tabs
        name="leaderboard"
        label={t('tab.label')}
        tabs={leaderboardTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        selected={choice.tab}
        onSelect={(tab) => choose({ tab })}
      />
      <div {...tabPanel('leaderboard', choice.tab)}>
        {choice.tab === 'following' ? (
          status === 'loggedOut' ? (
            <SignInPanel title={t('following.invitation')} text={t('following.invitationText')} />
          ) : own ? (
            <FollowingList key={visit} follows={follows} />
          ) : (
            <RowsSkeleton roomy rows={6} />
          )
        ) : (
          <>
            <LeaderboardToolbar choice={choice} choose={choose} />
            {status === 'unknown' ? (
              <RowsSkeleton roomy rows={20} />
            ) : choice.tab === 'volume' ? (
              <VolumeBoard key={visit} {...{ leaderboards, features, follows, strategies, choice, choose, own }} />
            ) : (
              <MetricsBoard key={visit} {...{ leaderboards, features, follows, strategies, choice, choose, own }} />
            )}
            <RankingFormula />
          </>
        )}
      </div>
    </PeopleFrame>
  );
});

export default view(LeaderboardPage, {
  leaderboards: LeaderboardsQueries,
  features: FeaturesQueries,
  follows: FollowsStore,
  strategies: StrategiesQueries,
  search: TraderSearchStore,
});
