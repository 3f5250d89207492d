import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Placement } from '../../../application/trading/place-once';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { type BasketOrder, basketValue } from '../../../domain/trading/order-basket';
import { Button } from '../../kit/controls/button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { ProblemText } from '../../kit/controls/problem-text';
import { Mark } from '../../kit/controls/mark';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useCommandOverlay } from '../commands/command-overlay';
import { exact } from '../terminal/account/order-figures';
import styles from './order-basket.module.css';
import type { OrderBasketStore } from './order-basket.store';

/** The one question about all of them, and then what became of each. */
export const BasketReview = observer(function BasketReview({ basket }: { readonly basket: OrderBasketStore }) {
  const { t } = useTranslation(['orderBasket', 'common']);
  const format = useFormat();
  const overlay = useCommandOverlay();
  const orders = basket.orders.filter((order) => order !== undefined);
  const quote = orders[0]?.instrument.quote ?? '';
  return (
    <div className={styles.form}>
      <ol className={styles.lines}>
        {orders.map((order, index) => {
          const outcome = basket.outcomes[index];
          return (
            <Reviewed
              key={basket.lines[index]!.id}
              order={order}
              outcome={outcome}
              filled={outcome !== undefined && basket.filled.has(outcome.clientOrderId)}
              phase={basket.phase}
            />
          );
        })}
      </ol>
      {basket.phase === 'asked' && basket.total ? (
        <p className={styles.text}>
          {t('total', { amount: format.decimal(basket.total, 2, 'half-even'), asset: quote })}
        </p>
      ) : null}
      {basket.phase === 'asked' ? <ProblemText>{basket.changed ? t('changed') : null}</ProblemText> : null}
      <DialogActions>
        {basket.phase === 'sent' ? (
          <>
            {basket.refused.length > 0 ? <Button onClick={basket.editRefused}>{t('edit')}</Button> : null}
            <Button variant="primary" onClick={overlay.close}>
              {t('common:action.close')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={basket.phase === 'sending'} onClick={basket.goBack}>
              {t('common:action.back')}
            </Button>
            <Button
              variant="primary"
              busy={basket.phase === 'sending'}
              disabled={basket.changed}
              onClick={() => void basket.send()}
            >
              {t('place', { count: orders.length })}
            </Button>
          </>
        )}
      </DialogActions>
    </div>
  );
});

interface ReviewedProps {
  readonly order: BasketOrder;
  readonly outcome: Placement | undefined;
  readonly filled: boolean;
  readonly phase: OrderBasketStore['phase'];
}

function Reviewed({ order, outcome, filled, phase }: ReviewedProps) {
  const { t } = useTranslation(['orderBasket', 'trade']);
  const format = useFormat();
  const failureText = useFailureText();
  const { instrument, draft } = order;
  const value = basketValue(order);
  const words = {
    side: t(`trade:side.${draft.side}`),
    amount: `${exact(format, draft.quantity)} ${instrument.base}`,
    market: marketDisplayName(instrument.symbol),
    price: exact(format, draft.price),
  };
  return (
    <li className={styles.reviewed}>
      <span>
        {t(draft.type === 'LIMIT' ? 'limitOrder' : 'marketOrder', words)}
        {value && phase === 'asked' ? (
          <span className={styles.text}>
            {' '}
            ≈ {format.decimal(value, 2, 'half-even')} {instrument.quote}
          </span>
        ) : null}
      </span>
      {phase === 'asked' ? null : (
        <span role="status">
          {outcome === undefined ? (
            t('state.waiting')
          ) : outcome.status === 'placed' ? (
            <Mark tone="good">{t(filled ? 'trade:status.FILLED' : 'state.placed')}</Mark>
          ) : (
            <>
              <Mark tone={outcome.status === 'unknown' ? 'warning' : 'bad'}>{t(`state.${outcome.status}`)}</Mark>{' '}
              {failureText(outcome.failure)}
            </>
          )}
        </span>
      )}
    </li>
  );
}
