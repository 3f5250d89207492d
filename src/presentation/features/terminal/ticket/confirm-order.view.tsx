import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Part } from '../../../runtime/part';
import { Button } from '../../../kit/controls/button';
import { Checkbox } from '../../../kit/controls/checkbox';
import { classNames } from '../../../kit/controls/class-names';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogActions } from '../../../kit/controls/dialog-parts';
import { PlainButton } from '../../../kit/controls/plain-button';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { useFormat } from '../../../kit/formats/use-format';
import styles from './confirm-order.module.css';
import fieldStyles from './fields/field.module.css';
import sideStyles from './fields/side-button.module.css';
import receiptStyles from './fields/receipt.module.css';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import type { Stopped } from '../../../../domain/trading/own-limit';
import { isAdvanced } from '../../../../application/trading/ticket/confirmation';
import { exact } from '../account/order-figures';
import { OrderReceipt } from './order-receipt.view';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { useSubmitLabel } from './use-submit-label';
import { orderSentenceFeature } from './order-sentence.feature';
import { ToldOfLimit } from './order-sentence.view';

interface ConfirmOrderProps {
  readonly ticket: OrderTicket;
  readonly preferences: TradePreferencesStore;
  /** In place of the receipt of a spot order. */
  readonly receipt?: ReactNode;
}

/** Asks once more before an order goes out of a kind that the person wants to be asked for. */
export default function ConfirmOrder(props: ConfirmOrderProps) {
  const { t } = useTranslation('trade');
  return (
    <Dialog title={t('confirm.title')} onClose={() => props.ticket.decline()}>
      <Confirmation {...props} />
    </Dialog>
  );
}

const Confirmation = observer(function Confirmation({ ticket, preferences, receipt }: ConfirmOrderProps) {
  const { t } = useTranslation(['trade', 'ticket']);
  const format = useFormat();
  const label = useSubmitLabel(ticket);
  const reason = ticket.confirming ?? 'market';
  // Whoever goes back has not agreed to anything.
  const [never, setNever] = useState(false);
  const [stopped, setStopped] = useState<Stopped>();
  const failureText = useFailureText();
  const why = useId();
  const send = (): void => {
    if (stopped) return;
    if (never && reason !== 'outOfBounds') preferences.ask([reason], false);
    void ticket.send();
  };
  return (
    <div className={styles.confirm}>
      <p>
        <strong>{label}</strong> · {marketDisplayName(ticket.fields.instrument.symbol ?? '')} ·{' '}
        {t(`trade:type.${ticket.fields.text.type}`)}
        {ticket.fields.priced
          ? ` · ${exact(format, ticket.order.draft.price)} ${ticket.fields.instrument.quote ?? ''}`
          : ''}
      </p>
      <ToldOfLimit value={setStopped}>
        <Part feature={orderSentenceFeature} />
      </ToldOfLimit>
      {isAdvanced(reason) ? (
        <p>{t(`ticket:confirm.${reason}`)}</p>
      ) : reason === 'market' || reason === 'limit' ? null : (
        <p>{t(`trade:confirm.${reason}`)}</p>
      )}
      {receipt ?? <OrderReceipt ticket={ticket} />}
      {reason === 'outOfBounds' ? null : (
        <Checkbox className={fieldStyles.tick} checked={never} onChange={setNever}>
          {t('ticket:confirm.never', { kind: t(`ticket:confirm.kind.${reason}`) })}
        </Checkbox>
      )}
      <div role="alert" id={why}>
        {stopped ? <p className={receiptStyles.warning}>{failureText({ kind: 'ownLimit', ...stopped })}</p> : null}
      </div>
      <DialogActions>
        <Button onClick={() => ticket.decline()}>{t('trade:confirm.back')}</Button>
        <PlainButton
          autoFocus
          data-send
          {...(stopped && { 'aria-disabled': true, 'aria-describedby': why })}
          className={classNames(sideStyles.button, sideStyles[ticket.fields.text.side])}
          onClick={send}
        >
          {label}
        </PlainButton>
      </DialogActions>
    </div>
  );
});
