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
import { RiskMeter } from './risk-meter.view';
import { StandingFigures } from './standing-figures.view';
import styles from './standing.module.css';
import { view } from '../../../runtime/feature';
import { ContractAccount } from '../../../../application/trading/contract-account';

export interface StandingPanelStores {
  readonly account: Startable;
  readonly positions: Positions;
  readonly risk: AccountRisk;
}

/** How the account stands as a whole, and how far it is from liquidation. */
export const StandingPanel = observer(function StandingPanel({ stores }: { readonly stores: StandingPanelStores }) {
  const { t } = useTranslation('contracts');
  const { session } = useApp();
  useEffect(() => stores.account.start(), [stores]);
  return (
    <section className={styles.panel} aria-label={t('standing.title')} tabIndex={0}>
      {session.status === 'loggedOut' ? (
        <SignInPanel title={t('standing.signIn.title')} text={t('standing.signIn.text')} />
      ) : (
        <Standing stores={stores} />
      )}
    </section>
  );
});

const Standing = observer(function Standing({ stores }: { readonly stores: StandingPanelStores }) {
  const { t } = useTranslation('contracts');
  const { risk, positions } = stores;
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
    <div className={styles.standing} data-stale={state.stale || undefined}>
      {state.stale ? <StaleBadge since={undefined} /> : null}
      <RiskMeter summary={state.value} />
      <StandingFigures summary={state.value} positions={positions.value} />
      <details className={styles.details}>
        <summary>{t('standing.explain.title')}</summary>
        <p>{t('standing.explain.text')}</p>
        <ol>
          {(['safe', 'caution', 'danger', 'liquidation'] as const).map((step) => (
            <li key={step}>{t(`standing.explain.${step}`)}</li>
          ))}
        </ol>
      </details>
      <ButtonLink to={paths.spotMargin} size="small">
        {t('standing.collateralLink')}
      </ButtonLink>
    </div>
  );
});

export default view(StandingPanel, { account: ContractAccount, positions: Positions, risk: AccountRisk });
