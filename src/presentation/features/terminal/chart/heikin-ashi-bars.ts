import { registerIndicator, type IndicatorDrawParams } from 'klinecharts';
import { heikinAshi, type PriceBar } from '../../../../domain/markets/heikin-ashi';
import { noLegend } from './no-legend';

export const heikinAshiBars = 'HEIKIN_ASHI';

export interface BarColours {
  readonly up: string;
  readonly down: string;
}

/**
 * Heikin-Ashi bars are drawn over candles that are made invisible instead of being put in their place: so the last
 * price, the legend, the crosshair and every order keep to prices that were really traded.
 */
export function registerHeikinAshi(): void {
  registerIndicator<PriceBar, never, BarColours>({
    name: heikinAshiBars,
    shortName: '',
    series: 'price',
    shouldOhlc: false,
    // Only so that the axis leaves room for them.
    figures: [{ key: 'high' }, { key: 'low' }],
    calc: (bars) => [...heikinAshi(bars)],
    createTooltipDataSource: noLegend,
    draw: drawBars,
  });
}

function drawBars({ ctx, chart, indicator, xAxis, yAxis }: IndicatorDrawParams<PriceBar, never, BarColours>): boolean {
  const { from, to } = chart.getVisibleRange();
  const { gapBar } = chart.getBarSpace();
  const width = Math.max(1, Math.floor(gapBar));
  for (let index = from; index < to; index += 1) {
    const bar = indicator.result[index];
    if (!bar) continue;
    const x = xAxis.convertToPixel(index);
    const [high, low, open, close] = [bar.high, bar.low, bar.open, bar.close].map((price) =>
      yAxis.convertToPixel(price),
    ) as [number, number, number, number];
    ctx.fillStyle = bar.close >= bar.open ? indicator.extendData.up : indicator.extendData.down;
    ctx.fillRect(Math.floor(x), high, 1, Math.max(1, low - high));
    ctx.fillRect(Math.floor(x - width / 2), Math.min(open, close), width, Math.max(1, Math.abs(open - close)));
  }
  return true;
}
