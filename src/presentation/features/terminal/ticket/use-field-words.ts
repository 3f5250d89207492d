import { useTranslation } from 'react-i18next';
import type { DecimalInput } from '../../../../domain/platform/decimal-input';
import { type Decimal, decimalPlaces } from '../../../../domain/shared/decimal';
import type { OrderProblem } from '../../../../domain/trading/order-rules';
import { useFormat } from '../../../kit/formats/use-format';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

interface FieldWords {
  readonly error: string | undefined;
  readonly hint: string | undefined;
}

/** What a field of the form has to say: why its text is no number, which rule it breaks, or how it is read. */
export function useFieldWords(ticket: OrderTicket, field: 'price' | 'size'): FieldWords {
  const { t } = useTranslation('trade');
  const problemText = useProblemText(ticket);
  const format = useFormat();
  const input: DecimalInput = ticket.fields[field];
  const hint =
    input.ok && input.ambiguous
      ? t('form.readAs', { value: format.decimal(input.value, decimalPlaces(input.value), 'down') })
      : undefined;
  // That it would turn the position round is said while it is typed: what the order would make of it is not shown.
  const beyond = ticket.problems[0]?.reason === 'reduceOnlyRefused';
  if (!beyond && !ticket.fields.touched.has(field)) return { error: undefined, hint };
  if (!input.ok && input.problem !== 'empty') return { error: t(`input.${input.problem}`), hint: undefined };
  // A total without a price cannot be checked yet: the price field says so.
  if (field === 'size' && input.ok && ticket.fields.priced && !ticket.fields.price.ok)
    return { error: undefined, hint };
  // A price that is not typed has no field to be wrong at.
  const problem = ticket.problems.find(
    (each) => each.field !== 'visible' && (each.field === 'price' && ticket.fields.priced) === (field === 'price'),
  );
  return { error: problem && problemText(problem), hint };
}

export function useProblemText(ticket: OrderTicket): (problem: OrderProblem) => string {
  const { t } = useTranslation(['trade', 'common']);
  const format = useFormat();
  return ({ field, reason, limit, bound }) => {
    if (reason === 'missing') return t(`problem.missing.${field === 'price' ? 'price' : 'size'}`);
    const { instrument } = ticket.fields;
    const asset =
      reason === 'insufficientBalance'
        ? ticket.composition.means?.asset
        : reason.startsWith('quantity')
          ? instrument.base
          : instrument.quote;
    // Money is said as it stands above the field.
    const places = (bound: Decimal): number =>
      reason === 'insufficientBalance' && asset !== instrument.base ? 2 : Math.min(decimalPlaces(bound), 12);
    const value = limit ? format.decimal(limit, places(limit), 'down') : '';
    // What there is margin for, where that is anything.
    if (reason === 'insufficientMargin' && limit?.gt(0))
      return t(`problem.insufficientMargin.${ticket.fields.text.side}`, { value, asset: instrument.base });
    // What is held, where that is anything.
    if (reason === 'reduceOnlyRefused' && limit?.gt(0))
      return t('problem.quantityOutOfBounds.atMost', { value, asset: instrument.base });
    switch (reason) {
      case 'priceOutOfBounds':
      case 'priceOutOfBand':
      case 'quantityOutOfBounds':
        return t(`problem.${reason}.${bound ?? 'atMost'}`, { value, asset });
      case 'priceNotOnTick':
      case 'quantityNotOnStep':
      case 'belowMinimumNotional':
      case 'insufficientBalance':
      case 'postOnlyWouldTake':
        return t(`problem.${reason}`, { value, asset });
      default:
        return t(`common:rejection.${reason}`);
    }
  };
}
