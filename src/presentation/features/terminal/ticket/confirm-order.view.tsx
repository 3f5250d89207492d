import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Part } from '../../../runtime/part';
import { Button } from '../../../kit/controls/button';
import { classNames } from '../../../kit/controls/class-names';
import styles from './order-form.module.css';
import confirmStyles from './confirm-order.module.css';
import type { OrderFormStore } from './order-form.store';
import { isAdvanced } from './order-form-surroundings';
import { OrderReceipt } from './order-receipt.view';
import type { TradePreferencesStore } from '../trade-preferences.store';
import { useSubmitLabel } from './use-submit-label';
import { orderSentenceFeature } from './order-sentence.feature';

interface ConfirmOrderProps {
  readonly form: OrderFormStore;
  readonly preferences: TradePreferencesStore;
  /** In place of the receipt of a spot order. */
  readonly receipt?: ReactNode;
}

/** Asks once more before an order goes out of a kind that the person wants to be asked for. */
export const ConfirmOrder = observer(function ConfirmOrder({ form, preferences, receipt }: ConfirmOrderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = form.sending.confirming !== undefined;
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
      onClose={() => form.decline()}
    >
      {open ? <Confirmation form={form} preferences={preferences} receipt={receipt} /> : null}
    </dialog>
  );
});

const Confirmation = observer(function Confirmation({ form, preferences, receipt }: ConfirmOrderProps) {
  const { t } = useTranslation(['trade', 'ticket']);
  const label = useSubmitLabel(form);
  const reason = form.sending.confirming ?? 'market';
  // Whoever goes back has not agreed to anything.
  const [never, setNever] = useState(false);
  const send = (): void => {
    if (never && reason !== 'outOfBounds') preferences.ask([reason], false);
    void form.send();
  };
  return (
    <div className={confirmStyles.confirm}>
      <h2 id="confirm-order-title">{t('trade:confirm.title')}</h2>
      <p>
        <strong>{label}</strong> · {marketDisplayName(form.instrument?.symbol ?? '')} ·{' '}
        {t(`trade:type.${form.text.type}`)}
        {form.priced ? ` · ${form.text.price} ${form.instrument?.quote ?? ''}` : ''}
      </p>
      <Part feature={orderSentenceFeature} />
      {isAdvanced(reason) ? (
        <p>{t(`ticket:confirm.${reason}`)}</p>
      ) : reason === 'market' || reason === 'limit' ? null : (
        <p>{t(`trade:confirm.${reason}`)}</p>
      )}
      {receipt ?? <OrderReceipt form={form} />}
      {reason === 'outOfBounds' ? null : (
        <label className={styles.confirmation}>
          <input type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} />
          <span>{t('trade:confirm.never')}</span>
        </label>
      )}
      <div className={confirmStyles.actions}>
        <Button onClick={() => form.decline()}>{t('trade:confirm.back')}</Button>
        <button
          type="button"
          data-send
          className={classNames(styles.submit, form.text.side === 'BUY' ? styles.submitBuy : styles.submitSell)}
          onClick={send}
        >
          {label}
        </button>
      </div>
    </div>
  );
});
