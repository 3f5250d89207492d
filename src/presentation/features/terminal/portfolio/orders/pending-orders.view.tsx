import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { orderAct } from '../../../../../domain/trading/position-effect';
import { useFormat } from '../../../../kit/formats/use-format';
import { baseOf, exact } from '../../account/order-cells';
import styles from '../portfolio-cells.module.css';
import type { OrderActionsStore } from './order-actions.store';

/** Orders between being sent and being known of; of some the answer was lost, and the exchange is being asked. */
export const PendingOrdersList = observer(function PendingOrdersList({
  actions,
}: {
  readonly actions: OrderActionsStore;
}) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  if (actions.pending.length === 0) return null;
  return (
    <ul className={styles.pending} aria-label={t('orders.pending')}>
      {actions.pending.map(({ clientOrderId, intent, phase }) => (
        <li key={clientOrderId}>
          <span className={styles.tag}>{t(phase === 'unknown' ? 'orders.checking' : 'orders.sending')}</span>{' '}
          {[
            intent.side ? t(`trade:side.${orderAct({ ...intent, side: intent.side })}`) : '',
            intent.quantity ? `${exact(format, intent.quantity)} ${baseOf(intent.symbol)}` : '',
            marketDisplayName(intent.symbol),
          ]
            .filter(Boolean)
            .join(' ')}
        </li>
      ))}
    </ul>
  );
});
