import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type Decimal, decimal, divide } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';
import styles from './copy-trading.module.css';
import type { TermsDraft } from './terms-draft';

interface CopySentencesProps {
  readonly lead: string;
  readonly counter: boolean;
  readonly amount: Decimal | undefined;
  readonly draft: TermsDraft;
  /** As a fraction. */
  readonly profitShare: number;
}

/** What the copy will do, as it is set up now. */
export const CopySentences = observer(function CopySentences({
  lead,
  counter,
  amount,
  draft,
  profitShare,
}: CopySentencesProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const usdt = (value: Decimal): string => `${format.decimal(value, 2, 'half-even')} USDT`;
  const money = (value: Decimal | undefined): string => (value === undefined ? 'USDT' : usdt(value));
  const { mode, perTrade, mostPerTrade, stopLoss, takeProfit, leverage, slippage } = draft;
  const way = counter ? 'counter' : 'same';
  const part = (percent: Decimal) =>
    amount ? usdt(divide(amount.times(percent), decimal(100))) : format.part(divide(percent, decimal(100)));
  return (
    <section aria-label={t('will.title')}>
      <h3 className={styles.subtitle}>{t('will.title')}</h3>
      <ul className={styles.sentences}>
        <li>
          {mode === 'FIXED'
            ? t(`will.fixed.${way}`, { lead, amount: money(perTrade.value) })
            : t(`will.proportional.${way}`, { lead, amount: money(amount) })}
        </li>
        <li>
          {mostPerTrade.value === undefined
            ? t('will.leverage', { leverage: format.integer(leverage) })
            : t('will.most', { leverage: format.integer(leverage), amount: usdt(mostPerTrade.value) })}
        </li>
        <li>{t('will.slippage', { slippage: format.part(Number(slippage)) })}</li>
        <li>
          {stopLoss.value === undefined ? t('will.noStop') : t('will.stop', { loss: part(stopLoss.value) })}
          {takeProfit.value === undefined ? '' : ` ${t('will.gain', { gain: part(takeProfit.value) })}`}
        </li>
        <li>{t('will.share', { share: format.part(profitShare) })}</li>
        <li>{t('will.end')}</li>
      </ul>
    </section>
  );
});
