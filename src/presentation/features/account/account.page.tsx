import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OverviewQueries } from '../../../application/account/overview.queries';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { SecurityQueries } from '../../../application/security/security.queries';
import { AccountFrame } from '../account-kit/account-frame.view';
import { MainOnlyPanel } from '../account-kit/main-only-panel.view';
import { Section } from '../account-kit/section';
import { Promotions } from '../promotions/promotions.view';
import { PromotionsStore } from '../promotions/promotions.store';
import { useApp } from '../../runtime/app-context';
import { AccountGlance } from './account-glance.view';
import { AccountNamesStore } from './account-names.store';
import { IdentityCard } from './identity-card.view';
import { NameDialog } from './name-dialog.view';
import { OpenTasks } from './open-tasks.view';
import { QuickLinks } from './quick-links.view';
import { RecentLogins } from './recent-logins.view';
import { SubAccounts } from './sub-accounts.view';
import { view } from '../../runtime/feature';

export interface AccountPageStores {
  readonly profile: ProfileQueries;
  readonly overview: OverviewQueries;
  readonly security: SecurityQueries;
  readonly subAccounts: SubAccountQueries;
  readonly names: AccountNamesStore;
  readonly promotions: PromotionsStore;
}

/** /account: who one is, how the account stands, and what there is to do. */
export const AccountPage = observer(function AccountPage({ stores }: { readonly stores: AccountPageStores }) {
  const { session } = useApp();
  const { t } = useTranslation('account');
  const { profile, overview, security, subAccounts, names, promotions } = stores;
  const promoted = useMemo(() => promotions.queries.forAccountPages(), [promotions]);
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <IdentityCard profile={profile} names={names} />
      <AccountGlance overview={overview} security={security} main={session.account?.main ?? true} />
      {session.account?.main ? (
        <>
          <OpenTasks security={security} />
          <SubAccounts queries={subAccounts} names={names} />
        </>
      ) : (
        <Section anchor="sub-accounts" title={t('subs.title')}>
          <MainOnlyPanel />
        </Section>
      )}
      {session.account ? <Promotions key={session.visit} store={promotions} promotions={promoted} /> : null}
      <RecentLogins queries={overview} />
      <QuickLinks />
      <NameDialog store={names} />
    </AccountFrame>
  );
});

export default view(AccountPage, {
  profile: ProfileQueries,
  overview: OverviewQueries,
  security: SecurityQueries,
  subAccounts: SubAccountQueries,
  names: AccountNamesStore,
  promotions: PromotionsStore,
});
