import { useMemo } from 'react';
import { roundTo, type Decimal } from '../../../../domain/shared/decimal';
import type { RiskLevel } from '../../../../domain/trading/margin-risk';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import type { MarkTone } from '../../../kit/controls/mark';

export const riskTones: Readonly<Record<RiskLevel, MarkTone>> = {
  none: 'neutral',
  safe: 'good',
  caution: 'warning',
  danger: 'bad',
};

/** A margin ratio of 0.3 as 30.00%; never better than it is. */
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
