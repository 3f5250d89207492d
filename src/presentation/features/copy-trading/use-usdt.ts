import type { Decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';

/** An amount of USDT to the cent, never more than there is, as the wallet shows it. */
export function useUsdt(): (amount: Decimal | undefined) => string {
  const format = useFormat();
  return (amount) => `${format.decimal(amount, 2, 'down')} USDT`;
}
