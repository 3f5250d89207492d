import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Startable } from '../../../../application/kernel/observable-value';
import { paths } from '../../../runtime/paths';
import { useApp } from '../../../runtime/app-context';
import { ButtonLink } from '../../../kit/controls/button-link';
import { FailureState } from '../../../kit/data/failure-state';
import { SignInPanel } from '../../../runtime/sign-in-panel';
import { Skeleton } from '../../../kit/controls/skeleton';
import { StaleBadge } from '../../../kit/controls/stale-badge';
import { Positions } from '../../../../application/trading/positions';
import { AccountRisk } from '../../../../application/trading/account-risk';
import { PositionPricesStore } from '../account/position-prices.store';
import { PositionProfitsStore } from '../account/position-profits.store';
import { RiskMeter } from './risk-meter.view';
import { AccountRiskFigures } from './account-risk-figures.view';
import styles from './account-risk.module.css';
import { view } from '../../../runtime/feature';
import { ContractAccount } from '../../../../application/trading/contract-account';

interface AccountRiskPanelStores {
  readonly account: Startable;
  readonly positions: Positions;
  readonly risk: AccountRisk;
  readonly profits: PositionProfitsStore;
  readonly prices: PositionPricesStore;
}

/** How the account stands as a whole, and how far it is from liquidation. */
export const AccountRiskPanel = observer(function AccountRiskPanel({
  stores,
}: {
  readonly stores: AccountRiskPanelStores;
}) {
  const { t } = useTranslation('contracts');
  const { session } = useApp();
  useEffect(() => {
    const stops = [stores.account.start(), stores.profits.start()];
    return () => stops.forEach((stop) => stop());
  }, [stores]);
  return (
    <section className={styles.panel} aria-label={t('accountRisk.title')} tabIndex={0}>
      {session.status === 'loggedOut' ? (
        <SignInPanel title={t('accountRisk.signIn.title')} text={t('accountRisk.signIn.text')} />
      ) : (
        <RiskOfAccount stores={stores} />
      )}
    </section>
  );
});

const RiskOfAccount = observer(function RiskOfAccount({ stores }: { readonly stores: AccountRiskPanelStores }) {
  const { t } = useTranslation('contracts');
  const { risk, positions, profits, prices } = stores;
  const state = risk.state.current;
  if (state.status === 'failed') return <FailureState failure={state.failure} onRetry={() => void risk.refresh()} />;
  if (state.status !== 'ready') {
    return (
      <div aria-busy="true">
        <Skeleton height={360} />
      </div>
    );
  }
  return (
    <div className={styles.content} data-stale={state.stale || undefined}>
      {state.stale ? <StaleBadge since={undefined} /> : null}
      <RiskMeter summary={state.value} />
      <AccountRiskFigures summary={state.value} positions={positions.value} profits={profits} prices={prices} />
      <details className={styles.details}>
        <summary>{t('accountRisk.explain.title')}</summary>
        <p>{t('accountRisk.explain.text')}</p>
        <ol>
          {(['safe', 'caution', 'danger', 'liquidation'] as const).map((step) => (
            <li key={step}>{t(`accountRisk.explain.${step}`)}</li>
          ))}
        </ol>
      </details>
      <ButtonLink to={paths.spotMargin} size="small">
        {t('accountRisk.collateralLink')}
      </ButtonLink>
    </div>
  );
});

export default view(AccountRiskPanel, {
  account: ContractAccount,
  positions: Positions,
  risk: AccountRisk,
  profits: PositionProfitsStore,
  prices: PositionPricesStore,
});
