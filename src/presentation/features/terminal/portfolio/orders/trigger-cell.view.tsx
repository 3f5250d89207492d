import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { parseMarketSymbol } from '../../../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../../../domain/shared/decimal';
import { triggersOf, waitingTriggers, type AlgoOrder } from '../../../../../domain/trading/algo-order';
import { waitsForRise } from '../../../../../domain/trading/trigger-side';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import styles from '../portfolio-cells.module.css';
import { TriggeredMark, useTriggerWords } from '../row-cells';
import { EditableFigure } from './editable-figure.view';
import type { OpenOrdersStores } from './open-orders-tab.view';
import { editId, type OrderEdit } from './order-edit';

interface TriggerCellProps {
  readonly order: AlgoOrder;
  readonly stores: OpenOrdersStores;
}

/** Prices that set it off, its own or those of its legs: which price has to come there, from where, and which has. */
export const TriggerCell = observer(function TriggerCell({
  order,
  stores: { actions, instruments },
}: TriggerCellProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const edit = actions.edit && editId(actions.edit.order) === order.algoOrderId ? actions.edit : undefined;
  const waiting = waitingTriggers(order);
  // What was given up beside a leg that was set off is not waited for, and no news of the row.
  const shown = triggersOf(order).filter((each) => each.triggered || waiting.some((one) => isSame(one, each)));
  const wordsOf = useTriggerWords();
  const tick = instruments.of(order.symbol)?.tick;
  if (order.algoType === 'TRAILING_STOP' && !order.triggerPrice) return <>{wordsOf(order, tick)}</>;
  if (shown.length === 0) return <>{unknownFigure}</>;
  return (
    <span className={styles.stack}>
      {shown.map((each) => {
        const figure = edit?.triggers.get(each.algoOrderId);
        const name = each === order ? '' : t(`algo.${each.algoType}`);
        if (!figure || !edit)
          return (
            <span key={each.algoOrderId}>
              {name} {condition(each)}
            </span>
          );
        return (
          <span key={each.algoOrderId} className={styles.edited}>
            {name}
            <EditableFigure
              actions={actions}
              edit={edit}
              figure={figure}
              field="trigger"
              label={`${name} ${t('orders.triggerOf')}`.trim()}
              problem={problem(edit.wrongSide(figure))}
              first={isSame(each, waiting[0])}
            />
            {condition(each)}
          </span>
        );
      })}
    </span>
  );

  function condition(each: AlgoOrder) {
    const { triggerPriceType, symbol } = each;
    const rises = each.triggered ? undefined : waitsForRise(each, actions.triggerPrices.of(each));
    // A spot market has no other price.
    const choice = triggerPriceType !== 'other' && parseMarketSymbol(symbol)?.type === 'PERP';
    return (
      <span>
        {wordsOf(each, tick, rises)}
        {choice ? <span className={styles.sub}> {t(`orders.watches.${triggerPriceType}`)}</span> : null}
        <TriggeredMark order={each} />
      </span>
    );
  }

  function problem(wrong: ReturnType<OrderEdit['wrongSide']>): string | undefined {
    if (!wrong) return undefined;
    const key = wrong.triggerPriceType === 'MARK_PRICE' ? 'MARK_PRICE' : 'MARKET_PRICE';
    // A mark lies between ticks, too; it is read as it is everywhere else.
    const places = decimalPlaces(tick ?? wrong.current);
    const price = format.decimal(wrong.current, places, 'half-even');
    return t(`orders.${wrong.above ? 'staysAbove' : 'staysBelow'}.${key}`, { price });
  }
});

function isSame(one: AlgoOrder, other: AlgoOrder | undefined): boolean {
  return one.algoOrderId === other?.algoOrderId;
}
