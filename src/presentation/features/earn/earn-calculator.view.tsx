import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EarnProduct } from '../../../domain/earn/earn-product';
import { dailyYield, yieldOf } from '../../../domain/earn/earn-yield';
import type { Decimal } from '../../../domain/shared/decimal';
import { Fact, Facts } from '../../kit/controls/facts';
import { Segmented } from '../../kit/controls/segmented';
import type { TypedFigure } from '../../kit/data/typed-figure';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { amountText } from '../money-kit/amount-text';
import styles from './earn.module.css';
import { useTermText } from './use-term-text';

interface EarnCalculatorProps {
  readonly product: EarnProduct;
  readonly figure: TypedFigure;
  readonly renewed: boolean;
}

const openTerms = [30, 90, 365];

/** What the amount earns, in the decimals in which the wallet will show it. */
export const EarnCalculator = observer(function EarnCalculator({ product, figure, renewed }: EarnCalculatorProps) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  const term = useTermText();
  const [open, setOpen] = useState(30);
  const { asset, apr, durationDays } = product;
  const amount = figure.value?.gt(0) ? figure.value : undefined;
  const days = durationDays ?? open;
  const text = (value: Decimal | undefined): string =>
    value ? `${amountText(format, value)} ${asset}` : unknownFigure;
  return (
    <div className={styles.calculator}>
      <h3 className={styles.subtitle}>{t('calculator.title')}</h3>
      {durationDays === undefined ? (
        <Segmented
          label={t('calculator.days')}
          size="small"
          value={open}
          options={openTerms.map((value) => ({ value, label: term(value) }))}
          onChange={setOpen}
        />
      ) : null}
      <Facts figures>
        <Fact name={t('calculator.daily')}>{text(amount && dailyYield(amount, apr))}</Fact>
        <Fact name={t('calculator.total', { term: term(days) })}>
          {text(amount && yieldOf(amount, product, days, renewed))}
        </Fact>
      </Facts>
      <p className={styles.note}>{t('calculator.note')}</p>
    </div>
  );
});
