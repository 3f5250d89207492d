import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { decimal, type Decimal, zero } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import parts from '../partners/partners.module.css';
import type { EarningsDraft } from './earnings-draft';
import styles from './trader-recruitment.module.css';

interface EarningsResultProps {
  readonly draft: EarningsDraft;
  /** A fraction. */
  readonly profitShare: number;
}

/** Month by month what is new profit and what of it is the lead's; rounded down. */
export const EarningsResult = observer(function EarningsResult({ draft, profitShare }: EarningsResultProps) {
  const { t } = useTranslation('leadTraders');
  const format = useFormat();
  const months = draft.months(decimal(profitShare));
  const money = (amount: Decimal | undefined): string =>
    amount === undefined ? unknownFigure : format.decimal(amount, 2, 'down');
  const total = months?.reduce((sum, { share }) => sum.plus(share), zero);
  return (
    <>
      <table className={styles.months}>
        <caption className="unseen">{t('calculator.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('calculator.month')}</th>
            <th scope="col">{t('calculator.profit')}</th>
            <th scope="col">{t('calculator.earned')}</th>
          </tr>
        </thead>
        <tbody>
          {draft.returns.map((_figure, index) => (
            <tr key={index}>
              <th scope="row">{format.integer(index + 1)}</th>
              <td>{money(months?.[index]?.profit)}</td>
              <td>{money(months?.[index]?.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={parts.result} aria-live="polite">
        <div>
          <dt>{t('calculator.share')}</dt>
          <dd>{format.part(profitShare)}</dd>
        </div>
        <div>
          <dt>{t('calculator.total')}</dt>
          <dd className={parts.strong}>{total === undefined ? unknownFigure : `${money(total)} USDT`}</dd>
        </div>
      </dl>
      <p className={parts.small}>{t('calculator.note')}</p>
    </>
  );
});
