import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import { PlainButton } from '../../../kit/controls/plain-button';
import styles from './contract-ticket.module.css';
import kinds from './order-kinds.module.css';

/** Whether the order opens or closes: a choice of tabs in hedge mode, a tick in one-way mode. */
export const PositionIntent = observer(function PositionIntent({ ticket }: { readonly ticket: OrderTicket }) {
  const { t } = useTranslation('ticket');
  return (
    <div role="group" aria-label={t('intent.label')} className={styles.intent}>
      {([false, true] as const).map((closing) => (
        <PlainButton
          key={String(closing)}
          className={kinds.type}
          aria-pressed={ticket.fields.text.closing === closing}
          onClick={() => ticket.fields.choose({ closing })}
        >
          {t(closing ? 'intent.close' : 'intent.open')}
        </PlainButton>
      ))}
    </div>
  );
});
