import type { Chart, Coordinate } from 'klinecharts';
import type { CandleInterval } from '../../../../domain/markets/candle';
import { candleEndsAt } from '../../../../domain/markets/candle-close';
import { second, type Instant } from '../../../../domain/shared/instant';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { pricePane } from './chart-panes';
import { isCountdownAbove } from './line-places';
import { timeLeft } from './time-left';

const places = ['below_price', 'above_price'] as const;

/**
 * Writes how long the newest candle still lasts under the last price, or over it at the bottom of the pane.
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
  const isAbove = (price: number): boolean => {
    const { y = 0 } = chart.convertToPixel({ value: price }, { paneId: pricePane }) as Partial<Coordinate>;
    return isCountdownAbove(chart, y, chart.getSize(pricePane)?.height ?? Infinity);
  };
  chart.setFormatter({
    // Nothing is drawn of an empty text.
    formatExtendText: ({ data, index }) =>
      places[index] === (isAbove(data.close) ? 'above_price' : 'below_price')
        ? timeLeft(candleEndsAt(data.timestamp, interval) - now())
        : '',
  });
  const text = {
    show: shown,
    style: 'fill' as const,
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
  chart.setStyles({
    candle: { priceMark: { last: { extendTexts: places.map((position) => ({ ...text, position })) } } },
  });
}
