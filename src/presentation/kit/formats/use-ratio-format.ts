import { useMemo } from 'react';
import { roundTo, type Decimal } from '../../../domain/shared/decimal';
import { unknownFigure } from './format';
import { useFormat } from './use-format';

/** A margin ratio of 0.3 as 30.00%; never better than it is, and the same wherever it stands. */
export function useRatioFormat(): (ratio: Decimal | undefined) => string {
  const { numberTag } = useFormat();
  return useMemo(() => {
    const format = new Intl.NumberFormat(numberTag, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return (ratio) => (ratio === undefined ? unknownFigure : format.format(roundTo(ratio, 4, 'down').toNumber()));
  }, [numberTag]);
}
