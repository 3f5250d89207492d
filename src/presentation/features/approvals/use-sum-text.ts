import type { Decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';

/** Dollars with the cents that somebody chose. */
export function useSumText(): (sum: Decimal) => string {
  const format = useFormat();
  return (sum) => format.decimal(sum, sum.round(0, 0).eq(sum) ? 0 : 2, 'down');
}
