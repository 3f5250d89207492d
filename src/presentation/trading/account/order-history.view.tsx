import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fill, Order } from '../../../domain/trading/order';
import { useFormat } from '../../kernel/use-format';
import { EmptyState } from '../../ui/empty-state';
import { HistoryBody } from './history-body';
import { average, baseOf, exact, MarketCell, quoteOf, SideCell } from './order-cells';
import type { FillHistoryStore, OrderHistoryStore } from './paged-history.store';
import { RecordTable, type Column } from '../../ui/record-table';

/** Orders that filled or were cancelled. */
export function OrderHistoryView({ history }: { readonly history: OrderHistoryStore }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<Order>[] => [
      { id: 'time', title: t('column.time'), cell: (order) => format.dateTime(order.updatedAt) },
      { id: 'market', title: t('column.market'), cell: (order) => <MarketCell symbol={order.symbol} /> },
      { id: 'type', title: t('column.type'), cell: (order) => t(`type.${order.type}`) },
      { id: 'side', title: t('column.side'), cell: (order) => <SideCell side={order.side} /> },
      { id: 'price', title: t('column.price'), numeric: true, cell: (order) => (order.type === 'MARKET' ? t('type.MARKET') : exact(format, order.price)) },
      { id: 'average', title: t('column.average'), numeric: true, cell: (order) => average(format, order.executed.gt(0) ? order.averagePrice : undefined) },
      { id: 'filled', title: t('column.filled'), numeric: true, cell: (order) => filled(order, (value) => exact(format, value)) },
      { id: 'status', title: t('column.status'), cell: (order) => t(order.status === 'CANCELLED' && order.executed.gt(0) ? 'status.PARTLY' : `status.${order.status}`) },
    ],
    [t, format],
  );
  return (
    <HistoryBody store={history} empty={<EmptyState title={t('history.empty.title')} text={t('history.empty.text')} />}>
      {(rows: readonly Order[]) => <RecordTable caption={t('tabs.history')} columns={columns} rows={rows} rowKey={(order) => order.orderId} />}
    </HistoryBody>
  );
}

function filled(order: Order, text: (value: Order['quantity']) => string): string {
  const base = baseOf(order.symbol);
  return order.quantity ? `${text(order.executed)} / ${text(order.quantity)} ${base}` : `${text(order.executed)} ${base}`;
}

/** Every execution of an own order, with its fee. */
export function FillHistoryView({ fills }: { readonly fills: FillHistoryStore }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<Fill>[] => [
      { id: 'time', title: t('column.time'), cell: (fill) => format.dateTime(fill.at) },
      { id: 'market', title: t('column.market'), cell: (fill) => <MarketCell symbol={fill.symbol} /> },
      { id: 'side', title: t('column.side'), cell: (fill) => <SideCell side={fill.side} /> },
      { id: 'price', title: t('column.price'), numeric: true, cell: (fill) => exact(format, fill.price) },
      { id: 'quantity', title: t('column.quantity'), numeric: true, cell: (fill) => `${exact(format, fill.quantity)} ${baseOf(fill.symbol)}` },
      { id: 'value', title: t('column.value'), numeric: true, cell: (fill) => `${format.decimal(fill.price.times(fill.quantity), 2, 'down')} ${quoteOf(fill.symbol)}` },
      { id: 'fee', title: t('column.fee'), numeric: true, cell: (fill) => `${exact(format, fill.fee)} ${fill.feeAsset}` },
      { id: 'role', title: t('column.role'), cell: (fill) => t(fill.maker ? 'role.maker' : 'role.taker') },
    ],
    [t, format],
  );
  return (
    <HistoryBody store={fills} empty={<EmptyState title={t('fills.empty.title')} text={t('fills.empty.text')} />}>
      {(rows: readonly Fill[]) => <RecordTable caption={t('tabs.fills')} columns={columns} rows={rows} rowKey={(fill) => fill.id} />}
    </HistoryBody>
  );
}
