import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { hasStopped } from '../../../../../application/trading/kept-chases';
import { canBeChased } from '../../../../../domain/trading/chase';
import type { Order } from '../../../../../domain/trading/order';
import { Button } from '../../../../kit/controls/button';
import type { OpenOrdersStores } from './open-orders-tab.view';

interface ChaseButtonProps {
  readonly order: Order;
  /** What the order is, for the button's name. */
  readonly words: Readonly<Record<'side' | 'amount' | 'market' | 'price', string>>;
  readonly stores: OpenOrdersStores;
}

/** Lets an order follow the best price of its side, or stops that. */
export const ChaseButton = observer(function ChaseButton({
  order,
  words,
  stores: { chases, actions },
}: ChaseButtonProps) {
  const { t } = useTranslation('portfolio');
  const running = chases.list.current.some((chase) => chase.orderId === order.orderId && !hasStopped(chase));
  if (!canBeChased(order)) return null;
  return (
    <Button
      size="tiny"
      aria-label={t(running ? 'chase.stopOf' : 'chase.startOf', words)}
      onClick={() => (running ? chases.stop(order.orderId) : actions.askToChase(order))}
    >
      {t(running ? 'chase.stop' : 'chase.start')}
    </Button>
  );
});
