import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { Position } from '../../../../domain/trading/position';
import { isLong } from '../../../../domain/trading/position-figures';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';

/** A position in words, for the names of its buttons: Long 0.5 BTC-PERP. */
export function usePositionName(): (position: Position) => string {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  return (position) =>
    t('positions.name', {
      direction: t(`direction.${isLong(position) ? 'long' : 'short'}`),
      amount: exact(format, position.holding.abs()),
      market: marketDisplayName(position.symbol),
    });
}
