import type { Decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';

/** An amount of USDT, rounded to the cent. */
export function useUsdt(): (amount: Decimal | undefined) => string {
  const format = useFormat();
  return (amount) => `${format.decimal(amount, 2, 'half-even')} USDT`;
}
