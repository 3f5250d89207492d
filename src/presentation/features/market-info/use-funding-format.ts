import { useMemo } from 'react';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';

/** Funding rates are small: a fraction of 0.0001 shows as +0.0100 %, a dash while it is not known. */
export function useFundingFormat(): (rate: number | Decimal | undefined) => string {
  const { numberTag } = useFormat();
  return useMemo(() => {
    const format = new Intl.NumberFormat(numberTag, {
      style: 'percent',
      minimumFractionDigits: 4,
      maximumFractionDigits: 4,
      signDisplay: 'exceptZero',
    });
    return (rate) => (rate === undefined ? unknownFigure : format.format(decimal(rate).toNumber()).replace('-', '−'));
  }, [numberTag]);
}
