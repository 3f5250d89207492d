import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { AlgoOrder } from '../../../domain/trading/algo-order';
import { algoTimeline } from '../../../domain/trading/order-timeline';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { useFormat } from '../../kit/formats/use-format';
import { baseOf, exact, MarketCell, SideCell } from '../terminal/account/order-cells';
import { HistoryView } from '../terminal/portfolio/histories/history.view';
import type { AccountOrdersStores } from './account-orders.page';
import { Timeline } from './timeline.view';

/** Conditional orders that wait no more. */
export function EndedConditional({ stores }: { readonly stores: AccountOrdersStores }) {
  const { t } = useTranslation(['accountOrders', 'portfolio', 'trade']);
  const format = useFormat();
  const [open, setOpen] = useState<AlgoOrder>();
  return (
    <>
      <HistoryView
        name="conditional"
        stores={stores}
        caption={t('conditional.title')}
        empty={{ title: t('conditional.none'), text: t('conditional.noneText') }}
        columns={[
          { id: 'time', title: t('trade:column.time'), cell: ({ updatedAt }) => format.dateTime(updatedAt) },
          { id: 'market', title: t('trade:column.market'), cell: ({ symbol }) => <MarketCell symbol={symbol} /> },
          { id: 'type', title: t('trade:column.type'), cell: ({ algoType }) => t(`portfolio:algo.${algoType}`) },
          { id: 'side', title: t('trade:column.side'), cell: ({ side }) => <SideCell side={side} /> },
          {
            id: 'quantity',
            title: t('trade:column.quantity'),
            numeric: true,
            cell: ({ quantity, symbol }) =>
              quantity.gt(0) ? `${exact(format, quantity)} ${baseOf(symbol)}` : t('portfolio:orders.whole'),
          },
          {
            id: 'trigger',
            title: t('portfolio:column.trigger'),
            numeric: true,
            cell: ({ triggerPrice }) => exact(format, triggerPrice),
          },
          {
            id: 'status',
            title: t('trade:column.status'),
            cell: ({ status }) => (status === 'REPLACED' ? t('timeline.replaced') : t(`trade:status.${status}`)),
          },
          {
            id: 'actions',
            title: t('trade:column.actions'),
            actions: true,
            cell: (order) => (
              <Button size="tiny" onClick={() => setOpen(order)}>
                {t('details')}
              </Button>
            ),
          },
        ]}
      />
      {open ? <ConditionalDetails order={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

interface ConditionalDetailsProps {
  readonly order: AlgoOrder;
  readonly onClose: () => void;
}

/** What became of a conditional order. */
export function ConditionalDetails({ order, onClose }: ConditionalDetailsProps) {
  const { t } = useTranslation('portfolio');
  return (
    <Dialog title={`${marketDisplayName(order.symbol)} · ${t(`algo.${order.algoType}`)}`} onClose={onClose}>
      <Timeline symbol={order.symbol} events={algoTimeline(order)} />
    </Dialog>
  );
}
