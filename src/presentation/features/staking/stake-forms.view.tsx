import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductAccessQueries } from '../../../application/account/product-access.queries';
import type { StakingAccount, StakingTerms } from '../../../domain/earn/staking';
import { Segmented } from '../../kit/controls/segmented';
import { StakeForm } from './stake-form.view';
import type { StakingStore } from './staking.store';
import { UnstakeForm } from './unstake-form.view';
import styles from './staking.module.css';

export interface StakeFormProps {
  readonly staking: StakingStore;
  readonly access: ProductAccessQueries;
  readonly terms: StakingTerms;
  readonly account: StakingAccount;
}

/** The way in and the way out. */
export const StakeForms = observer(function StakeForms(props: StakeFormProps) {
  const { t } = useTranslation('staking');
  const [mode, setMode] = useState<'stake' | 'unstake'>('stake');
  const [round, setRound] = useState(0);
  const Form = mode === 'stake' ? StakeForm : UnstakeForm;
  return (
    <section className={styles.panel} aria-label={t(`mode.${mode}`)}>
      <Segmented
        label={t('mode.label')}
        value={mode}
        options={(['stake', 'unstake'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={setMode}
      />
      <Form key={`${mode} ${round}`} {...props} onDone={() => setRound(round + 1)} />
    </section>
  );
});
