import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
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

export const SpotMarginPage = observer(function SpotMarginPage({
  stores,
}: {
  readonly stores: { readonly margin: SpotMarginStore };
}) {
  const { t } = useTranslation('spotMargin');
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <SpotMargin store={stores.margin} />
    </AccountFrame>
  );
});

const liquidationSteps = ['orders', 'positions', 'fund', 'others'] as const;

function SpotMargin({ store }: { readonly store: SpotMarginStore }) {
  const { t } = useTranslation('spotMargin');
  const summary = useMemo(() => store.queries.summary(), [store]);
  const state = useResource(summary);
  const lending = useResource(useMemo(() => store.queries.lending(), [store]));
  const lends = known(lending);
  // What the sections say depends on both: they come together, and nothing moves.
  if (state.status === 'loading' || lending.status === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton height={960} />
      </div>
    );
  return (
    <>
      {lends === false ? <p className={styles.notice}>{t('noLending')}</p> : null}
      <DataBlock state={state} onRetry={() => void summary.refresh()} skeleton={<Skeleton height={420} />}>
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

export default view(SpotMarginPage, { margin: SpotMarginStore });
