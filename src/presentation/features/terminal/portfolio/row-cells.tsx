import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../../domain/shared/decimal';
import type { AlgoOrder } from '../../../../domain/trading/algo-order';
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
}

/** A price of a row, or the average of several, with the decimals of its market. */
export const PriceCell = observer(function PriceCell({ symbol, value, stores }: PriceCellProps) {
  return <>{usePriceText(stores)(symbol, value)}</>;
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

/** How far a trailing stop stays behind the market, in words: "1%", "250 USDT". */
export function useTrailingDistance(): (order: Pick<AlgoOrder, 'symbol' | 'callbackRate' | 'callbackValue'>) => string {
  const format = useFormat();
  return ({ symbol, callbackRate, callbackValue }) =>
    callbackRate ? format.part(callbackRate) : `${exact(format, callbackValue)} ${quoteOf(symbol)}`;
}
