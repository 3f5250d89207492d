import { observer } from 'mobx-react-lite';
import type { Decimal } from '../../../../domain/shared/decimal';
import type { InstrumentsStore } from './instruments.store';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';
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
