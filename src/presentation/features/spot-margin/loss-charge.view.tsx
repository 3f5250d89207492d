import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossCharge } from '../../../domain/trading/collateral';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { RadioList } from '../../kit/antd/choice';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { SettingProblem } from './setting-problem.view';
import styles from './spot-margin.module.css';
import type { SpotMarginStore } from './spot-margin.store';

const charges: readonly LossCharge[] = ['USDT', 'COLLATERAL'];

/** Out of what losses of contracts are paid once USDT runs out. */
export const LossChargeSection = observer(function LossChargeSection({ store }: { readonly store: SpotMarginStore }) {
  const { environment } = useApp();
  const { t } = useTranslation('spotMargin');
  const resource = useMemo(() => store.queries.lossCharge(), [store]);
  const state = useResource(resource);
  // Read here: what is drawn inside the block does not follow the store by itself.
  const busy = store.busy !== undefined;
  return (
    <Section title={t('loss.title')} text={t('loss.text')}>
      <DataBlock state={state} onRetry={() => void resource.refresh()} skeleton={<Skeleton height={120} />}>
        {(chosen) => (
          <RadioList
            aria-label={t('loss.title')}
            {...(chosen === undefined ? {} : { value: chosen })}
            disabled={busy}
            onChange={(charge) => void store.setLossCharge(charge)}
            options={charges.map((charge) => ({
              value: charge,
              label: t(`loss.${charge}.name`),
              text: t(`loss.${charge}.text`),
            }))}
          />
        )}
      </DataBlock>
      <SettingProblem store={store} setting="lossCharge" />
      {environment.assembly === 'sandbox' ? <p className={styles.note}>{t('loss.practice')}</p> : null}
    </Section>
  );
});
