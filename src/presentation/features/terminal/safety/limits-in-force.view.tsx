import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import { minute } from '../../../../domain/shared/instant';
import { hoursText } from '../../../kit/formats/hours-text';
import { useFormat } from '../../../kit/formats/use-format';
import { amountFields } from './risk-limits-draft';
import type { RiskLimitsStore } from './risk-limits.store';
import styles from './safety.module.css';

/** What holds now, and from when on something looser does. */
export const LimitsInForce = observer(function LimitsInForce({ limits }: { readonly limits: RiskLimitsStore }) {
  const { t } = useTranslation('safety');
  const format = useFormat();
  const { inForce, waitsUntil, count } = limits;
  const exact = (value: Decimal): string => format.decimal(value, decimalPlaces(value), 'down');
  const lines = [
    ...amountFields.flatMap((name) => (inForce[name] ? [`${t(`limits.${name}`)}: ${exact(inForce[name])} USDT`] : [])),
    ...Object.entries(inForce.orderQuantities).map(
      ([asset, most]) => `${t('limits.orderQuantity')}: ${exact(most)} ${asset}`,
    ),
    ...(inForce.coolDown
      ? [
          t('limits.coolDownWords', {
            count: inForce.coolDown.losses,
            minutes: format.integer(inForce.coolDown.pause / minute),
          }),
        ]
      : []),
    ...(inForce.hours ? [`${t('limits.hours')}: ${hoursText(inForce.hours) || t('limits.noHour')}`] : []),
  ];
  return (
    <div role="status" className={styles.text}>
      {count === 0 ? (
        <p>{t('limits.none')}</p>
      ) : (
        <>
          <p>{t('limits.inForce')}</p>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {waitsUntil === undefined ? null : <p>{t('limits.waits', { at: format.dateTime(waitsUntil) })}</p>}
    </div>
  );
});
