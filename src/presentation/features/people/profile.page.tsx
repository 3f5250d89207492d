import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { BadgesQueries } from '../../../application/campaigns/badges.queries';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { StrategiesQueries } from '../../../application/social/strategies.queries';
import { TradersQueries } from '../../../application/social/traders.queries';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { usePageTitle } from '../../runtime/use-page-title';
import { FollowsStore } from './follows.store';
import { PeopleFrame } from './people-frame.view';
import { Profile } from './profile.view';
import { ProfilePrivacyStore } from './profile-privacy.store';

export interface ProfileStores {
  readonly traders: TradersQueries;
  readonly follows: FollowsStore;
  readonly strategies: StrategiesQueries;
  readonly features: FeaturesQueries;
  readonly badges: BadgesQueries;
  readonly privacy: ProfilePrivacyStore;
}

/** /leaderboard/user-profile: a trader as far as the trader shows it; one's own without a `uuid` in the address. */
const ProfilePage = observer(function ProfilePage({ stores }: { readonly stores: ProfileStores }) {
  const { t } = useTranslation('people');
  const { session, paths } = useApp();
  const { follows } = stores;
  const uuid = useSearchParams()[0].get('uuid') ?? undefined;
  usePageTitle(t('profile.title'), t('profile.text'));
  const { status, visit } = session;
  useEffect(() => (status === 'loggedIn' ? follows.start() : undefined), [follows, status, visit]);
  return (
    <PeopleFrame
      title={t('profile.title')}
      text={t('profile.text')}
      actions={<Link to={paths.leaderboard}>{t('title')}</Link>}
    >
      {status === 'loggedOut' ? (
        <SignInPanel title={t('profile.invitation')} text={t('profile.invitationText')} />
      ) : status === 'loggedIn' ? (
        <Known key={`${visit} ${uuid ?? ''}`} traders={stores.traders}>
          {(own) => <Profile uuid={uuid ?? own} mine={uuid === undefined || uuid === own} stores={stores} />}
        </Known>
      ) : (
        <Skeleton height={720} />
      )}
    </PeopleFrame>
  );
});

interface KnownProps {
  readonly traders: TradersQueries;
  readonly children: (own: string) => ReactNode;
}

/** Once it is known who is looking. */
function Known({ traders, children }: KnownProps) {
  const own = useMemo(() => traders.myUuid(), [traders]);
  return (
    <DataBlock state={useResource(own)} onRetry={() => void own.refresh()} skeleton={<Skeleton height={720} />}>
      {children}
    </DataBlock>
  );
}

export default view(ProfilePage, {
  traders: TradersQueries,
  follows: FollowsStore,
  strategies: StrategiesQueries,
  features: FeaturesQueries,
  badges: BadgesQueries,
  privacy: ProfilePrivacyStore,
});
