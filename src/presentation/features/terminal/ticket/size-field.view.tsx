import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../kit/controls/select';
import { Field } from './fields/field';
import fieldStyles from './fields/field.module.css';
import type { SizeUnit } from '../../../../application/trading/ticket/ticket-text';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import { useFieldWords } from './use-field-words';

export interface FurtherUnit {
  readonly unit: SizeUnit;
  readonly label: string;
  /** What the size comes to while this is its unit. */
  readonly hint?: string | undefined;
  /** What it takes before such a size means anything. */
  readonly lacking?: string | undefined;
}

interface SizeFieldProps {
  readonly ticket: OrderTicket;
  /** Units beside base and quote. */
  readonly units?: readonly FurtherUnit[] | undefined;
}

/** How much: in the base asset, as a total in the quote asset, or in a further unit. */
export const SizeField = observer(function SizeField({ ticket, units = [] }: SizeFieldProps) {
  const { t } = useTranslation('trade');
  const { error, hint } = useFieldWords(ticket, 'size');
  const { unit } = ticket.fields.text;
  const { instrument } = ticket.fields;
  const further = units.find((each) => each.unit === unit);
  return (
    <Field
      label={further?.label ?? t(unit === 'base' ? 'form.quantity' : 'form.total')}
      value={ticket.order.sizeText}
      error={error && (further?.lacking ?? error)}
      hint={hint ?? further?.lacking ?? further?.hint}
      unit={
        <Select
          variant="borderless"
          className={fieldStyles.select}
          aria-label={t('form.unit')}
          value={unit}
          onChange={(chosen) => ticket.order.countIn(chosen)}
          options={[
            { value: 'base', label: instrument.base },
            { value: 'quote', label: instrument.quote },
            ...units.map((each) => ({ value: each.unit, label: each.label })),
          ]}
        />
      }
      onType={(text) => ticket.fields.typeSize(text)}
      onLeave={(text) => ticket.fields.leave('size', text)}
    />
  );
});
