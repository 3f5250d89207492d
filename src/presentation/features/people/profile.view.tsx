import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { blocksForOthers, type Span } from '../../../domain/social/trader-profile';
import { EmptyState } from '../../kit/controls/empty-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useLedStrategies } from './copy-link.view';
import { ProfileActivity } from './profile-activity.view';
import { ProfileBadges } from './profile-badges.view';
import { ProfileFigures } from './profile-figures.view';
import { ProfileHead } from './profile-head.view';
import { ProfilePerformance } from './profile-performance.view';
import { ProfilePortfolio } from './profile-portfolio.view';
import { ProfileStrategies } from './profile-strategies.view';
import { ProfilePrivacy } from './profile-privacy.view';
import { TradeDistribution } from './trade-distribution.view';
import type { ProfileStores } from './profile.page';

interface ProfileProps {
  readonly uuid: string;
  readonly mine: boolean;
  readonly stores: ProfileStores;
}

/** Everything that a trader shows; whoever is private or nobody at all says so. */
export const Profile = observer(function Profile({ uuid, mine, stores }: ProfileProps) {
  const { t } = useTranslation('people');
  const { traders, follows, badges, privacy, strategies, features } = stores;
  const led = useLedStrategies(strategies, features).get(uuid);
  const overview = useMemo(() => traders.overview(uuid), [traders, uuid]);
  const state = useResource(overview);
  const own = useMemo(() => privacy.settings(), [privacy]);
  const ownState = useResource(own);
  const settings = known(ownState);
  const [asOthers, setAsOthers] = useState(false);
  const [span, setSpan] = useState<Span>('thirtyDays');
  if (state.status === 'failed' && state.failure.kind === 'notFound')
    return <EmptyState title={t('profile.unknown')} text={t('profile.unknownText')} />;
  return (
    <DataBlock state={state} onRetry={() => void overview.refresh()} skeleton={<Skeleton height={720} />}>
      {(trader) => {
        const toOthers = mine ? settings && blocksForOthers(settings) : trader.shows;
        const shows = (asOthers ? toOthers : undefined) ?? trader.shows;
        const nothing = mine && asOthers && settings?.public === false;
        const block = { uuid, traders, shows };
        return (
          <>
            <ProfileHead
              {...{ trader, mine, follows, led }}
              shared={toOthers && { trader: { ...trader, shows: toOthers }, summary: traders.summary(uuid), span }}
            />
            {mine ? (
              <DataBlock state={ownState} onRetry={() => void own.refresh()} skeleton={<Skeleton height={480} />}>
                {(chosen) => (
                  <ProfilePrivacy
                    uuid={uuid}
                    settings={chosen}
                    store={privacy}
                    traders={traders}
                    asOthers={asOthers}
                    onAsOthers={setAsOthers}
                  />
                )}
              </DataBlock>
            ) : null}
            {nothing ? (
              <EmptyState title={t('profile.unknown')} text={t('profile.unknownText')} />
            ) : (
              <>
                {led === undefined ? null : <ProfileStrategies led={led} />}
                <ProfileFigures {...block} span={span} onSpan={setSpan} />
                <ProfilePerformance {...block} />
                <TradeDistribution {...block} />
                <ProfilePortfolio {...block} />
                <ProfileActivity {...block} />
                <ProfileBadges trader={trader} badges={badges} />
              </>
            )}
          </>
        );
      }}
    </DataBlock>
  );
});
