import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { orderAct, positionEffect } from '../../../../domain/trading/position-effect';
import type { PriceLine } from '../../../../domain/trading/price-line';
import { useFormat } from '../../../kit/formats/use-format';
import { baseOf, exact, quoteOf } from '../account/order-cells';
import type { PositionProfitsStore } from '../account/position-profits.store';
import { signed } from '../../../kit/controls/signed-figure';

/**
 * What a line on the chart stands for: "Buy 0.1 BTC", "Stop loss, sell 0.1 BTC", "Long 0.1 BTC, +12.30 USDT"; in hedge
 * mode with what an order opens or closes: "Close long 0.1 BTC".
 */
export function useLineWords(
  profits: PositionProfitsStore,
  /** On the candles, where the market is known and room is short: "Buy 0.1", "0.1 · +12.30"; in hedge mode "Long 0.1 · +12.30". */
  length: 'whole' | 'short' = 'whole',
): (line: PriceLine) => string {
  const { t } = useTranslation(['chart', 'trade']);
  const format = useFormat();
  return useMemo(() => {
    const short = length === 'short';
    return (line) => {
      if (line.kind === 'order') {
        const { quantity, executed } = line.order;
        const side = t(`trade:side.${orderAct(line.order)}`);
        const amount = exact(format, quantity?.minus(executed));
        if (short) return `${side} ${amount}`;
        return t('line.order', { side, amount, asset: baseOf(line.symbol) });
      }
      if (line.kind === 'trigger') {
        const { algoType, side: legSide, quantity } = line.leg;
        // All of a group is for the position that its root names.
        const leg = { side: legSide, positionSide: line.root.positionSide };
        const kind = t(`line.algo.${algoType}`);
        const side = t(`trade:side.${orderAct(leg)}`);
        const amount = exact(format, quantity);
        if (short) {
          const what = positionEffect(leg) ? `${kind}: ${side}` : kind;
          return quantity.eq(0) ? what : `${what} ${amount}`;
        }
        if (quantity.eq(0)) return t('line.triggerAll', { kind, side });
        return t('line.trigger', { kind, side, amount, asset: baseOf(line.symbol) });
      }
      if (line.kind === 'liquidation') return t('line.liquidation');
      const { holding, positionSide } = line.position;
      const direction = holding.gt(0) ? 'long' : 'short';
      if (short) {
        const held =
          positionSide === 'BOTH'
            ? exact(format, holding)
            : t(`line.leg.${direction}`, { amount: exact(format, holding.abs()) });
        return `${held} · ${signed(format, profits.of(line.position))}`;
      }
      return t(`line.entry.${direction}`, {
        amount: exact(format, holding.abs()),
        asset: baseOf(line.symbol),
        profit: signed(format, profits.of(line.position)),
        quote: quoteOf(line.symbol),
      });
    };
  }, [t, format, profits, length]);
}
