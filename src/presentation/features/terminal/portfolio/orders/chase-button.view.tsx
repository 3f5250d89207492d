import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canBeChased } from '../../../../../domain/trading/chase';
import type { Order } from '../../../../../domain/trading/order';
import { Button } from '../../../../kit/controls/button';
import { ChaseDialog } from './chase-dialog.view';
import type { OpenOrdersStores } from './open-orders-tab.view';

interface ChaseButtonProps {
  readonly order: Order;
  /** What the order is, for the button's name. */
  readonly words: { readonly side: string; readonly amount: string; readonly market: string };
  readonly stores: OpenOrdersStores;
}

/** Lets an order follow the best price of its side, or stops that. */
export const ChaseButton = observer(function ChaseButton({
  order,
  words,
  stores: { chases, instruments },
}: ChaseButtonProps) {
  const { t } = useTranslation('portfolio');
  const [asked, setAsked] = useState(false);
  const running = chases.list.current.some(({ orderId }) => orderId === order.orderId);
  const instrument = instruments.of(order.symbol);
  if (!canBeChased(order)) return null;
  return (
    <>
      <Button
        size="tiny"
        aria-label={t(running ? 'chase.stopOf' : 'chase.startOf', words)}
        onClick={() => (running ? chases.stop(order.orderId) : setAsked(true))}
      >
        {t(running ? 'chase.stop' : 'chase.start')}
      </Button>
      {asked && instrument ? (
        <ChaseDialog order={order} instrument={instrument} chases={chases} onClose={() => setAsked(false)} />
      ) : null}
    </>
  );
});
