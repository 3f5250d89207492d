import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../kit/controls/plain-button';
import { Select } from '../../../kit/controls/select';
import styles from './order-kinds.module.css';
import { isProgram, programKinds } from '../../../../application/trading/ticket/ticket-text';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

/** What kind of order it is. */
export const OrderKinds = observer(function OrderKinds({ ticket }: { readonly ticket: OrderTicket }) {
  const { t } = useTranslation('trade');
  const { type } = ticket.fields.text;
  return (
    <div role="group" aria-label={t('form.type')} className={styles.types}>
      {(['LIMIT', 'MARKET'] as const).map((each) => (
        <PlainButton
          key={each}
          aria-pressed={type === each}
          className={styles.type}
          onClick={() => ticket.fields.choose({ type: each })}
        >
          {t(`type.${each}`)}
        </PlainButton>
      ))}
      <Select
        variant="borderless"
        className={styles.kind}
        aria-label={t('form.more')}
        data-chosen={isProgram(type) || undefined}
        placeholder={t('form.more')}
        value={isProgram(type) ? type : ''}
        onChange={(kind) => ticket.fields.choose({ type: kind })}
        options={programKinds.map((each) => ({ value: each, label: t(`type.${each}`) }))}
      />
    </div>
  );
});
