import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OverviewQueries } from '../../../application/account/overview.queries';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { RecoveryQueries } from '../../../application/security/recovery.queries';
import { SecurityQueries } from '../../../application/security/security.queries';
import { VerificationQueries } from '../../../application/verification/verification.queries';
import { known } from '../../../application/kernel/resource';
import { AccountFrame } from '../account-kit/account-frame.view';
import { FrozenNotice } from '../account-kit/frozen-notice.view';
import { MainOnlyPanel } from '../account-kit/main-only-panel.view';
import { Skeleton } from '../../kit/controls/skeleton';
import { useResource } from '../../kit/data/use-resource';
import { Section } from '../account-kit/section';
import { Promotions } from '../promotions/promotions.view';
import { PromotionsStore } from '../promotions/promotions.store';
import { useApp } from '../../runtime/app-context';
import { RefreshStore } from '../../runtime/stores/refresh.store';
import { TickersStore } from '../markets/tickers.store';
import { WalletStore } from '../wallet/wallet.store';
import { TradingAccount } from '../../../application/trading/trading-account';
import { AccountGlance } from './account-glance.view';
import { AccountNamesStore } from './account-names.store';
import { IdentityCard } from './identity-card.view';
import { NameDialog } from './name-dialog.view';
import { OpenTasks } from './open-tasks.view';
import { QuickLinks } from './quick-links.view';
import { RecentLogins } from './recent-logins.view';
import { SubAccounts } from './sub-accounts.view';
import { view } from '../../runtime/feature';

interface AccountPageStores {
  readonly profile: ProfileQueries;
  readonly verification: VerificationQueries;
  readonly overview: OverviewQueries;
  readonly security: SecurityQueries;
  readonly recovery: RecoveryQueries;
  readonly refresh: RefreshStore;
  readonly subAccounts: SubAccountQueries;
  readonly names: AccountNamesStore;
  readonly promotions: PromotionsStore;
  readonly wallet: WalletStore;
}

/** /account: who one is, how the account stands, and what there is to do. */
const AccountPage = observer(function AccountPage({ stores }: { readonly stores: AccountPageStores }) {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <OwnAccount stores={stores} />
      <NameDialog store={stores.names} overview={stores.overview} />
    </AccountFrame>
  );
});

const OwnAccount = observer(function OwnAccount({ stores }: { readonly stores: AccountPageStores }) {
  const { session, language } = useApp();
  const { t } = useTranslation('account');
  const { profile, verification, overview, security, names, promotions } = stores;
  const promoted = useMemo(() => promotions.queries.forAccountPages(language.code), [promotions, language.code]);
  const frozenSince = known(useResource(useMemo(() => security.standing(), [security])))?.frozenAt;
  const frozen = frozenSince !== undefined;
  const offers = session.account ? <Promotions key={session.visit} store={promotions} promotions={promoted} /> : null;
  return (
    <>
      {frozen ? <FrozenNotice since={frozenSince} /> : null}
      <IdentityCard profile={profile} verification={verification} names={names} frozen={frozen} />
      {frozen ? null : (
        <AccountGlance
          overview={overview}
          security={security}
          wallet={stores.wallet}
          main={session.account?.main ?? true}
        />
      )}
      {!frozen && session.account?.main ? (
        <MainAccount stores={stores} offers={offers} />
      ) : (
        <>
          {frozen ? null : (
            <>
              <Section anchor="sub-accounts" title={t('subs.title')}>
                <MainOnlyPanel />
              </Section>
              {offers}
            </>
          )}
          <RecentLogins queries={overview} />
          <QuickLinks />
        </>
      )}
    </>
  );
});

/** How much there is to do decides where the rest stands: it comes once that is known. */
function MainAccount({
  stores: { security, recovery, refresh, subAccounts, names, overview, promotions },
  offers,
}: {
  readonly stores: AccountPageStores;
  readonly offers: ReactNode;
}) {
  const { language } = useApp();
  const protection = useResource(useMemo(() => security.overview(), [security]));
  const ways = useResource(useMemo(() => recovery.ways(), [recovery]));
  const promoted = useResource(
    useMemo(() => promotions.queries.forAccountPages(language.code), [promotions, language.code]),
  );
  if (protection.status === 'loading' || ways.status === 'loading' || promoted.status === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton height={960} />
      </div>
    );
  return (
    <>
      <OpenTasks security={security} recovery={recovery} refresh={refresh} />
      <SubAccounts queries={subAccounts} names={names} />
      {offers}
      <RecentLogins queries={overview} />
      <QuickLinks />
    </>
  );
}

export default view(
  AccountPage,
  {
    profile: ProfileQueries,
    verification: VerificationQueries,
    overview: OverviewQueries,
    security: SecurityQueries,
    recovery: RecoveryQueries,
    refresh: RefreshStore,
    subAccounts: SubAccountQueries,
    names: AccountNamesStore,
    promotions: PromotionsStore,
    wallet: WalletStore,
  },
  [TickersStore, TradingAccount],
);
