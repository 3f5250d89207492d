import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStopped } from '../../../../../application/trading/kept-chases';
import type { Instant } from '../../../../../domain/shared/instant';
import { divide } from '../../../../../domain/shared/decimal';
import { ocoOf } from '../../../../../domain/trading/algo-order';
import type { Order } from '../../../../../domain/trading/order';
import type { Format } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import { RecordTable, type Column } from '../../../../kit/controls/record-table';
import { baseOf, exact, MarketCell, SideCell } from '../../account/order-cells';
import { crossingTexts } from '../../account/order-figures';
import styles from '../portfolio-cells.module.css';
import { EditableFigure } from './editable-figure.view';
import type { OpenOrdersStores } from './open-orders-tab.view';
import { useMarkColumn } from './mark-column';
import { editId } from './order-edit';
import { PlacedAt } from './placed-at.view';
import { IcebergTag } from '../row-cells';
import { RowActions } from './order-row-actions.view';

interface LimitOrdersTableProps {
  readonly rows: readonly Order[];
  readonly stores: OpenOrdersStores;
  readonly stale: boolean;
}

export function LimitOrdersTable({ rows, stores, stale }: LimitOrdersTableProps) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const mark = useMarkColumn(rows, stores.actions);
  const columns = useMemo(
    (): readonly Column<Order>[] => [
      ...mark,
      { id: 'market', title: t('trade:column.market'), cell: (order) => <MarketCell symbol={order.symbol} /> },
      { id: 'side', title: t('trade:column.side'), cell: (order) => <SideCell order={order} /> },
      {
        id: 'price',
        title: t('trade:column.price'),
        numeric: true,
        cell: (order) => <FigureCell order={order} field="price" stores={stores} />,
      },
      {
        id: 'quantity',
        title: t('trade:column.quantity'),
        numeric: true,
        cell: (order) => <FigureCell order={order} field="quantity" stores={stores} />,
      },
      { id: 'filled', title: t('trade:column.filled'), numeric: true, cell: (order) => <ProgressCell order={order} /> },
      // Behind the figures: it grows with what is said of the order.
      { id: 'type', title: t('trade:column.type'), cell: (order) => <TypeCell order={order} stores={stores} /> },
      { id: 'time', title: t('trade:column.time'), cell: (order) => <PlacedAt at={order.createdAt} /> },
      {
        id: 'actions',
        title: t('trade:column.actions'),
        actions: true,
        cell: (order) => <RowActions order={order} stores={stores} />,
      },
    ],
    [t, stores, mark],
  );
  return (
    <RecordTable
      caption={t('trade:tabs.orders')}
      columns={columns}
      rows={rows}
      rowKey={(order) => order.orderId}
      stale={stale}
    />
  );
}

const FigureCell = observer(function FigureCell({
  order,
  field,
  stores: { actions, instruments },
}: {
  readonly order: Order;
  readonly field: 'price' | 'quantity';
  readonly stores: OpenOrdersStores;
}) {
  const { t } = useTranslation(['portfolio', 'ticket', 'trade']);
  const format = useFormat();
  const edit = actions.edit && editId(actions.edit.order) === order.orderId ? actions.edit : undefined;
  const figure = edit?.[field];
  if (edit && figure)
    return (
      <EditableFigure
        actions={actions}
        edit={edit}
        figure={figure}
        field={field}
        label={t(`orders.${field}Of`)}
        warning={field === 'price' && edit.crossing ? t(crossingTexts[edit.crossing]) : undefined}
        first={field === 'price'}
      />
    );
  if (field === 'price') return <>{exact(format, order.price, instruments.of(order.symbol)?.tick)}</>;
  return <>{`${exact(format, order.quantity)} ${baseOf(order.symbol)}`}</>;
});

const TypeCell = observer(function TypeCell({
  order,
  stores,
}: {
  readonly order: Order;
  readonly stores: OpenOrdersStores;
}) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const chase = stores.chases.list.current.find(({ orderId }) => orderId === order.orderId);
  return (
    <span className={styles.pair}>
      {t(`trade:type.${order.type}`)}
      {ocoOf(order, stores.algoOrders.value ?? []) ? (
        <span className={styles.tag} title={t('orders.ocoBoth')}>
          {t('algo.OCO')}
        </span>
      ) : null}
      {order.reduceOnly ? <span className={styles.tag}>{t('orders.reduceOnly')}</span> : null}
      <IcebergTag order={order} />
      {order.expiresAt === undefined ? null : (
        <span className={styles.tag} title={format.dateTime(order.expiresAt)}>
          {t('orders.expires', { time: shortly(format, order.expiresAt) })}
        </span>
      )}
      {chase ? (
        <span className={styles.tag}>
          {hasStopped(chase)
            ? t('chase.failed')
            : t(chase.atLimit ? 'chase.atLimit' : 'chase.running', { price: exact(format, chase.limit) })}
        </span>
      ) : null}
    </span>
  );
});

/** The time of today, the date of any other day. */
function shortly(format: Format, at: Instant): string {
  return format.date(at) === format.date(Date.now()) ? format.time(at) : format.date(at);
}

/** What has filled, in figures and as a bar. */
function ProgressCell({ order }: { readonly order: Order }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const part = order.quantity?.gt(0) ? divide(order.executed, order.quantity) : undefined;
  return (
    <span className={styles.pair} title={t('orders.progress', { percent: format.part(part) })}>
      {exact(format, order.executed)}
      {part?.gt(0) ? (
        <span className={styles.progress} aria-hidden="true">
          <span style={{ width: `${Math.min(100, Number(part.times(100)))}%` }} />
        </span>
      ) : null}
    </span>
  );
}
