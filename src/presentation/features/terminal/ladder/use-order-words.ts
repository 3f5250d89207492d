import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { orderAct } from '../../../../domain/trading/position-effect';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';
import { useMarket } from '../market/market-context';
import type { LadderOrder } from './ladder-orders.store';

/** An own order in words: Buy 0.1 BTC at 60,000; in hedge mode, Close long 0.1 BTC at 60,000. */
export function useOrderWords(): (order: LadderOrder) => string {
  const { t } = useTranslation(['ladder', 'trade']);
  const format = useFormat();
  const { instrument } = useMarket();
  return useCallback(
    ({ kind, side, positionSide, quantity, price }) =>
      t(kind === 'limit' ? 'own.order' : 'own.stop', {
        side: t(`trade:side.${orderAct({ side, positionSide })}`),
        quantity: exact(format, quantity),
        asset: instrument.base,
        price: exact(format, price),
      }),
    [t, format, instrument],
  );
}
