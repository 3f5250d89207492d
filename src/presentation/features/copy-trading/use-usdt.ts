import type { Decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';

/** An amount of USDT, rounded to the cent as its gains and losses are: only so do the figures of a row add up. */
export function useUsdt(): (amount: Decimal | undefined) => string {
  const format = useFormat();
  return (amount) => `${format.decimal(amount, 2, 'half-even')} USDT`;
}
