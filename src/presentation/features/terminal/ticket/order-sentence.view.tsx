import { observer } from 'mobx-react-lite';
import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarket } from '../market/market-context';
import styles from './fields/receipt.module.css';
import { LimitForecast } from '../../../../application/trading/limit-forecast';
import { orderAhead } from '../../../../application/trading/ticket/order-ahead';
import { orderWarnings } from '../../../../application/trading/ticket/order-warnings';
import { useOrderSentence } from './use-order-sentence';
import type { Stopped } from '../../../../domain/trading/own-limit';
import { view } from '../../../runtime/feature';

export interface OrderSentenceStores {
  readonly forecast: Pick<LimitForecast, 'of'>;
}

/** Given by who asks before an order is sent: told which own limit will stop it. */
export const ToldOfLimit = createContext<((stopped: Stopped | undefined) => void) | undefined>(undefined);

/** What the order will do, and what to know before it is sent. */
export const OrderSentence = observer(function OrderSentence({
  stores: { forecast },
}: {
  readonly stores: OrderSentenceStores;
}) {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const tell = useContext(ToldOfLimit);
  useEffect(() => {
    const order = tell && orderAhead(ticket);
    if (order) void forecast.of(order).then(tell);
  }, [tell, ticket, forecast]);
  const sentence = useOrderSentence(ticket);
  if (!sentence) return null;
  const { course } = ticket.order;
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      {orderWarnings(ticket).map((warning) => (
        <p key={warning} className={styles.warning}>
          {t(`warning.${warning}`, { crossing: course?.crossing, total: course?.orders.length })}
        </p>
      ))}
    </>
  );
});

export default view(OrderSentence, { forecast: LimitForecast });
