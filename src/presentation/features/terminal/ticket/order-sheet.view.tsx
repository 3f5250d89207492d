import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { OrderSide } from '../../../../domain/trading/order';
import { classNames } from '../../../kit/controls/class-names';
import { DialogSurface } from '../../../kit/controls/dialog-surface';
import { IconButton } from '../../../kit/controls/icon-button';
import { PlainButton } from '../../../kit/controls/plain-button';
import { useRootMark } from '../../../kit/hooks/use-root-mark';
import sideStyles from './fields/side-button.module.css';
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
  const [open, setOpen] = useState(false);
  useRootMark('order-bar');
  const show = (side: OrderSide): void => {
    ticket.fields.choose({ side });
    setOpen(true);
  };
  return (
    <>
      <div className={styles.bar}>
        {last}
        {(['BUY', 'SELL'] as const).map((side) => (
          <PlainButton
            key={side}
            aria-haspopup="dialog"
            className={classNames(sideStyles.button, sideStyles[side])}
            onClick={() => show(side)}
          >
            {t(`side.${side}`)}
          </PlainButton>
        ))}
      </div>
      <DialogSurface
        open={open}
        className={styles.sheet}
        aria-label={t('form.title')}
        onClose={() => setOpen(false)}
        onDismiss={() => setOpen(false)}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title}>
              {ticket.fields.instrument ? marketDisplayName(ticket.fields.instrument.symbol) : null}
            </h2>
            <IconButton icon="close" label={t('common:action.close')} onClick={() => setOpen(false)} />
          </div>
          {children}
        </div>
      </DialogSurface>
    </>
  );
});
