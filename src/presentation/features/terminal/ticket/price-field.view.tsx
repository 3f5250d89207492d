import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../kit/controls/plain-button';
import { Field } from './fields/field';
import fieldStyles from './fields/field.module.css';
import styles from './order-form.module.css';
import type { PriceChip } from '../../../../application/trading/ticket/ticket-fields';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import { useFieldWords } from './use-field-words';

/** The limit price, with steps of one tick and the prices of the market at hand. */
export const PriceField = observer(function PriceField({ ticket }: { readonly ticket: OrderTicket }) {
  const { t } = useTranslation('trade');
  const { error, hint } = useFieldWords(ticket, 'price');
  const { fields } = ticket;
  // A field that goes does not say that it was left.
  useEffect(() => () => fields.takeInHand(false), [fields]);
  return (
    <Field
      label={t('form.price')}
      value={fields.text.price}
      error={error}
      hint={hint}
      unit={fields.instrument.quote}
      onType={(text) => fields.typePrice(text)}
      offered={fields.text.priceOffered}
      onEnter={() => fields.takeInHand(true)}
      onLeave={(text) => {
        fields.takeInHand(false);
        fields.leave('price', text);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        fields.stepPrice(event.key === 'ArrowUp' ? 1 : -1);
      }}
      below={
        <div role="group" aria-label={t('form.chips')} className={styles.chips}>
          {(['bid', 'middle', 'ask'] as const).map((chip) => (
            <Chip key={chip} chip={chip} ticket={ticket} />
          ))}
        </div>
      }
    >
      <PlainButton className={fieldStyles.step} aria-label={t('form.stepDown')} onClick={() => fields.stepPrice(-1)}>
        −
      </PlainButton>
      <PlainButton className={fieldStyles.step} aria-label={t('form.stepUp')} onClick={() => fields.stepPrice(1)}>
        +
      </PlainButton>
    </Field>
  );
});

function Chip({ chip, ticket }: { readonly chip: PriceChip; readonly ticket: OrderTicket }) {
  const { t } = useTranslation('trade');
  return (
    <PlainButton className={styles.chip} onClick={() => ticket.fields.takeChip(chip)}>
      {t(`form.chip.${chip}`)}
    </PlainButton>
  );
}
