import type { Chart } from 'klinecharts';
import type { CandleInterval } from '../../../../domain/markets/candle';
import { candleEndsAt } from '../../../../domain/markets/candle-close';
import { second, type Instant } from '../../../../domain/shared/instant';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { timeLeft } from './time-left';

/**
 * Writes how long the newest candle still lasts under the last price.
 *
 * @param now by the exchange's clock, as the starts of candles are
 */
export function drawCountdown(
  chart: Chart,
  interval: CandleInterval,
  shown: boolean,
  now: () => Instant,
  css: CssTokens,
): void {
  chart.setFormatter({ formatExtendText: ({ data }) => timeLeft(candleEndsAt(data.timestamp, interval) - now()) });
  const text = {
    show: shown,
    style: 'fill' as const,
    position: 'below_price' as const,
    updateInterval: shown ? second : 0,
    size: 11,
    weight: 'normal',
    family: css.family,
    color: css.color('--on-strong'),
    paddingLeft: 4,
    paddingRight: 4,
    paddingTop: 2,
    paddingBottom: 3,
    borderStyle: 'solid' as const,
    borderSize: 0,
    borderColor: 'transparent',
    borderDashedValue: [2, 2],
    borderRadius: 2,
  };
  chart.setStyles({ candle: { priceMark: { last: { extendTexts: [text] } } } });
}
