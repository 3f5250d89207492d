import { Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossCharge } from '../../../domain/trading/collateral';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { classNames } from '../../kit/controls/class-names';
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
          <Radio.Group
            aria-label={t('loss.title')}
            {...(chosen === undefined ? {} : { value: chosen })}
            disabled={busy}
            className={classNames(styles.modes)}
            onChange={(event) => void store.setLossCharge(event.target.value as LossCharge)}
          >
            {charges.map((charge) => (
              <Radio key={charge} value={charge} className={classNames(styles.mode)}>
                <span className={styles.modeName}>{t(`loss.${charge}.name`)}</span>
                <span className={styles.modeText}>{t(`loss.${charge}.text`)}</span>
              </Radio>
            ))}
          </Radio.Group>
        )}
      </DataBlock>
      <SettingProblem store={store} setting="lossCharge" />
      {environment.assembly === 'sandbox' ? <p className={styles.note}>{t('loss.practice')}</p> : null}
    </Section>
  );
});
