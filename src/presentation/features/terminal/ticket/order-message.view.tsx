import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { Button } from '../../../kit/controls/button';
import { useFormat } from '../../../kit/formats/use-format';
import { average, baseOf, exact } from '../account/order-figures';
import styles from './fields/receipt.module.css';
import { orderAct, positionEffect } from '../../../../domain/trading/position-effect';
import type { TicketOutcome } from '../../../../application/trading/ticket/ticket-outcome';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';

type EndedOrder = Extract<TicketOutcome, { readonly order: unknown }>;

/** What became of the order that was sent. */
const OrderMessageLine = observer(function OrderMessageLine({ ticket }: { readonly ticket: OrderTicket }) {
  const { t } = useTranslation(['trade', 'common', 'notifications']);
  const format = useFormat();
  const failureText = useFailureText();
  const { outcome: message, phase } = ticket;
  const { instrument } = ticket.fields;
  const endOf = ({ order, ...placed }: EndedOrder): string => {
    const { executed, type } = order;
    const act = orderAct(order);
    const quantity = order.quantity ?? placed.quantity;
    const asset = baseOf(placed.symbol);
    const what = `${exact(format, quantity)} ${asset}`;
    if (!executed.gt(0))
      return type === 'IOC' || type === 'FOK'
        ? t(`notifications:orderEnd.unfilled.${type}.${act}`, { what })
        : t(`trade:notice.cancelled.${act}`, { what });
    return t(`notifications:orderEnd.partly.${act}`, {
      amount: exact(format, executed),
      quantity: exact(format, quantity),
      what: asset,
      price: average(format, order.averagePrice ?? order.price, tickOf(placed.symbol)),
      rest: exact(format, quantity.minus(executed)),
    });
  };
  const tickOf = (symbol: string) => (symbol === instrument.symbol ? instrument.tick : undefined);
  let text: string | undefined;
  if (phase === 'unknown') text = t('message.asking');
  else if (message?.kind === 'filled') {
    const { side, symbol, order } = message;
    const amount = exact(format, order.executed);
    const price = average(format, order.averagePrice, tickOf(symbol));
    const effect = positionEffect(order);
    text = effect
      ? t(`notice.filled.${effect}`, { amount, market: baseOf(symbol), price })
      : t(`message.filled.${side}`, { amount, asset: baseOf(symbol), price });
  } else if (message?.kind === 'placed' || message?.kind === 'started') {
    const amount = exact(format, message.quantity);
    const asset = baseOf(message.symbol);
    const act = orderAct(message);
    if (message.kind === 'started')
      text = t(`notifications:orderSent.started.${act}`, { program: t(`type.${message.program}`), amount, asset });
    else text = t(`notifications:orderSent.placed.${act}`, { amount, asset });
  } else if (message?.kind === 'cancelled') text = endOf(message);
  else if (message?.kind === 'failed') text = t('message.failed', { reason: failureText(message.failure) });
  else if (message?.kind === 'unknown') text = t('message.unknown');
  const kind = message?.kind;
  const bad = phase === 'unknown' || kind === 'failed' || kind === 'unknown' || kind === 'cancelled';
  return (
    <div
      role="status"
      className={styles.message}
      data-kind={text === undefined ? undefined : bad ? 'warning' : 'success'}
    >
      {text}
      {phase === 'unknown' ? (
        <Button size="small" onClick={() => ticket.again()}>
          {t('common:action.retry')}
        </Button>
      ) : null}
    </div>
  );
});

export default OrderMessageLine;
