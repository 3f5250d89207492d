import { observer } from 'mobx-react-lite';
import type { Decimal } from '../../../../domain/shared/decimal';
import type { InstrumentsStore } from './instruments.store';
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
