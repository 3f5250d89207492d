import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChaseOrders } from '../../../../../application/trading/chase-orders';
import { isOnTick, type Instrument } from '../../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { isPassed, leavesRoom, offeredLimit } from '../../../../../domain/trading/chase';
import type { Decimal } from '../../../../../domain/shared/decimal';
import type { Order } from '../../../../../domain/trading/order';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/controls/dialog';
import { DialogActions } from '../../../../kit/controls/dialog-parts';
import { PlainForm } from '../../../../kit/controls/plain-form';
import { TypedFigure } from '../../../../kit/data/typed-figure';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import { exact, quoteOf } from '../../account/order-figures';
import { FigureField } from '../figure-field';
import styles from '../portfolio-dialogs.module.css';

interface ChaseDialogProps {
  readonly order: Order;
  readonly instrument: Instrument;
  readonly chases: Pick<ChaseOrders, 'chase'>;
  /** The best price of the order's side; `undefined` while it is not known. */
  readonly best: Decimal | undefined;
  readonly onClose: () => void;
}

/** Asks how far an order is to follow the market, and says who moves it. */
export const ChaseDialog = observer(function ChaseDialog({
  order,
  instrument,
  chases,
  best,
  onClose,
}: ChaseDialogProps) {
  const { t } = useTranslation(['portfolio', 'trade', 'common']);
  const format = useFormat();
  const { side, symbol } = order;
  const price = order.price!;
  const [limit] = useState(() => new TypedFigure(format.marks));
  const [typed, setTyped] = useState(false);
  const marketKnown = best !== undefined;
  useEffect(() => {
    // Once, and again when it first becomes known where the market is: a limit that moves by itself is nobody's.
    if (!typed) limit.fill(offeredLimit(side, price, best, instrument.tick));
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [limit, marketKnown]);
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
  const passed = value && best && isPassed({ side, limit: value }, best);
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
          <dl className={styles.figures} data-columns="2">
            <dt>{t(`chase.best.${side}`)}</dt>
            <dd>{best ? `${exact(format, best)} ${quoteOf(symbol)}` : unknownFigure}</dd>
          </dl>
          <FigureField
            label={t(`chase.limit.${side}`)}
            unit={quoteOf(symbol)}
            figure={limit}
            error={problem}
            hint={passed ? t(`chase.passed.${side}`) : undefined}
            onType={(text) => {
              setTyped(true);
              limit.type(text);
            }}
          />
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
