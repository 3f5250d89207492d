import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import { average } from '../account/order-cells';
import type { InstrumentsStore } from './instruments.store';

/** A price of a market in words, with as many decimals as its tick has. */
/** Decimals of a price in its market; of an average until the market is known, what it needs. */
export function usePriceText(stores: {
  readonly instruments: InstrumentsStore;
}): (symbol: string, value: Decimal | undefined) => string {
  const format = useFormat();
  return (symbol, value) => {
    const instrument = stores.instruments.of(symbol);
    return instrument && value
      ? format.decimal(value, decimalPlaces(instrument.tick), 'half-even')
      : average(format, value);
  };
}
