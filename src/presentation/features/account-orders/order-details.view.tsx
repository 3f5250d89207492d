import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { isOpen, type Order } from '../../../domain/trading/order';
import { orderAct } from '../../../domain/trading/position-effect';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import styles from './account-orders.module.css';
import type { AccountOrdersStores } from './account-orders.page';
import { Timeline } from './timeline.view';

interface OrderDetailsProps {
  readonly order: Order;
  readonly stores: Pick<AccountOrdersStores, 'timelines' | 'again'>;
  readonly onClose: () => void;
}

/** What became of an order, and of one that has ended the way to place it once more. */
export function OrderDetails({ order, stores, onClose }: OrderDetailsProps) {
  const { t } = useTranslation(['accountOrders', 'trade']);
  const { paths } = useApp();
  const navigate = useNavigate();
  const timeline = useMemo(() => stores.timelines.of(order), [stores, order]);
  const again = (): void => {
    stores.again.write(order);
    void navigate(paths.market(order.symbol));
  };
  return (
    <Dialog title={`${marketDisplayName(order.symbol)} · ${t(`trade:side.${orderAct(order)}`)}`} onClose={onClose}>
      <DataBlock
        state={useResource(timeline)}
        onRetry={() => void timeline.refresh()}
        skeleton={<Skeleton height={120} />}
      >
        {(events) => <Timeline symbol={order.symbol} events={events} />}
      </DataBlock>
      {isOpen(order) || order.type === 'LIQUIDATE' || order.type === 'other' ? null : (
        <div className={styles.actions}>
          <Button variant="primary" onClick={again}>
            {t('again')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
