import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { second } from '../../../domain/shared/instant';
import { AccountFrame } from '../account-kit/account-frame.view';
import { Section } from '../account-kit/section';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { AccountModeChoice } from './account-mode.view';
import { BuyingPowerSection } from './buying-power.view';
import { CollateralSection } from './collateral.view';
import { InterestSection } from './interest.view';
import { LossChargeSection } from './loss-charge.view';
import { RiskMeter } from './risk-meter.view';
import styles from './spot-margin.module.css';
import { SpotMarginStore } from './spot-margin.store';
import { view } from '../../runtime/feature';
import { RefreshStore } from '../../runtime/stores/refresh.store';

/** Figures move with prices, and no stream tells of them. */
const rhythm = 10 * second;

interface SpotMarginStores {
  readonly margin: SpotMarginStore;
  readonly refresh: RefreshStore;
}

const SpotMarginPage = observer(function SpotMarginPage({ stores }: { readonly stores: SpotMarginStores }) {
  const { t } = useTranslation('spotMargin');
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <SpotMargin stores={stores} />
    </AccountFrame>
  );
});

const liquidationSteps = ['orders', 'positions', 'fund', 'others'] as const;

function SpotMargin({ stores: { margin: store, refresh } }: { readonly stores: SpotMarginStores }) {
  const { t } = useTranslation('spotMargin');
  const summary = useMemo(() => store.queries.summary(), [store]);
  const state = useResource(summary);
  const lending = useResource(useMemo(() => store.queries.lending(), [store]));
  const collateral = useResource(useMemo(() => store.queries.collateral(), [store]));
  useEffect(() => refresh.follow(store, rhythm), [refresh, store]);
  const lends = known(lending);
  // What the sections say depends on all of them: they come together, and nothing moves.
  if (state.status === 'loading' || collateral.status === 'loading' || lending.status === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton height={960} />
      </div>
    );
  return (
    <>
      {lends === false ? <p className={styles.notice}>{t('noLending')}</p> : null}
      <DataBlock state={state} onRetry={() => void store.refresh()} skeleton={<Skeleton height={420} />}>
        {(value) => (
          <>
            <RiskMeter summary={value} />
            <AccountModeChoice store={store} summary={value} lends={lends} />
          </>
        )}
      </DataBlock>
      <BuyingPowerSection store={store} />
      <CollateralSection store={store} />
      <LossChargeSection store={store} />
      <InterestSection store={store} />
      <Section title={t('liquidation.title')} text={t('liquidation.text')}>
        <ol className={styles.steps}>
          {liquidationSteps.map((step) => (
            <li key={step}>{t(`liquidation.${step}`)}</li>
          ))}
        </ol>
      </Section>
    </>
  );
}

export default view(SpotMarginPage, { margin: SpotMarginStore, refresh: RefreshStore });
