import type { Decimal } from '../../../domain/shared/decimal';
import { useFormat } from './use-format';

/** A coverage in per cent, rounded down wherever it stands: what is short of all by a cent is not 100%. */
export function useCoverageText(): (ratio: Decimal | undefined) => string {
  const format = useFormat();
  return (ratio) => (ratio === undefined ? format.part(undefined) : `${format.decimal(ratio.times(100), 2, 'down')}%`);
}
