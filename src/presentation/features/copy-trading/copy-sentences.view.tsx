import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type Decimal, decimal, divide } from '../../../domain/shared/decimal';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { goodAmount } from '../../../domain/wallet/amount-rules';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import styles from './copy-trading.module.css';
import { percentBounds, type TermsDraft } from './terms-draft';

interface CopySentencesProps {
  readonly lead: string;
  readonly counter: boolean;
  /** One that would be taken. */
  readonly amount: Decimal | undefined;
  readonly draft: TermsDraft;
  /** One that runs. */
  readonly copy?: OwnCopy;
  /** As a fraction. */
  readonly profitShare: number;
}

/** What the copy will do, as it is set up now; nothing is promised of a figure that would not be taken. */
export const CopySentences = observer(function CopySentences({
  lead,
  counter,
  amount,
  draft,
  copy,
  profitShare,
}: CopySentencesProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const usdt = (value: Decimal | undefined): string =>
    value === undefined ? unknownFigure : `${format.decimal(value, 2, 'half-even')} USDT`;
  const { mode, perTrade, mostPerTrade, stopLoss, takeProfit, leverage, slippage } = draft;
  const way = counter ? 'counter' : 'same';
  const trades = draft.tradeBounds(amount);
  const part = (limit: keyof typeof percentBounds): string => {
    const percent = goodAmount(draft[limit].value, percentBounds[limit]);
    if (percent === undefined || draft.isMet(limit, copy)) return unknownFigure;
    return amount ? usdt(divide(amount.times(percent), decimal(100))) : format.part(divide(percent, decimal(100)));
  };
  return (
    <section aria-label={t('will.title')}>
      <h3 className={styles.subtitle}>{t('will.title')}</h3>
      <ul className={styles.sentences}>
        <li>
          {mode === 'FIXED'
            ? t(`will.fixed.${way}`, {
                lead,
                amount: perTrade.isEmpty ? 'USDT' : usdt(goodAmount(perTrade.value, trades)),
              })
            : t(`will.proportional.${way}`, { lead, amount: amount ? usdt(amount) : 'USDT' })}
        </li>
        <li>
          {mostPerTrade.isEmpty
            ? t('will.leverage', { leverage: format.integer(leverage) })
            : t('will.most', {
                leverage: format.integer(leverage),
                amount: usdt(goodAmount(mostPerTrade.value, trades)),
              })}
        </li>
        <li>{t('will.slippage', { slippage: format.part(Number(slippage)) })}</li>
        <li>
          {stopLoss.isEmpty ? t('will.noStop') : t('will.stop', { loss: part('stopLoss') })}
          {takeProfit.isEmpty ? '' : ` ${t('will.gain', { gain: part('takeProfit') })}`}
        </li>
        <li>{t('will.share', { share: format.part(profitShare) })}</li>
        <li>{t('will.end')}</li>
      </ul>
    </section>
  );
});
