import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import styles from './partners.module.css';

interface RebateResultProps {
  /** In USDT a month. */
  readonly fees: Decimal | undefined;
  readonly rebate: Decimal | undefined;
}

/** Rounded down, and a dash for what still wants a figure. */
export function RebateResult({ fees, rebate }: RebateResultProps) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const usdt = (amount: Decimal | undefined): string =>
    amount === undefined ? unknownFigure : `${format.decimal(amount, 2, 'down')} USDT`;
  return (
    <>
      <dl className={styles.result} aria-live="polite">
        <div>
          <dt>{t('rebate.fees')}</dt>
          <dd>{usdt(fees)}</dd>
        </div>
        <div>
          <dt>{t('rebate.monthly')}</dt>
          <dd className={styles.strong}>{usdt(rebate)}</dd>
        </div>
        <div>
          <dt>{t('rebate.yearly')}</dt>
          <dd>{usdt(rebate?.times(12))}</dd>
        </div>
      </dl>
      <p className={styles.small}>{t('rebate.note')}</p>
    </>
  );
}
