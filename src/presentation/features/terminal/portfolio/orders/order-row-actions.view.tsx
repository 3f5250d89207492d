import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/controls/button';
import { isConditional, ocoOf, waitingTriggers, type AlgoOrder } from '../../../../../domain/trading/algo-order';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import type { Order } from '../../../../../domain/trading/order';
import { orderAct } from '../../../../../domain/trading/position-effect';
import { useFailureText } from '../../../../kit/formats/use-failure-text';
import { useFormat } from '../../../../kit/formats/use-format';
import { exact } from '../../account/order-cells';
import { useAccountScope } from '../account-scope';
import styles from '../portfolio-cells.module.css';
import { fieldOf } from '../field-problems';
import { ChaseButton } from './chase-button.view';
import { editId } from './order-edit';
import { useTrailingDistance } from '../row-cells';
import type { OpenOrdersStores } from './open-orders-tab.view';

interface RowActionsProps {
  readonly order: Order | AlgoOrder;
  readonly stores: OpenOrdersStores;
}

/** Edit and cancel; while the row is being changed, save and discard. */
export const RowActions = observer(function RowActions({ order, stores }: RowActionsProps) {
  const { actions } = stores;
  const edited = actions.edit !== undefined && editId(actions.edit.order) === editId(order);
  const row = useRef<HTMLSpanElement>(null);
  const wasEdited = useRef(false);
  // The field or button that had the focus is gone: it comes back to where the change began.
  useLayoutEffect(() => {
    if (wasEdited.current && !edited && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    wasEdited.current = edited;
  }, [edited]);
  const refused = edited ? actions.edit?.failure : undefined;
  useEffect(() => {
    if (refused) row.current?.closest('tr')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return (
    <span ref={row} className={styles.actions}>
      {edited ? <EditActions stores={stores} /> : <PlainActions order={order} stores={stores} />}
    </span>
  );
});

const EditActions = observer(function EditActions({ stores: { actions } }: Pick<RowActionsProps, 'stores'>) {
  const { t } = useTranslation('portfolio');
  const failureText = useFailureText();
  const { failure, busy } = actions.edit!;
  return (
    <>
      {failure && !fieldOf(failure, ['price', 'quantity', 'trigger']) ? (
        <span role="alert" className={styles.problem}>
          {failureText(failure)}
        </span>
      ) : null}
      <Button size="tiny" aria-busy={busy || undefined} onClick={() => void actions.save()}>
        {t('orders.save')}
      </Button>
      <Button size="tiny" onClick={() => actions.discard()}>
        {t('orders.discard')}
      </Button>
    </>
  );
});

const PlainActions = observer(function PlainActions({ order, stores }: RowActionsProps) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const { actions, orders, instruments } = stores;
  const { onDetails } = useAccountScope();
  const distanceOf = useTrailingDistance();
  const cancelling = isConditional(order)
    ? actions.cancelling.has(order.algoOrderId)
    : orders.cancelling.has(order.orderId);
  const price = isConditional(order) ? (order.triggerPrice ?? waitingTriggers(order)[0]?.triggerPrice) : order.price;
  // Several orders of a market are told apart by where they stand.
  const words = {
    side: t(`trade:side.${orderAct(order)}`),
    amount: order.quantity?.eq(0) ? t('orders.whole') : exact(format, order.quantity),
    market: marketDisplayName(order.symbol),
    price: exact(format, price),
  };
  const oco = isConditional(order)
    ? order.algoType === 'OCO'
    : ocoOf(order, stores.algoOrders.value ?? []) !== undefined;
  const both = oco ? t('orders.ocoBoth') : undefined;
  const trails = isConditional(order) && order.algoType === 'TRAILING_STOP' && !price;
  const named = {
    order: trails
      ? t('orders.named.trailing', { ...words, distance: distanceOf(order) })
      : t('orders.named.priced', words),
  };
  return (
    <>
      {onDetails ? (
        <Button size="tiny" aria-label={t('orders.detailsOf', named)} onClick={() => onDetails(order)}>
          {t('orders.details')}
        </Button>
      ) : null}
      {isConditional(order) ? null : <ChaseButton order={order} words={words} stores={stores} />}
      <Button
        size="tiny"
        data-edit=""
        title={both}
        aria-label={t('orders.editOf', named)}
        onClick={() => actions.begin(order, instruments.of(order.symbol), format.marks)}
      >
        {t('orders.edit')}
      </Button>
      <Button
        size="tiny"
        title={both}
        aria-disabled={cancelling || undefined}
        aria-label={t('trade:orders.cancelOne', named)}
        onClick={() => void (isConditional(order) ? actions.cancel(order) : orders.cancel(order))}
      >
        {t(cancelling ? 'trade:orders.cancelling' : 'trade:orders.cancel')}
      </Button>
    </>
  );
});
