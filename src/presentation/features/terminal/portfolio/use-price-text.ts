import { decimalPlaces, type Decimal, type Rounding } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import { average } from '../account/order-cells';
import type { InstrumentsStore } from './instruments.store';

/**
 * A price of a market in words, with as many decimals as its tick has; of an average until the market is known, what it
 * needs. Prices that the market tells are floored, as everywhere else; what is reckoned is rounded to the nearest.
 */
export function usePriceText(stores: {
  readonly instruments: InstrumentsStore;
}): (symbol: string, value: Decimal | undefined, rounding?: Rounding) => string {
  const format = useFormat();
  return (symbol, value, rounding = 'half-even') => {
    const instrument = stores.instruments.of(symbol);
    return instrument && value
      ? format.decimal(value, decimalPlaces(instrument.tick), rounding)
      : average(format, value);
  };
}
