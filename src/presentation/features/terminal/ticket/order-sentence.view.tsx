import { observer } from 'mobx-react-lite';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarket } from '../market/market-context';
import styles from './fields/receipt.module.css';
import { known } from '../../../../application/kernel/resource';
import { SecurityQueries } from '../../../../application/security/security.queries';
import { LimitForecast } from '../../../../application/trading/limit-forecast';
import { orderAhead } from '../../../../application/trading/ticket/order-ahead';
import { orderWarnings } from '../../../../application/trading/ticket/order-warnings';
import { useOrderSentence } from './use-order-sentence';
import { useApp } from '../../../runtime/app-context';
import { useResource } from '../../../kit/data/use-resource';
import type { Stopped } from '../../../../domain/trading/own-limit';
import { view } from '../../../runtime/feature';

interface OrderSentenceStores {
  readonly forecast: Pick<LimitForecast, 'of'>;
  readonly security: Pick<SecurityQueries, 'standing'>;
}

/** Given by who asks before an order is sent: told which own limit will stop it. */
export const ToldOfLimit = createContext<((stopped: Stopped | undefined) => void) | undefined>(undefined);

/** What the order will do, and what to know before it is sent. */
export const OrderSentence = observer(function OrderSentence({
  stores: { forecast, security },
}: {
  readonly stores: OrderSentenceStores;
}) {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const { session } = useApp();
  const tell = useContext(ToldOfLimit);
  useEffect(() => {
    const order = tell && orderAhead(ticket);
    if (order) void forecast.of(order).then(tell);
  }, [tell, ticket, forecast]);
  const sentence = useOrderSentence(ticket);
  if (!sentence) return null;
  const { course } = ticket.order;
  const words = (
    <>
      <p className={styles.sentence}>{sentence}</p>
      {orderWarnings(ticket).map((warning) => (
        <p key={warning} className={styles.warning}>
          {t(`warning.${warning}`, { crossing: course?.crossing, total: course?.orders.length })}
        </p>
      ))}
    </>
  );
  return session.status === 'loggedIn' ? <OfAccount security={security}>{words}</OfAccount> : words;
});

/** Nothing becomes of the order of a frozen account. */
const OfAccount = observer(function OfAccount({
  security,
  children,
}: Pick<OrderSentenceStores, 'security'> & { readonly children: ReactNode }) {
  const standing = useResource(useMemo(() => security.standing(), [security]));
  return standing.status === 'loading' || known(standing)?.frozenAt !== undefined ? null : children;
});

export default view(OrderSentence, { forecast: LimitForecast, security: SecurityQueries });
