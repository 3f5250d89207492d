import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Part } from '../../../runtime/part';
import { Button } from '../../../kit/controls/button';
import { classNames } from '../../../kit/controls/class-names';
import styles from './order-form.module.css';
import confirmStyles from './confirm-order.module.css';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import { isAdvanced } from '../../../../application/trading/ticket/confirmation';
import { OrderReceipt } from './order-receipt.view';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { useSubmitLabel } from './use-submit-label';
import { orderSentenceFeature } from './order-sentence.feature';

interface ConfirmOrderProps {
  readonly ticket: OrderTicket;
  readonly preferences: TradePreferencesStore;
  /** In place of the receipt of a spot order. */
  readonly receipt?: ReactNode;
}

/** Asks once more before an order goes out of a kind that the person wants to be asked for. */
export const ConfirmOrder = observer(function ConfirmOrder({ ticket, preferences, receipt }: ConfirmOrderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = ticket.confirming !== undefined;
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    // A dialog gives the focus to its first control when it opens, whoever had it.
    dialog.current?.querySelector<HTMLElement>('[data-send]')?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={confirmStyles.dialog}
      aria-labelledby="confirm-order-title"
      onClose={() => ticket.decline()}
    >
      {open ? <Confirmation ticket={ticket} preferences={preferences} receipt={receipt} /> : null}
    </dialog>
  );
});

const Confirmation = observer(function Confirmation({ ticket, preferences, receipt }: ConfirmOrderProps) {
  const { t } = useTranslation(['trade', 'ticket']);
  const label = useSubmitLabel(ticket);
  const reason = ticket.confirming ?? 'market';
  // Whoever goes back has not agreed to anything.
  const [never, setNever] = useState(false);
  const send = (): void => {
    if (never && reason !== 'outOfBounds') preferences.ask([reason], false);
    void ticket.send();
  };
  return (
    <div className={confirmStyles.confirm}>
      <h2 id="confirm-order-title">{t('trade:confirm.title')}</h2>
      <p>
        <strong>{label}</strong> · {marketDisplayName(ticket.fields.instrument.symbol ?? '')} ·{' '}
        {t(`trade:type.${ticket.fields.text.type}`)}
        {ticket.fields.priced ? ` · ${ticket.fields.text.price} ${ticket.fields.instrument.quote ?? ''}` : ''}
      </p>
      <Part feature={orderSentenceFeature} />
      {isAdvanced(reason) ? (
        <p>{t(`ticket:confirm.${reason}`)}</p>
      ) : reason === 'market' || reason === 'limit' ? null : (
        <p>{t(`trade:confirm.${reason}`)}</p>
      )}
      {receipt ?? <OrderReceipt ticket={ticket} />}
      {reason === 'outOfBounds' ? null : (
        <label className={styles.confirmation}>
          <input type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} />
          <span>{t('trade:confirm.never')}</span>
        </label>
      )}
      <div className={confirmStyles.actions}>
        <Button onClick={() => ticket.decline()}>{t('trade:confirm.back')}</Button>
        <button
          type="button"
          data-send
          className={classNames(
            styles.submit,
            ticket.fields.text.side === 'BUY' ? styles.submitBuy : styles.submitSell,
          )}
          onClick={send}
        >
          {label}
        </button>
      </div>
    </div>
  );
});
