import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalPlaces } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import { Field } from './field';
import type { OrderFormStore } from './order-form.store';

interface FurtherFieldProps {
  readonly form: OrderFormStore;
  readonly name: string;
  readonly label: string;
  readonly unit: ReactNode;
  /** What is wrong, in words, once the field was left. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
}

/** A number of an order beside its price and size. */
export const FurtherField = observer(function FurtherField({
  form,
  name,
  label,
  unit,
  problem,
  hint,
}: FurtherFieldProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const input = form.number(name);
  const misread = !input.ok && input.problem !== 'empty' ? t(`input.${input.problem}`) : undefined;
  const readAs =
    input.ok && input.ambiguous
      ? t('form.readAs', { value: format.decimal(input.value, decimalPlaces(input.value), 'down') })
      : undefined;
  return (
    <Field
      label={label}
      value={form.text.more[name] ?? ''}
      unit={unit}
      error={form.touched.has(name) ? (misread ?? problem) : undefined}
      hint={readAs ?? hint}
      onType={(text) => form.typeMore(name, text)}
      onLeave={(text) => form.leave(name, text)}
    />
  );
});
