import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceLine } from '../../../../domain/trading/price-line';
import { useFormat } from '../../../kit/formats/use-format';
import { baseOf, exact, quoteOf } from '../account/order-cells';
import type { PositionProfitsStore } from '../account/position-profits.store';
import { signed } from '../account/signed-figure';

/** What a line on the chart stands for: "Buy 0.1 BTC", "Stop loss, sell 0.1 BTC", "Long 0.1 BTC, +12.30 USDT". */
export function useLineWords(
  profits: PositionProfitsStore,
  /** On the candles, where the market is known and room is short: "Buy 0.1", "+12.30". */
  length: 'whole' | 'short' = 'whole',
): (line: PriceLine) => string {
  const { t } = useTranslation(['chart', 'trade']);
  const format = useFormat();
  return useMemo(() => {
    const short = length === 'short';
    return (line) => {
      if (line.kind === 'order') {
        const { side, quantity, executed } = line.order;
        if (short) return `${t(`trade:side.${side}`)} ${exact(format, quantity?.minus(executed))}`;
        return t('line.order', {
          side: t(`trade:side.${side}`),
          amount: exact(format, quantity?.minus(executed)),
          asset: baseOf(line.symbol),
        });
      }
      if (line.kind === 'trigger') {
        const { algoType, side, quantity } = line.leg;
        const kind = t(`line.algo.${algoType}`);
        if (short) return quantity.eq(0) ? kind : `${kind} ${exact(format, quantity)}`;
        if (quantity.eq(0)) return t('line.triggerAll', { kind, side: t(`trade:side.${side}`) });
        return t('line.trigger', {
          kind,
          side: t(`trade:side.${side}`),
          amount: exact(format, quantity),
          asset: baseOf(line.symbol),
        });
      }
      if (line.kind === 'liquidation') return t('line.liquidation');
      const { holding } = line.position;
      if (short) return `${exact(format, holding)} · ${signed(format, profits.of(line.position))}`;
      return t(`line.entry.${holding.gt(0) ? 'long' : 'short'}`, {
        amount: exact(format, holding.abs()),
        asset: baseOf(line.symbol),
        profit: signed(format, profits.of(line.position)),
        quote: quoteOf(line.symbol),
      });
    };
  }, [t, format, profits, length]);
}
