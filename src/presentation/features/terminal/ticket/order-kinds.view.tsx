import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './order-kinds.module.css';
import { isProgram, programKinds, type OrderKind } from '../../../../application/trading/ticket/ticket-text';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

/** What kind of order it is. */
export const OrderKinds = observer(function OrderKinds({ ticket }: { readonly ticket: OrderTicket }) {
  const { t } = useTranslation('trade');
  const { type } = ticket.fields.text;
  return (
    <div role="group" aria-label={t('form.type')} className={styles.types}>
      {(['LIMIT', 'MARKET'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={type === each}
          className={styles.type}
          onClick={() => ticket.fields.choose({ type: each })}
        >
          {t(`type.${each}`)}
        </button>
      ))}
      <select
        className={styles.kind}
        aria-label={t('form.more')}
        data-chosen={isProgram(type) || undefined}
        value={isProgram(type) ? type : ''}
        onChange={(event) => ticket.fields.choose({ type: event.target.value as OrderKind })}
      >
        <option value="" disabled>
          {t('form.more')}
        </option>
        {programKinds.map((each) => (
          <option key={each} value={each}>
            {t(`type.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
});
