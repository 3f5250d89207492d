import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasExpired, type Order } from '../../../../../domain/trading/order';
import { useFormat } from '../../../../kit/formats/use-format';
import { Segmented } from '../../../../kit/controls/segmented';
import type { Column } from '../../../../kit/controls/record-table';
import { baseOf, exact, MarketCell, SideCell } from '../../account/order-cells';
import { IcebergTag, PriceCell, SetPriceCell } from '../row-cells';
import styles from '../portfolio-cells.module.css';
import { ConditionalHistory } from './conditional-history.view';
import type { HistoriesStores } from './histories-tab.view';
import { HistoryView } from './history.view';

const kinds = ['direct', 'conditional'] as const;

/** Orders that have ended: those of the book, or those that waited for a price. */
export function OrderHistoryView({ stores }: { readonly stores: HistoriesStores }) {
  const { t } = useTranslation('portfolio');
  const [kind, setKind] = useState<(typeof kinds)[number]>('direct');
  const [chosen, setChosen] = useState(false);
  const View = kind === 'direct' ? DirectHistory : ConditionalHistory;
  const choose = (next: (typeof kinds)[number]): void => {
    setKind(next);
    setChosen(true);
  };
  // With the other history comes another bar: the focus goes over to it.
  return (
    <View
      stores={stores}
      leading={
        <Segmented
          size="small"
          label={t('orders.kind')}
          options={kinds.map((value) => ({ value, label: t(`pastOrders.${value}`) }))}
          value={kind}
          onChange={choose}
          autoFocus={chosen}
        />
      }
    />
  );
}

interface DirectHistoryProps {
  readonly stores: HistoriesStores;
  readonly leading: ReactNode;
}

/** Orders that filled, were cancelled or refused. */
function DirectHistory({ stores, leading }: DirectHistoryProps) {
  const { t } = useTranslation('trade');
  const columns = useOrderColumns(stores);
  return (
    <HistoryView
      leading={leading}
      name="history"
      stores={stores}
      caption={t('tabs.history')}
      columns={columns}
      empty={{ title: t('history.empty.title'), text: t('history.empty.text') }}
    />
  );
}

export function useOrderColumns(stores: Pick<HistoriesStores, 'instruments'>): readonly Column<Order>[] {
  const { t } = useTranslation('trade');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'time', title: t('column.time'), cell: (order) => format.dateTime(order.createdAt) },
      { id: 'market', title: t('column.market'), cell: (order) => <MarketCell symbol={order.symbol} /> },
      { id: 'type', title: t('column.type'), cell: (order) => <TypeCell order={order} /> },
      { id: 'side', title: t('column.side'), cell: (order) => <SideCell order={order} /> },
      {
        id: 'price',
        title: t('column.price'),
        numeric: true,
        cell: ({ type, symbol, price }) =>
          type === 'MARKET' ? t('type.MARKET') : <SetPriceCell symbol={symbol} value={price} stores={stores} />,
      },
      {
        id: 'average',
        title: t('column.average'),
        numeric: true,
        cell: ({ symbol, executed, averagePrice }) => (
          <PriceCell symbol={symbol} value={executed.gt(0) ? averagePrice : undefined} stores={stores} />
        ),
      },
      {
        id: 'filled',
        title: t('column.filled'),
        numeric: true,
        cell: (order) => filled(order, (value) => exact(format, value)),
      },
      {
        id: 'status',
        title: t('column.status'),
        cell: (order) => t(`status.${outcomeOf(order)}`),
      },
    ],
    [t, format, stores],
  );
}

function TypeCell({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['trade', 'portfolio']);
  return (
    <span className={styles.pair}>
      {t(`trade:type.${order.type}`)}
      {order.oco ? <span className={styles.tag}>{t('portfolio:algo.OCO')}</span> : null}
      <IcebergTag order={order} />
    </span>
  );
}

function outcomeOf(order: Order) {
  const partly = order.executed.gt(0);
  if (hasExpired(order)) return partly ? 'PARTLY_EXPIRED' : 'EXPIRED';
  return order.status === 'CANCELLED' && partly ? 'PARTLY' : order.status;
}

function filled(order: Order, text: (value: Order['quantity']) => string): string {
  const base = baseOf(order.symbol);
  return order.quantity
    ? `${text(order.executed)} / ${text(order.quantity)} ${base}`
    : `${text(order.executed)} ${base}`;
}
