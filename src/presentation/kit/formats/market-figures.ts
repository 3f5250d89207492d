import { useMemo } from 'react';
import type { Instrument } from '../../../domain/markets/instrument';
import { decimalPlaces, type Decimal } from '../../../domain/shared/decimal';
import type { Format } from './format';
import { useFormat } from './use-format';

type Figure = number | Decimal | undefined;

/** A market's figures in its own precision: prices by tick, quantities by step (readings, 8). */
export interface MarketFigures {
  price(value: Figure): string;
  size(value: Figure): string;
  /** Quote totals, rounded down to the cent whatever a coin costs: no order is worth less (design, screens). */
  total(value: Figure): string;
  readonly priceDecimals: number;
  readonly sizeDecimals: number;
}

export function marketFigures(format: Format, instrument: Pick<Instrument, 'tick' | 'step'>): MarketFigures {
  const priceDecimals = decimalPlaces(instrument.tick);
  const sizeDecimals = decimalPlaces(instrument.step);
  return {
    priceDecimals,
    sizeDecimals,
    price: (value) => format.price(value, priceDecimals),
    size: (value) => format.quantity(value, sizeDecimals),
    total: (value) => format.price(value, 2),
  };
}

export function useMarketFigures(instrument: Pick<Instrument, 'tick' | 'step'>): MarketFigures {
  const format = useFormat();
  return useMemo(() => marketFigures(format, instrument), [format, instrument]);
}
