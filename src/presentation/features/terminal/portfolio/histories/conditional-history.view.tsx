import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AlgoOrder, sideOf, triggersOf } from '../../../../../domain/trading/algo-order';
import type { Column } from '../../../../kit/controls/record-table';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import { useReasonText } from '../../../../kit/formats/use-failure-text';
import { baseOf, exact, MarketCell, SideCell } from '../../account/order-cells';
import styles from '../portfolio-cells.module.css';
import { PriceCell, TriggeredMark, useTriggerWords } from '../row-cells';
import type { HistoriesStores } from './histories-tab.view';
import { HistoryView } from './history.view';

interface ConditionalHistoryProps {
  readonly stores: Pick<HistoriesStores, 'histories' | 'instruments'>;
  readonly leading?: ReactNode;
  /** After the others. */
  readonly further?: readonly Column<AlgoOrder>[];
}

/** Conditional orders that wait no more. */
export function ConditionalHistory({ stores, leading, further = [] }: ConditionalHistoryProps) {
  const { t } = useTranslation('portfolio');
  const columns = useConditionalColumns(stores);
  return (
    <HistoryView
      name="conditional"
      stores={stores}
      caption={t('pastOrders.title')}
      empty={{ title: t('pastOrders.none'), text: t('pastOrders.noneText') }}
      leading={leading}
      columns={[...columns, ...further]}
    />
  );
}

function useConditionalColumns(stores: Pick<HistoriesStores, 'instruments'>): readonly Column<AlgoOrder>[] {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  return useMemo(
    () => [
      // By when they were placed they are sorted and narrowed to a period.
      {
        id: 'time',
        title: t('trade:column.time'),
        cell: ({ createdAt, updatedAt }) => format.dateTime(createdAt ?? updatedAt),
      },
      { id: 'market', title: t('trade:column.market'), cell: ({ symbol }) => <MarketCell symbol={symbol} /> },
      { id: 'type', title: t('trade:column.type'), cell: ({ algoType }) => t(`algo.${algoType}`) },
      {
        id: 'side',
        title: t('trade:column.side'),
        cell: (order) => <SideCell order={{ ...order, side: sideOf(order) }} />,
      },
      {
        id: 'quantity',
        title: t('trade:column.quantity'),
        numeric: true,
        cell: ({ quantity, symbol }) =>
          quantity.gt(0) ? `${exact(format, quantity)} ${baseOf(symbol)}` : t('orders.whole'),
      },
      {
        id: 'trigger',
        title: t('column.trigger'),
        numeric: true,
        cell: (order) => <EndedTrigger order={order} stores={stores} />,
      },
      {
        id: 'status',
        title: t('trade:column.status'),
        cell: (order) => <EndedStatus order={order} />,
      },
      {
        id: 'average',
        title: t('trade:column.average'),
        numeric: true,
        cell: ({ symbol, executed, averagePrice }) => (
          <PriceCell symbol={symbol} value={executed.gt(0) ? averagePrice : undefined} stores={stores} />
        ),
      },
    ],
    [t, format, stores],
  );
}

interface EndedTriggerProps {
  readonly order: AlgoOrder;
  readonly stores: Pick<HistoriesStores, 'instruments'>;
}

/** How it ended, and why the exchange refused it. */
function EndedStatus({ order: { status, reason } }: { readonly order: AlgoOrder }) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const reasonText = useReasonText();
  const why = status === 'REJECTED' ? reasonText(reason) : undefined;
  return (
    <span className={styles.stack}>
      <span>{status === 'REPLACED' ? t('pastOrders.replaced') : t(`trade:status.${status}`)}</span>
      {why ? <span className={styles.sub}>{why}</span> : null}
    </span>
  );
}

/** Its trigger, those of its legs by their names, or how far a trailing stop that never had one followed; which was met. */
const EndedTrigger = observer(function EndedTrigger({ order, stores }: EndedTriggerProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const wordsOf = useTriggerWords();
  const reasonText = useReasonText();
  const { algoType, symbol, triggerPrice, callbackRate, callbackValue } = order;
  const tick = stores.instruments.of(symbol)?.tick;
  if (algoType === 'TRAILING_STOP' && !triggerPrice && (callbackRate ?? callbackValue))
    return <>{wordsOf(order, tick)}</>;
  const triggers = triggersOf(order);
  if (triggers.length === 0) return <>{unknownFigure}</>;
  // What closes an entry again may be refused long after the entry has filled: the row's own status does not say it.
  const refusal = (leg: AlgoOrder): string | undefined =>
    leg.status === 'REJECTED' && order.status !== 'REJECTED' ? reasonText(leg.reason) : undefined;
  return (
    <span className={styles.stack}>
      {triggers.map((each) => {
        const why = refusal(each);
        return (
          <span key={each.algoOrderId} className={styles.stack}>
            <span>
              {each === order ? '' : `${t(`algo.${each.algoType}`)} `}
              {wordsOf(each, tick)}
              <TriggeredMark order={each} />
            </span>
            {each.triggered && each.triggeredAt ? (
              <span className={styles.sub}>{format.dateTime(each.triggeredAt)}</span>
            ) : null}
            {why ? <span className={styles.sub}>{why}</span> : null}
          </span>
        );
      })}
    </span>
  );
});
