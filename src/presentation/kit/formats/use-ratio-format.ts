import { roundTo, type Decimal } from '../../../domain/shared/decimal';
import { useFormat } from './use-format';

/** A margin ratio or a coverage of 0.3 as 30.00%; never better than it is, and the same wherever it stands. */
export function useRatioFormat(): (ratio: Decimal | undefined) => string {
  const { share } = useFormat();
  return (ratio) => share(ratio && roundTo(ratio, 4, 'down'));
}
