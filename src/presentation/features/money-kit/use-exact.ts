import { decimalPlaces, type Decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';

/** How an amount is shown with every digit that it has, in the marks of the reader's language. */
export function useExact(): (amount: Decimal) => string {
  const format = useFormat();
  return (amount) => format.decimal(amount, Math.min(12, decimalPlaces(amount)), 'down');
}
