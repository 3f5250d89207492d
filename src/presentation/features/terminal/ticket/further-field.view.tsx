import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalPlaces } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import { Field } from './fields/field';
import type { TicketFields } from '../../../../application/trading/ticket/ticket-fields';

interface FurtherFieldProps {
  readonly fields: TicketFields;
  readonly name: string;
  readonly label: string;
  readonly unit: ReactNode;
  /** What is wrong, in words, once the field was left. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
}

/** A number of an order beside its price and size. */
export const FurtherField = observer(function FurtherField({
  fields,
  name,
  label,
  unit,
  problem,
  hint,
}: FurtherFieldProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const input = fields.number(name);
  const misread = !input.ok && input.problem !== 'empty' ? t(`input.${input.problem}`) : undefined;
  const readAs =
    input.ok && input.ambiguous
      ? t('form.readAs', { value: format.decimal(input.value, decimalPlaces(input.value), 'down') })
      : undefined;
  return (
    <Field
      label={label}
      value={fields.text.more[name] ?? ''}
      unit={unit}
      error={fields.touched.has(name) ? (misread ?? problem) : undefined}
      hint={readAs ?? hint}
      onType={(text) => fields.typeMore(name, text)}
      onLeave={(text) => fields.leave(name, text)}
    />
  );
});
