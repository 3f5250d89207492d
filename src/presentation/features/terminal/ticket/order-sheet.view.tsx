import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { OrderSide } from '../../../../domain/trading/order';
import { classNames } from '../../../kit/controls/class-names';
import styles from './order-sheet.module.css';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

interface OrderSheetProps {
  readonly ticket: OrderTicket;
  /** What is beside the buttons: the last price. */
  readonly last: ReactNode;
  readonly children: ReactNode;
}

/** On a phone: Buy and Sell stay at the bottom and open the form as a sheet. */
export const OrderSheet = observer(function OrderSheet({ ticket, last, children }: OrderSheetProps) {
  const { t } = useTranslation(['trade', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const show = (side: OrderSide): void => {
    ticket.fields.choose({ side });
    setOpen(true);
  };
  return (
    <>
      <div className={styles.bar}>
        {last}
        {(['BUY', 'SELL'] as const).map((side) => (
          <button
            key={side}
            type="button"
            aria-haspopup="dialog"
            className={classNames(styles.open, side === 'BUY' ? styles.buy : styles.sell)}
            onClick={() => show(side)}
          >
            {t(`side.${side}`)}
          </button>
        ))}
      </div>
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-label={t('form.title')}
        onClose={(event) => {
          // The confirmation is a dialog inside this one; its closing comes by here too.
          if (event.target === dialog.current) setOpen(false);
        }}
        onClick={(event) => {
          if (event.target === dialog.current) setOpen(false);
        }}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title}>
              {ticket.fields.instrument ? marketDisplayName(ticket.fields.instrument.symbol) : null}
            </h2>
            <button
              type="button"
              className={styles.close}
              aria-label={t('common:action.close')}
              onClick={() => setOpen(false)}
            >
              <svg
                viewBox="0 0 12 12"
                width="14"
                height="14"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d="M2 2l8 8M10 2l-8 8" />
              </svg>
            </button>
          </div>
          {open ? children : null}
        </div>
      </dialog>
    </>
  );
});
