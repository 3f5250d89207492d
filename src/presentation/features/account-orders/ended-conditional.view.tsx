import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { AlgoOrder } from '../../../domain/trading/algo-order';
import { algoTimeline } from '../../../domain/trading/order-timeline';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { ConditionalHistory } from '../terminal/portfolio/histories/conditional-history.view';
import type { AccountOrdersStores } from './account-orders.page';
import { Timeline } from './timeline.view';

/** Conditional orders that wait no more, each with what became of it. */
export function EndedConditional({ stores }: { readonly stores: AccountOrdersStores }) {
  const { t } = useTranslation(['accountOrders', 'trade']);
  const [open, setOpen] = useState<AlgoOrder>();
  return (
    <>
      <ConditionalHistory
        stores={stores}
        further={[
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
