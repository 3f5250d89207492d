import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isReduceOnly,
  sideOf,
  treeOf,
  waitingTriggers,
  type AlgoOrder,
} from '../../../../../domain/trading/algo-order';
import { useFormat } from '../../../../kit/formats/use-format';
import { RecordTable, type Column } from '../../../../kit/controls/record-table';
import { baseOf, exact, MarketCell, SideCell } from '../../account/order-cells';
import styles from '../portfolio-cells.module.css';
import { EditableFigure } from './editable-figure.view';
import type { OpenOrdersStores } from './open-orders-tab.view';
import { useMarkColumn } from './mark-column';
import { editId } from './order-edit';
import { PlacedAt } from './placed-at.view';
import { RowActions } from './order-row-actions.view';
import { TriggerCell } from './trigger-cell.view';

interface ConditionalOrdersTableProps {
  readonly rows: readonly AlgoOrder[];
  readonly stores: OpenOrdersStores;
  readonly stale: boolean;
}

interface CellProps {
  readonly order: AlgoOrder;
  readonly stores: OpenOrdersStores;
}

export function ConditionalOrdersTable({ rows, stores, stale }: ConditionalOrdersTableProps) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const mark = useMarkColumn(rows, stores.actions);
  const columns = useMemo(
    (): readonly Column<AlgoOrder>[] => [
      ...mark,
      { id: 'market', title: t('trade:column.market'), cell: (order) => <MarketCell symbol={order.symbol} /> },
      { id: 'type', title: t('trade:column.type'), cell: (order) => <TypeCell order={order} /> },
      {
        id: 'side',
        title: t('trade:column.side'),
        cell: (order) => <SideCell order={{ ...order, side: sideOf(order) }} />,
      },
      {
        id: 'quantity',
        title: t('trade:column.quantity'),
        numeric: true,
        cell: (order) => <FigureCell order={order} stores={stores} field="quantity" />,
      },
      {
        id: 'trigger',
        title: t('column.trigger'),
        numeric: true,
        cell: (order) => <TriggerCell order={order} stores={stores} />,
      },
      { id: 'becomes', title: t('column.becomes'), cell: (order) => <BecomesCell order={order} stores={stores} /> },
      {
        id: 'time',
        title: t('trade:column.time'),
        cell: (order) => <PlacedAt at={order.createdAt ?? order.updatedAt} />,
      },
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
      rowKey={(order) => order.algoOrderId}
      stale={stale}
    />
  );
}

/** What it is called, and that it opens nothing where its name does not say so. */
function TypeCell({ order }: { readonly order: AlgoOrder }) {
  const { t } = useTranslation('portfolio');
  return (
    <span className={styles.stack}>
      <span>{t(`algo.${order.algoType}`)}</span>
      {isReduceOnly(order) ? <span className={styles.tag}>{t('orders.reduceOnly')}</span> : null}
    </span>
  );
}

const FigureCell = observer(function FigureCell({
  order,
  field,
  stores: { actions, instruments },
}: CellProps & { readonly field: 'price' | 'quantity' }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const edit = actions.edit && editId(actions.edit.order) === order.algoOrderId ? actions.edit : undefined;
  const figure = edit?.[field];
  if (edit && figure)
    return (
      <EditableFigure
        actions={actions}
        edit={edit}
        figure={figure}
        field={field}
        label={t(`orders.${field}Of`)}
        first={field === 'quantity' && edit.triggers.size === 0}
      />
    );
  if (field === 'price') return <>{exact(format, order.price, instruments.of(order.symbol)?.tick)}</>;
  return <>{order.quantity.gt(0) ? `${exact(format, order.quantity)} ${baseOf(order.symbol)}` : t('orders.whole')}</>;
});

/**
 * What is sent then, and of a limit order its price; of several that wait each by itself, unless all are alike. An entry
 * stands before what closes it again: its price is not theirs.
 */
const BecomesCell = observer(function BecomesCell({ order, stores }: CellProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const waiting = waitingTriggers(order).filter((each) => each !== order);
  const tick = stores.instruments.of(order.symbol)?.tick;
  const words = ({ childType, price }: AlgoOrder): string =>
    price ? `${t(`child.${childType}`)} ${exact(format, price, tick)}` : t(`child.${childType}`);
  const entry = order.algoType === 'BRACKET' || order.algoType === 'STOP_BRACKET';
  if (!entry && (order.price || waiting.length === 0)) {
    const fired = treeOf(order).find((each) => each !== order && each.triggered);
    return fired ? <>{words(fired)}</> : own(t(`child.${(order.legs[0] ?? order).childType}`));
  }
  const alike = new Set(waiting.map(words)).size <= 1;
  const several = alike && waiting.length > 1;
  return (
    <span className={styles.stack}>
      {entry ? own(`${t('orders.entry')} ${t(`child.${order.childType}`)}`) : null}
      {(alike ? waiting.slice(0, 1) : waiting).map((each) => (
        <span key={each.algoOrderId}>
          {alike && !entry ? '' : `${t(`algo.${several ? 'TP_SL' : each.algoType}`)} `}
          {words(each)}
        </span>
      ))}
    </span>
  );

  function own(name: string) {
    return (
      <span className={styles.pair}>
        <span>{name}</span> {order.price ? <FigureCell order={order} stores={stores} field="price" /> : null}
      </span>
    );
  }
});
