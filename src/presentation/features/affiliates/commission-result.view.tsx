import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReferralLevel } from '../../../domain/account/referral-commission';
import type { FeeTier } from '../../../domain/markets/fee-group';
import type { Decimal } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import styles from '../partners/partners.module.css';
import type { CommissionDraft } from './commission-draft';

interface CommissionResultProps {
  readonly draft: CommissionDraft;
  readonly levels: readonly ReferralLevel[];
  readonly tier: FeeTier;
}

/** Rounded down, and a dash for what still wants a figure. */
export const CommissionResult = observer(function CommissionResult({ draft, levels, tier }: CommissionResultProps) {
  const { t } = useTranslation('affiliates');
  const format = useFormat();
  const { level, fees, commission, friends } = draft.reckon(levels, tier);
  const usdt = (amount: Decimal | undefined): string =>
    amount === undefined ? unknownFigure : `${format.decimal(amount, 2, 'down')} USDT`;
  return (
    <>
      <dl className={styles.result} aria-live="polite">
        <div>
          <dt>{t('calculator.level')}</dt>
          <dd>{level === undefined ? unknownFigure : format.part(level.rate)}</dd>
        </div>
        <div>
          <dt>{t('calculator.fees')}</dt>
          <dd>{usdt(fees)}</dd>
        </div>
        <div>
          <dt>{t('calculator.friends')}</dt>
          <dd>{usdt(friends)}</dd>
        </div>
        <div>
          <dt>{t('calculator.monthly')}</dt>
          <dd className={styles.strong}>{usdt(commission)}</dd>
        </div>
        <div>
          <dt>{t('calculator.yearly')}</dt>
          <dd>{usdt(commission?.times(12))}</dd>
        </div>
      </dl>
      <p className={styles.small}>
        {t('calculator.note', {
          maker: format.rate(tier.makerBps.div(10_000)),
          taker: format.rate(tier.takerBps.div(10_000)),
        })}
      </p>
    </>
  );
});
