import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossBreak } from '../../../../application/trading/loss-break';
import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import { minute, type Instant } from '../../../../domain/shared/instant';
import { hoursText } from '../../../kit/formats/hours-text';
import { useFormat } from '../../../kit/formats/use-format';
import { useApp } from '../../../runtime/app-context';
import { useSecondsLeft } from '../../../runtime/use-seconds-left';
import { amountFields } from './risk-limits-draft';
import type { RiskLimitsStore } from './risk-limits.store';
import styles from './safety.module.css';

interface LimitsInForceProps {
  readonly limits: RiskLimitsStore;
  readonly lossBreak: Pick<LossBreak, 'end'>;
}

/** What holds now, and from when on something looser does. */
export const LimitsInForce = observer(function LimitsInForce({ limits, lossBreak }: LimitsInForceProps) {
  const { t } = useTranslation('safety');
  const format = useFormat();
  const { inForce, waitsUntil, count } = limits;
  const breakEnd = useBreakEnd(limits, lossBreak);
  const exact = (value: Decimal): string => format.decimal(value, decimalPlaces(value), 'down');
  const lines = [
    ...amountFields.flatMap((name) => (inForce[name] ? [`${t(`limits.${name}`)}: ${exact(inForce[name])} USDT`] : [])),
    ...Object.entries(inForce.orderQuantities).map(
      ([asset, most]) => `${t('limits.orderQuantity')}: ${exact(most)} ${asset}`,
    ),
    ...(inForce.coolDown
      ? [
          [
            t('limits.coolDownWords', {
              count: inForce.coolDown.losses,
              minutes: format.integer(inForce.coolDown.pause / minute),
            }),
            ...(breakEnd === undefined ? [] : [t('limits.coolDownRuns', { at: format.time(breakEnd) })]),
          ].join(' · '),
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

/** When the break ends that runs now. It is read again whenever an order was stopped or the limits change. */
function useBreakEnd({ inForce: { coolDown }, events }: RiskLimitsStore, lossBreak: Pick<LossBreak, 'end'>) {
  const isLoggedIn = useApp().session.status === 'loggedIn';
  const [end, setEnd] = useState<Instant>();
  const isLeft = useSecondsLeft(end) > 0;
  useEffect(() => {
    if (!coolDown || !isLoggedIn) return undefined;
    let isCurrent = true;
    void lossBreak.end(coolDown).then((read) => {
      if (isCurrent) setEnd(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [lossBreak, isLoggedIn, coolDown, events]);
  return isLeft ? end : undefined;
}
