import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AlgoOrder } from '../../../../../domain/trading/algo-order';
import type { Order } from '../../../../../domain/trading/order';
import { Button } from '../../../../kit/controls/button';
import { useFormat } from '../../../../kit/formats/use-format';
import type { OrderActionsStore } from './order-actions.store';
import { editId } from './order-edit';

interface CancelMarkedProps {
  readonly orders: readonly Order[];
  readonly conditional: readonly AlgoOrder[];
  readonly actions: OrderActionsStore;
}

/** Cancels the orders that are marked among those on screen; nothing while none is. */
export const CancelMarked = observer(function CancelMarked({ orders, conditional, actions }: CancelMarkedProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const isMarked = (order: Order | AlgoOrder): boolean => actions.marked.has(editId(order));
  const [marked, markedConditional] = [orders.filter(isMarked), conditional.filter(isMarked)];
  const count = marked.length + markedConditional.length;
  if (count === 0) return null;
  return (
    <Button
      size="tiny"
      aria-busy={actions.cancellingMany || undefined}
      onClick={() => void actions.cancelMarked(marked, markedConditional)}
    >
      {t('orders.cancelMarked', { shown: format.integer(count) })}
    </Button>
  );
});
