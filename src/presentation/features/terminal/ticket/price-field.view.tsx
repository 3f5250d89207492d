import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Field } from './field';
import fieldStyles from './field.module.css';
import styles from './order-form.module.css';
import type { PriceChip } from './order-form-surroundings';
import type { OrderFormStore } from './order-form.store';
import { useFieldWords } from './use-field-words';

/** The limit price, with steps of one tick and the prices of the market at hand. */
export const PriceField = observer(function PriceField({ form }: { readonly form: OrderFormStore }) {
  const { t } = useTranslation('trade');
  const { error, hint } = useFieldWords(form, 'price');
  return (
    <div>
      <Field
        label={t('form.price')}
        value={form.text.price}
        error={error}
        hint={hint}
        unit={form.instrument?.quote}
        onType={(text) => form.typePrice(text)}
        offered={form.text.priceOffered}
        onLeave={(text) => form.leave('price', text)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          form.stepPrice(event.key === 'ArrowUp' ? 1 : -1);
        }}
      >
        <button
          type="button"
          className={fieldStyles.step}
          aria-label={t('form.stepDown')}
          onClick={() => form.stepPrice(-1)}
        >
          −
        </button>
        <button
          type="button"
          className={fieldStyles.step}
          aria-label={t('form.stepUp')}
          onClick={() => form.stepPrice(1)}
        >
          +
        </button>
      </Field>
      <div role="group" aria-label={t('form.chips')} className={styles.chips}>
        {(['bid', 'middle', 'ask'] as const).map((chip) => (
          <Chip key={chip} chip={chip} form={form} />
        ))}
      </div>
    </div>
  );
});

function Chip({ chip, form }: { readonly chip: PriceChip; readonly form: OrderFormStore }) {
  const { t } = useTranslation('trade');
  return (
    <button type="button" className={styles.chip} onClick={() => form.takeChip(chip)}>
      {t(`form.chip.${chip}`)}
    </button>
  );
}
