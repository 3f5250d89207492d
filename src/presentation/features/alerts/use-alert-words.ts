import { useTranslation } from 'react-i18next';
import type { AlertCondition } from '../../../domain/alerts/alert-rule';
import { hour, minute, type Milliseconds } from '../../../domain/shared/instant';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { alertFigure } from './alert-figure';

interface AlertWords {
  readonly condition: (condition: AlertCondition) => string;
  readonly time: (time: Milliseconds) => string;
}

/** Alerts in words: "price crosses 65,000". */
export function useAlertWords(): AlertWords {
  const { t } = useTranslation('commands');
  const format = useFormat();
  const { language } = useApp();
  const time = (length: Milliseconds): string => {
    const [unit, count] = length >= hour ? (['hour', length / hour] as const) : (['minute', length / minute] as const);
    return new Intl.NumberFormat(language.language.regionalTag, { style: 'unit', unit, unitDisplay: 'long' }).format(
      count,
    );
  };
  return {
    time,
    condition: (condition) => {
      switch (condition.kind) {
        case 'price':
          return t(`alert.price.${condition.when}`, { price: alertFigure(format, 'price', condition.price) });
        case 'move':
          return t(`alert.move.${condition.direction}`, {
            percent: alertFigure(format, 'imbalance', condition.percent / 100),
            time: time(condition.within),
          });
        case 'funding':
          return t(`alert.funding.${condition.when}`, { rate: alertFigure(format, 'funding', condition.rate) });
        case 'imbalance':
          return t(`alert.imbalance.${condition.when}`, {
            share: alertFigure(format, 'imbalance', condition.bidShare),
          });
        case 'volume':
          return t('alert.volume', { times: alertFigure(format, 'volume', condition.times) });
        case 'margin':
          return t(`alert.margin.${condition.when}`, { ratio: alertFigure(format, 'margin', condition.ratio) });
      }
    },
  };
}
