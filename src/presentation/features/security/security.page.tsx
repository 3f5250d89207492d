import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { SecurityQueries } from '../../../application/security/security.queries';
import { AccountFrame } from '../account-kit/account-frame.view';
import { FrozenNotice } from '../account-kit/frozen-notice.view';
import { StepUpStore } from '../account-kit/step-up.store';
import { useApp } from '../../runtime/app-context';
import { SignInMethodsSection } from '../sign-in-methods/sign-in-methods-section.view';
import { SignInMethodsStore } from '../sign-in-methods/sign-in-methods.store';
import { Button } from '../../kit/controls/button';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { Skeleton } from '../../kit/controls/skeleton';
import { AccountClosureStore } from './account-closure.store';
import { AccountClosureSection } from './account-closure-section.view';
import { AccountClosedPage } from './account-closed.view';
import { ActivitySection } from './activity-section.view';
import { AntiPhishingSection } from './anti-phishing-section.view';
import { AntiPhishingStore } from './anti-phishing.store';
import { AuthenticatorSection } from './authenticator-section.view';
import { AuthenticatorStore } from './authenticator.store';
import { ClosedAccount } from './closed-account';
import { CheckUpSection } from './check-up-section.view';
import { DevicesSection } from './devices-section.view';
import { DevicesStore } from './devices.store';
import { EmailSection } from './email-section.view';
import { EmailChangeStore } from './email-change.store';
import { PasswordsSection } from './passwords-section.view';
import { PasskeysSection } from './passkeys-section.view';
import { PasskeysStore } from './passkeys.store';
import { PageMarkSection } from './page-mark-section.view';
import { PageMarkStore } from './page-mark.store';
import { RecoverySection } from './recovery-section.view';
import { RecoveryStore } from './recovery.store';
import { asksSomething } from './security-dialog-stores';
import { securityDialogsFeature } from './security-dialogs.feature';
import { SecurityPasswordsStore } from './security-passwords.store';
import { SubAccountNotice } from './sub-account-notice.view';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { view } from '../../runtime/feature';
import { Part } from '../../runtime/part';
import { RefreshStore } from '../../runtime/stores/refresh.store';
import { SignInNotices } from '../session/sign-in-notices';

interface SecurityPageStores {
  readonly queries: SecurityQueries;
  readonly stepUp: StepUpStore;
  readonly methods: SignInMethodsStore;
  readonly authenticator: AuthenticatorStore;
  readonly passkeys: PasskeysStore;
  readonly recovery: RecoveryStore;
  readonly refresh: RefreshStore;
  readonly pageMark: PageMarkStore;
  readonly passwords: SecurityPasswordsStore;
  readonly email: EmailChangeStore;
  readonly antiPhishing: AntiPhishingStore;
  readonly devices: DevicesStore;
  readonly closure: AccountClosureStore;
  readonly gone: ClosedAccount;
}

const SecurityPage = observer(function SecurityPage({ stores }: { readonly stores: SecurityPageStores }) {
  const { t } = useTranslation('security');
  const { session } = useApp();
  if (stores.gone.told && session.status === 'loggedOut') return <AccountClosedPage />;
  return (
    <AccountFrame title={t('title')} text={t('text')} indexed>
      {session.account?.main ? <MainAccountSecurity stores={stores} /> : <SubAccountSecurity stores={stores} />}
    </AccountFrame>
  );
});

const MainAccountSecurity = observer(function MainAccountSecurity({ stores }: { readonly stores: SecurityPageStores }) {
  const { t } = useTranslation('security');
  const { queries, stepUp, closure } = stores;
  const standing = useMemo(() => queries.standing(), [queries]);
  const state = useResource(standing);
  // What was known before a failed refresh still counts: a frozen account does not thaw by it.
  const account = known(state);
  const frozenSince = account?.frozenAt;
  const answers = account !== undefined && frozenSince === undefined;
  // Also before its dialog has come: leaving the page is a way of not doing it.
  useEffect(() => () => stepUp.cancel(), [stepUp]);
  useAnchor(account !== undefined);
  return (
    <>
      {frozenSince === undefined ? null : (
        <FrozenNotice
          since={frozenSince}
          action={
            <Button size="small" variant="primary" onClick={() => closure.open('unfreeze')}>
              {t('closure.unfreeze.start')}
            </Button>
          }
        />
      )}
      <CheckUpSection queries={queries} canChange={answers} />
      {state.status === 'loading' ? <Skeleton height={960} /> : null}
      {!answers && state.status === 'failed' ? (
        <FailureState failure={state.failure} onRetry={() => void standing.refresh()} />
      ) : null}
      {/* A frozen account answers nothing else. */}
      {answers ? (
        <>
          <AuthenticatorSection store={stores.authenticator} queries={queries} recovery={stores.recovery} />
          <PasskeysSection store={stores.passkeys} recovery={stores.recovery} />
          <RecoverySection store={stores.recovery} />
          <SignInMethodsSection store={stores.methods} />
          <EmailSection
            store={stores.email}
            recovery={stores.recovery}
            methods={stores.methods}
            refresh={stores.refresh}
          />
          <PasswordsSection store={stores.passwords} queries={queries} />
          <AntiPhishingSection store={stores.antiPhishing} queries={queries} />
          <PageMarkSection store={stores.pageMark} />
        </>
      ) : null}
      <DevicesSection store={stores.devices} />
      <ActivitySection />
      {account === undefined ? null : <AccountClosureSection store={closure} />}
      {asksSomething(stores) ? <Part feature={securityDialogsFeature} /> : null}
    </>
  );
});

/** Factors are those of the person, so they are changed as the main account alone. */
function SubAccountSecurity({ stores }: { readonly stores: SecurityPageStores }) {
  return (
    <>
      <SubAccountNotice />
      <DevicesSection store={stores.devices} />
      <ActivitySection />
    </>
  );
}

export default view(
  SecurityPage,
  {
    queries: SecurityQueries,
    stepUp: StepUpStore,
    methods: SignInMethodsStore,
    authenticator: AuthenticatorStore,
    passkeys: PasskeysStore,
    recovery: RecoveryStore,
    refresh: RefreshStore,
    pageMark: PageMarkStore,
    passwords: SecurityPasswordsStore,
    email: EmailChangeStore,
    antiPhishing: AntiPhishingStore,
    devices: DevicesStore,
    closure: AccountClosureStore,
    gone: ClosedAccount,
  },
  [SignInNotices],
);
