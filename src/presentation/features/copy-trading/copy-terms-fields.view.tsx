import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { type Decimal, divide } from '../../../domain/shared/decimal';
import { copyModes, type OwnCopy, profitBeforeShare, type StrategyTerms } from '../../../domain/social/own-copy';
import { MultipleSelect } from '../../kit/antd/multiple-select';
import { Segmented } from '../../kit/controls/segmented';
import { useFormat } from '../../kit/formats/use-format';
import { AmountField } from '../money-kit/amount-field.view';
import styles from './copy-trading.module.css';
import { percentBounds, slippageChoices, type TermsDraft } from './terms-draft';
import { useUsdt } from './use-usdt';

interface CopyTermsFieldsProps {
  readonly draft: TermsDraft;
  /** That is put in. */
  readonly amount: Decimal | undefined;
  /** One that runs. */
  readonly copy?: OwnCopy;
  readonly offered: StrategyTerms;
  readonly disabled: boolean;
}

/** How much per trade, and the limits of a copy. */
export const CopyTermsFields = observer(function CopyTermsFields({
  draft,
  amount,
  copy,
  offered,
  disabled,
}: CopyTermsFieldsProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const usdt = useUsdt();
  const marketsId = useId();
  const trades = draft.tradeBounds(amount);
  const leverages = Array.from({ length: offered.maxLeverage }, (_, index) => index + 1);
  const slippages = slippageChoices.filter((each) => Number(each) <= offered.maxSlippage);
  const { perTrade } = draft;
  const met = (limit: keyof typeof percentBounds): string | undefined => {
    if (copy === undefined || !draft[limit].touched || !draft.isMet(limit, copy)) return undefined;
    const made = profitBeforeShare(copy).abs();
    const part = format.part(divide(made, copy.amount));
    return t(limit === 'stopLoss' ? 'limits.lossMet' : 'limits.gainMet', { amount: usdt(made), part });
  };
  return (
    <>
      <Segmented
        label={t('mode.label')}
        titled
        size="small"
        value={draft.mode}
        options={copyModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        onChange={(mode) => draft.choose({ mode })}
      />
      {draft.mode === 'FIXED' ? (
        <AmountField label={t('limits.perTrade')} figure={perTrade} asset="USDT" bounds={trades} disabled={disabled} />
      ) : null}
      <div className={styles.pair}>
        <AmountField
          label={t('limits.stopLoss')}
          figure={draft.stopLoss}
          asset="%"
          bounds={percentBounds.stopLoss}
          problem={met('stopLoss')}
          optional
          disabled={disabled}
        />
        <AmountField
          label={t('limits.takeProfit')}
          figure={draft.takeProfit}
          asset="%"
          bounds={percentBounds.takeProfit}
          problem={met('takeProfit')}
          optional
          disabled={disabled}
        />
      </div>
      <AmountField
        label={t('limits.mostPerTrade')}
        figure={draft.mostPerTrade}
        asset="USDT"
        bounds={trades}
        optional
        disabled={disabled}
      />
      <Segmented
        label={t('limits.leverage')}
        titled
        size="small"
        value={draft.leverage}
        options={leverages.map((value) => ({ value, label: `${format.integer(value)}×` }))}
        onChange={(leverage) => draft.choose({ leverage })}
      />
      <Segmented
        label={t('limits.slippage')}
        titled
        size="small"
        value={draft.slippage}
        options={slippages.map((value) => ({ value, label: format.part(Number(value)) }))}
        onChange={(slippage) => draft.choose({ slippage })}
      />
      <div className={styles.markets}>
        <label htmlFor={marketsId}>{t('limits.markets')}</label>
        <MultipleSelect
          id={marketsId}
          disabled={disabled}
          placeholder={t('limits.allMarkets')}
          value={draft.symbols}
          options={offered.symbols.map((value) => ({ value, label: marketDisplayName(value) }))}
          onChange={(symbols) => draft.choose({ symbols })}
        />
      </div>
    </>
  );
});
