import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { FillMark } from '../../../../domain/trading/fill-marks';
import { orderAct, positionEffect } from '../../../../domain/trading/position-effect';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useFormat } from '../../../kit/formats/use-format';
import { baseOf, exact } from '../account/order-cells';

/** What was traded, and in hedge mode what that did to the position that its order named. */
export function useFillWords(instrument: Pick<Instrument, 'symbol' | 'tick' | 'step'>): {
  /** On the candles, where market and time are known: "Buy 0.1 · 60,000.00", "Close long 0.1 · 60,000.00". */
  readonly short: (fill: Omit<FillMark, 'id'>) => string;
  /** "Bought 0.1 BTC at 60,000.00, 2 Jan 03:04", "Close long: 0.1 BTC at 60,000.00, 2 Jan 03:04". */
  readonly whole: (fill: Omit<FillMark, 'id'>) => string;
} {
  const { t } = useTranslation(['chart', 'trade']);
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const { symbol } = instrument;
  return useMemo(
    () => ({
      short: (fill) =>
        `${t(`trade:side.${orderAct(fill)}`)} ${exact(format, fill.quantity)} · ${figures.price(fill.price)}`,
      whole: (fill) => {
        const effect = positionEffect(fill);
        const about = {
          amount: exact(format, fill.quantity),
          asset: baseOf(symbol),
          price: figures.price(fill.price),
          time: format.dateTime(fill.at),
        };
        if (effect) return t('fills.ofLeg', { act: t(`trade:side.${effect}`), ...about });
        return t(fill.side === 'BUY' ? 'fills.bought' : 'fills.sold', about);
      },
    }),
    [t, format, figures, symbol],
  );
}
