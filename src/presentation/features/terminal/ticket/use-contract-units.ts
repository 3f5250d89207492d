import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import type { MarginMeans } from '../../../../application/trading/ticket/margin-means';
import type { FurtherUnit } from './size-field.view';

/** Sizes by margin and by risk, with what they come to. */
export function useContractUnits(margin: MarginMeans | undefined): readonly FurtherUnit[] {
  const { t } = useTranslation('ticket');
  const { instrument, ticket } = useMarket();
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const { quantity } = ticket.order.draft;
  const size = quantity?.gt(0) ? `${figures.size(quantity)} ${instrument.base}` : undefined;
  const lacks = margin?.riskLacks;
  const loss = margin?.lossAtStop;
  return [
    { unit: 'margin', label: t('unit.margin'), hint: size && t('unit.comesTo', { size }) },
    {
      unit: 'risk',
      label: t('unit.risk'),
      lacking: lacks && t(`risk.lacks.${lacks}`),
      hint: size && loss && t('risk.loss', { size, loss: format.decimal(loss, 2, 'up'), asset: instrument.quote }),
    },
  ];
}
