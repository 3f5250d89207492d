import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Decimal, Rounding } from '../../../../domain/shared/decimal';
import type { AlgoOrder } from '../../../../domain/trading/algo-order';
import { waitedForRise } from '../../../../domain/trading/trigger-side';
import type { Order } from '../../../../domain/trading/order';
import { useFormat } from '../../../kit/formats/use-format';
import { exact, quoteOf } from '../account/order-cells';
import type { InstrumentsStore } from './instruments.store';
import styles from './portfolio-cells.module.css';
import { usePriceText } from './use-price-text';

interface PriceCellProps {
  readonly symbol: string;
  readonly value: Decimal | undefined;
  readonly stores: { readonly instruments: InstrumentsStore };
  readonly rounding?: Rounding;
}

/** A price of a row, or the average of several, with the decimals of its market. */
export const PriceCell = observer(function PriceCell({ symbol, value, stores, rounding }: PriceCellProps) {
  return <>{usePriceText(stores)(symbol, value, rounding)}</>;
});

/** A price that somebody has set: none of its decimals is rounded away. */
export const SetPriceCell = observer(function SetPriceCell({ symbol, value, stores }: PriceCellProps) {
  const format = useFormat();
  return <>{exact(format, value, stores.instruments.of(symbol)?.tick)}</>;
});

/** How much of an order the book shows, where that is not all of it. */
export function IcebergTag({ order: { quantity, visible } }: { readonly order: Pick<Order, 'quantity' | 'visible'> }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  if (!visible || !quantity || visible.gte(quantity)) return null;
  return (
    <span className={styles.tag}>
      {visible.gt(0) ? t('orders.visible', { amount: exact(format, visible) }) : t('orders.hidden')}
    </span>
  );
}

/** That an order or a leg was set off, and whether what it became was refused; nothing while neither is so. */
export function TriggeredMark({ order: { triggered, status } }: { readonly order: AlgoOrder }) {
  const { t } = useTranslation('portfolio');
  if (!triggered) return null;
  return (
    <span className={styles.sub}> {t(status === 'REJECTED' ? 'orders.triggeredRejected' : 'orders.triggered')}</span>
  );
}

/** How far a trailing stop stays behind the market, in words: "1%", "250 USDT". */
export function useTrailingDistance(): (order: Pick<AlgoOrder, 'symbol' | 'callbackRate' | 'callbackValue'>) => string {
  const format = useFormat();
  return ({ symbol, callbackRate, callbackValue }) =>
    callbackRate ? format.part(callbackRate) : `${exact(format, callbackValue)} ${quoteOf(symbol)}`;
}

/**
 * What sets an order off, in words: "≥ 70,000", how a trailing stop follows, or a price whose way is not known.
 * `rises` is given of one that waits; of others what is known of them tells it.
 */
export function useTriggerWords(): (order: AlgoOrder, tick: Decimal | undefined, rises?: boolean) => string {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const distanceOf = useTrailingDistance();
  return (order, tick, rises = waitedForRise(order)) => {
    const price = exact(format, order.triggerPrice, tick);
    if (order.algoType === 'TRAILING_STOP' && (order.callbackRate ?? order.callbackValue)) {
      const distance = distanceOf(order);
      return order.triggerPrice ? t('orders.trailingAt', { price, distance }) : t('orders.trailing', { distance });
    }
    return rises === undefined ? price : t(rises ? 'orders.atOrAbove' : 'orders.atOrBelow', { price });
  };
}
