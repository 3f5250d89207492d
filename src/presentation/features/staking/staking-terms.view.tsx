import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dailyYield } from '../../../domain/earn/earn-yield';
import type { StakingTerms } from '../../../domain/earn/staking';
import { decimal } from '../../../domain/shared/decimal';
import { day } from '../../../domain/shared/instant';
import { classNames } from '../../kit/controls/class-names';
import { Fact, Facts } from '../../kit/controls/facts';
import { TypedFigure } from '../../kit/data/typed-figure';
import { useFormat } from '../../kit/formats/use-format';
import { AmountField } from '../money-kit/amount-field.view';
import styles from './staking.module.css';
import { useStakeText } from './use-stake-text';

interface StakingTermsProps {
  readonly terms: StakingTerms;
  /** For whoever has no form of their own to do it in. */
  readonly calculates: boolean;
}

/** What staking pays and costs, open to everybody. */
export function StakingTermsSection({ terms, calculates }: StakingTermsProps) {
  const { t } = useTranslation('staking');
  const format = useFormat();
  const { asset, apr, minimum, unbonding, exitPenalty, totalStaked } = terms;
  const text = useStakeText(asset);
  return (
    <section className={classNames(styles.panel, styles.terms)} aria-label={t('terms.title')}>
      <Facts figures>
        <Fact name={t('terms.apr')}>
          <strong className={styles.rate}>{format.share(apr)}</strong>
        </Fact>
        <Fact name={t('terms.total')}>{text(totalStaked)}</Fact>
        <Fact name={t('terms.minimum')}>{text(minimum)}</Fact>
        <Fact name={t('terms.unbonding')}>{t('terms.days', { days: format.integer(unbonding / day) })}</Fact>
        <Fact name={t('terms.exitFee')}>{format.part(exitPenalty)}</Fact>
      </Facts>
      {calculates ? <Calculator terms={terms} /> : null}
    </section>
  );
}

const periods = [1, 30, 365];

const Calculator = observer(function Calculator({ terms }: { readonly terms: StakingTerms }) {
  const { t } = useTranslation('staking');
  const { marks } = useFormat();
  const [figure] = useState(() => new TypedFigure(marks));
  const text = useStakeText(terms.asset);
  const daily = figure.value?.gt(0) ? dailyYield(figure.value, terms.apr) : undefined;
  return (
    <div className={styles.form}>
      <AmountField
        label={t('amount')}
        figure={figure}
        asset={terms.asset}
        bounds={{ minimum: terms.minimum }}
        optional
      />
      <Facts figures>
        {periods.map((days) => (
          <Fact key={days} name={t('calculator.days', { count: days })}>
            {text(daily?.times(decimal(days)))}
          </Fact>
        ))}
      </Facts>
      <p className={styles.note}>{t('calculator.note')}</p>
    </div>
  );
});
