import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChaseOrders } from '../../../../../application/trading/chase-orders';
import { isOnTick, type Instrument } from '../../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { leavesRoom } from '../../../../../domain/trading/chase';
import { decimal, roundToStep } from '../../../../../domain/shared/decimal';
import type { Order } from '../../../../../domain/trading/order';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/controls/dialog';
import { DialogActions } from '../../../../kit/controls/dialog-parts';
import { PlainForm } from '../../../../kit/controls/plain-form';
import { TypedFigure } from '../../../../kit/data/typed-figure';
import { useFormat } from '../../../../kit/formats/use-format';
import { exact, quoteOf } from '../../account/order-figures';
import { FigureField } from '../figure-field';
import styles from '../portfolio-dialogs.module.css';

/** How far beyond its price an order is offered to be followed. */
const offered = { BUY: decimal('1.005'), SELL: decimal('0.995') } as const;

interface ChaseDialogProps {
  readonly order: Order;
  readonly instrument: Instrument;
  readonly chases: ChaseOrders;
  readonly onClose: () => void;
}

/** Asks how far an order is to follow the market, and says who moves it. */
export const ChaseDialog = observer(function ChaseDialog({ order, instrument, chases, onClose }: ChaseDialogProps) {
  const { t } = useTranslation(['portfolio', 'trade', 'common']);
  const format = useFormat();
  const { side, symbol } = order;
  const price = order.price!;
  const [limit] = useState(() => {
    const figure = new TypedFigure(format.marks);
    figure.fill(roundToStep(price.times(offered[side]), instrument.tick, side === 'BUY' ? 'down' : 'up'));
    return figure;
  });
  const { value } = limit;
  const problem = !limit.touched
    ? undefined
    : value === undefined
      ? limit.input.ok || limit.input.problem === 'empty'
        ? t('trade:problem.missing.price')
        : t(`trade:input.${limit.input.problem}`)
      : !leavesRoom({ side, limit: value }, price)
        ? t(`chase.noRoom.${side}`, { price: exact(format, price) })
        : isOnTick(value, instrument)
          ? undefined
          : t('chase.tick', { tick: exact(format, instrument.tick) });
  const submit = (): void => {
    limit.leave();
    if (!value || !leavesRoom({ side, limit: value }, price) || !isOnTick(value, instrument)) return;
    chases.chase(order, value);
    onClose();
  };
  return (
    <Dialog title={t('chase.title', { market: marketDisplayName(symbol) })} onClose={onClose}>
      <PlainForm onSubmit={submit}>
        <div className={styles.form}>
          <p>{t(`chase.text.${side}`)}</p>
          <FigureField label={t(`chase.limit.${side}`)} unit={quoteOf(symbol)} figure={limit} error={problem} />
          <p>{t('chase.where')}</p>
          {order.type === 'POST_ONLY' ? null : <p>{t('chase.mayTake')}</p>}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('chase.begin')}
          </Button>
        </DialogActions>
      </PlainForm>
    </Dialog>
  );
});
