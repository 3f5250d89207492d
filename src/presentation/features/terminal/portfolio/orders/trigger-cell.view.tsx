import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { waitingTriggers, type AlgoOrder } from '../../../../../domain/trading/algo-order';
import { waitsForRise } from '../../../../../domain/trading/trigger-side';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import { exact } from '../../account/order-cells';
import styles from '../portfolio-cells.module.css';
import { useTrailingDistance } from '../row-cells';
import { EditableFigure } from './editable-figure.view';
import type { OpenOrdersStores } from './open-orders-tab.view';
import { editId, type OrderEdit } from './order-edit';

interface TriggerCellProps {
  readonly order: AlgoOrder;
  readonly stores: OpenOrdersStores;
}

/** Prices that set it off, its own or those of its legs: which price has to come there, and from where. */
export const TriggerCell = observer(function TriggerCell({
  order,
  stores: { actions, instruments },
}: TriggerCellProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const edit = actions.edit && editId(actions.edit.order) === order.algoOrderId ? actions.edit : undefined;
  const waiting = waitingTriggers(order);
  const distanceOf = useTrailingDistance();
  const tick = instruments.of(order.symbol)?.tick;
  if (order.algoType === 'TRAILING_STOP' && !order.triggerPrice)
    return <>{t('orders.trailing', { distance: distanceOf(order) })}</>;
  if (waiting.length === 0) return <>{unknownFigure}</>;
  return (
    <span className={styles.stack}>
      {waiting.map((each, index) => {
        const figure = edit?.triggers.get(each.algoOrderId);
        const name = each === order ? '' : `${t(`algo.${each.algoType}`)} `;
        return (
          <span key={each.algoOrderId}>
            {figure && edit ? (
              <EditableFigure
                actions={actions}
                edit={edit}
                figure={figure}
                field="trigger"
                label={`${name}${t('orders.triggerOf')}`}
                problem={problem(edit.wrongSide(figure))}
                first={index === 0}
              />
            ) : (
              name
            )}
            {figure && edit ? ' ' : null}
            {condition(each)}
            {each.triggerPriceType === 'other' ? null : (
              <span className={styles.sub}> {t(`protect.${each.triggerPriceType}`)}</span>
            )}
          </span>
        );
      })}
    </span>
  );

  function condition(each: AlgoOrder): string {
    const price = exact(format, each.triggerPrice, tick);
    if (each.algoType === 'TRAILING_STOP') return t('orders.trailingAt', { price, distance: distanceOf(each) });
    const rises = waitsForRise(each, actions.triggerPrices.of(each));
    return rises === undefined ? price : t(rises ? 'orders.atOrAbove' : 'orders.atOrBelow', { price });
  }

  function problem(wrong: ReturnType<OrderEdit['wrongSide']>): string | undefined {
    if (!wrong) return undefined;
    const key = wrong.triggerPriceType === 'MARK_PRICE' ? 'MARK_PRICE' : 'MARKET_PRICE';
    const price = exact(format, wrong.current, tick);
    return t(`orders.${wrong.above ? 'staysAbove' : 'staysBelow'}.${key}`, { price });
  }
});
