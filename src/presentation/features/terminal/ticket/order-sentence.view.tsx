import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useMarket } from '../market/market-context';
import styles from './fields/receipt.module.css';
import { orderWarnings } from '../../../../application/trading/ticket/order-warnings';
import { useOrderSentence } from './use-order-sentence';
import { view } from '../../../runtime/feature';

/** What the order will do, and what to know before it is sent. */
export const OrderSentence = observer(function OrderSentence() {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const sentence = useOrderSentence(ticket);
  if (!sentence) return null;
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      {orderWarnings(ticket).map((warning) => (
        <p key={warning} className={styles.warning}>
          {t(`warning.${warning}`)}
        </p>
      ))}
    </>
  );
});

export default view(OrderSentence, {});
