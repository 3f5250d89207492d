import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { shownDecimals } from '../../../kit/formats/shown-decimals';
import { useFormat } from '../../../kit/formats/use-format';
import styles from './fields/receipt.module.css';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

/** What there is to spend; of an order that closes, what there is to close. */
export const AvailableLine = observer(function AvailableLine({ ticket }: { readonly ticket: OrderTicket }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { instrument } = ticket.fields;
  const { means } = ticket.composition;
  const closes = means?.terms.reduceOnly;
  const available = closes ? means?.held : means?.available;
  const asset = closes ? instrument.base : (means?.asset ?? '');
  // Cents of what prices are in; every part of a coin.
  const places = available && asset === instrument.base ? shownDecimals(available) : 2;
  return (
    <p className={styles.available}>
      <span>{t('form.available')}</span>
      <span className={styles.amount}>
        {format.decimal(available, places, 'down')} {asset}
      </span>
    </p>
  );
});
