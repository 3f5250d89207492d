import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import type { AlgoOrder } from '../../../../../domain/trading/algo-order';
import type { Order } from '../../../../../domain/trading/order';
import { orderAct } from '../../../../../domain/trading/position-effect';
import { Checkbox } from '../../../../kit/controls/checkbox';
import type { Column } from '../../../../kit/controls/record-table';
import { useFormat } from '../../../../kit/formats/use-format';
import { exact } from '../../account/order-cells';
import { useAccountScope } from '../account-scope';
import type { OrderActionsStore } from './order-actions.store';
import { editId } from './order-edit';

/** A column in which orders are marked, to be cancelled together; none where there is no room for it. */
export function useMarkColumn<Row extends Order | AlgoOrder>(
  rows: readonly Row[],
  actions: OrderActionsStore,
): readonly Column<Row>[] {
  const { t } = useTranslation('portfolio');
  const { onDetails } = useAccountScope();
  return useMemo(
    () =>
      onDetails
        ? [
            {
              id: 'mark',
              title: t('orders.mark'),
              head: <MarkAll rows={rows} actions={actions} />,
              cell: (order) => <Mark order={order} actions={actions} />,
            },
          ]
        : [],
    [t, rows, actions, onDetails],
  );
}

const Mark = observer(function Mark({
  order,
  actions,
}: {
  readonly order: Order | AlgoOrder;
  readonly actions: OrderActionsStore;
}) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const words = {
    side: t(`trade:side.${orderAct(order)}`),
    amount: exact(format, order.quantity),
    market: marketDisplayName(order.symbol),
  };
  return (
    <Checkbox checked={actions.marked.has(editId(order))} onChange={(chosen) => actions.mark([order], chosen)}>
      <span className="unseen">{t('orders.markOf', words)}</span>
    </Checkbox>
  );
});

const MarkAll = observer(function MarkAll({
  rows,
  actions,
}: {
  readonly rows: readonly (Order | AlgoOrder)[];
  readonly actions: OrderActionsStore;
}) {
  const { t } = useTranslation('portfolio');
  return (
    <Checkbox
      checked={rows.every((order) => actions.marked.has(editId(order)))}
      onChange={(chosen) => actions.mark(rows, chosen)}
    >
      <span className="unseen">{t('orders.markAll')}</span>
    </Checkbox>
  );
});
