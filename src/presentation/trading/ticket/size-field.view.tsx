import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Field } from './field';
import fieldStyles from './field.module.css';
import type { OrderFormStore } from './order-form.store';
import { useFieldWords } from './use-field-words';

/** How much: in the base asset, or as a total in the quote asset. */
export const SizeField = observer(function SizeField({ form }: { readonly form: OrderFormStore }) {
  const { t } = useTranslation('trade');
  const { error, hint } = useFieldWords(form, 'size');
  const { unit, size } = form.text;
  const { instrument } = form;
  return (
    <Field
      label={t(unit === 'base' ? 'form.quantity' : 'form.total')}
      value={size}
      error={error}
      hint={hint}
      unit={
        <select
          className={fieldStyles.select}
          aria-label={t('form.unit')}
          value={unit}
          onChange={(event) => form.countIn(event.target.value === 'quote' ? 'quote' : 'base')}
        >
          <option value="base">{instrument?.base}</option>
          <option value="quote">{instrument?.quote}</option>
        </select>
      }
      onType={(text) => form.typeSize(text)}
      onLeave={() => form.leave('size')}
    />
  );
});
