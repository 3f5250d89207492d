import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/trading/order';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { useFormat } from '../../kernel/use-format';
import { EmptyState } from '../../ui/empty-state';
import { FailureState } from '../../ui/failure-state';
import styles from './account-panel.module.css';
import type { OpenOrdersStore } from './open-orders.store';
import { baseOf, exact, MarketCell, SideCell } from './order-cells';
import { RecordTable, type Column } from '../../ui/record-table';
import { RowsSkeleton } from '../../ui/rows-skeleton';

interface OpenOrdersProps {
  readonly orders: OpenOrdersStore;
  /** Only the orders of this market. */
  readonly only?: string | undefined;
}

/** Orders that are waiting to fill, each with its cancel button. */
export const OpenOrdersView = observer(function OpenOrdersView({ orders, only }: OpenOrdersProps) {
  const { t } = useTranslation('trade');
  const columns = useColumns(orders);
  const { state } = orders;
  if (state.status === 'failed') return <FailureState failure={state.failure} onRetry={() => orders.retry()} />;
  if (state.status !== 'ready') return <RowsSkeleton />;
  const rows = only ? state.value.filter((order) => order.symbol === only) : state.value;
  if (rows.length === 0) return <EmptyState title={t('orders.empty.title')} text={t('orders.empty.text')} />;
  return (
    <>
      <div className={styles.bulk}>
        <button
          type="button"
          className={styles.action}
          aria-busy={orders.cancellingAll || undefined}
          onClick={() => void orders.cancelAll(only)}
        >
          {t('orders.cancelAll', { count: rows.length })}
        </button>
      </div>
      <RecordTable caption={t('tabs.orders')} columns={columns} rows={rows} rowKey={(order) => order.orderId} stale={state.stale} />
    </>
  );
});

function useColumns(orders: OpenOrdersStore): readonly Column<Order>[] {
  const { t } = useTranslation('trade');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'time', title: t('column.time'), cell: (order) => format.dateTime(order.createdAt) },
      { id: 'market', title: t('column.market'), cell: (order) => <MarketCell symbol={order.symbol} /> },
      { id: 'type', title: t('column.type'), cell: (order) => t(`type.${order.type}`) },
      { id: 'side', title: t('column.side'), cell: (order) => <SideCell side={order.side} /> },
      { id: 'price', title: t('column.price'), numeric: true, cell: (order) => exact(format, order.price) },
      { id: 'quantity', title: t('column.quantity'), numeric: true, cell: (order) => `${exact(format, order.quantity)} ${baseOf(order.symbol)}` },
      { id: 'filled', title: t('column.filled'), numeric: true, cell: (order) => exact(format, order.executed) },
      { id: 'actions', title: t('column.actions'), actions: true, cell: (order) => <CancelButton order={order} orders={orders} /> },
    ],
    [t, format, orders],
  );
}

const CancelButton = observer(function CancelButton({ order, orders }: { readonly order: Order; readonly orders: OpenOrdersStore }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const cancelling = orders.cancelling.has(order.orderId);
  return (
    <button
      type="button"
      className={styles.action}
      aria-disabled={cancelling || undefined}
      aria-label={t('orders.cancelOne', { side: t(`side.${order.side}`), amount: exact(format, order.quantity), market: marketDisplayName(order.symbol), price: exact(format, order.price) })}
      onClick={() => void orders.cancel(order)}
    >
      {t(cancelling ? 'orders.cancelling' : 'orders.cancel')}
    </button>
  );
});
