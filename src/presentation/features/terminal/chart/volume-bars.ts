import { registerIndicator, type IndicatorDrawParams, type KLineData } from 'klinecharts';
import { noLegend } from './no-legend';

export const volumeBars = 'VOLUME_BEHIND';

/** How much of the pane's height the largest volume in sight takes. */
const share = 0.22;

interface VolumeColours {
  readonly up: string;
  readonly down: string;
}

/** What was traded, behind the candles at the foot of their pane; the axis of prices knows nothing of it. */
export function registerVolumeBars(): void {
  registerIndicator<KLineData, never, VolumeColours>({
    name: volumeBars,
    shortName: '',
    series: 'price',
    figures: [],
    zLevel: -1,
    calc: (bars) => bars,
    createTooltipDataSource: noLegend,
    draw: drawBars,
  });
}

function drawBars({
  ctx,
  chart,
  indicator,
  bounding,
  xAxis,
}: IndicatorDrawParams<KLineData, never, VolumeColours>): boolean {
  const { from, to } = chart.getVisibleRange();
  const width = Math.max(1, Math.floor(chart.getBarSpace().gapBar));
  const bars = chart.getDataList();
  const shown = bars.slice(Math.max(0, from), to);
  const largest = Math.max(0, ...shown.map(({ volume }) => volume ?? 0));
  if (largest === 0) return true;
  shown.forEach(({ open, close, volume = 0 }, index) => {
    const height = Math.max(1, (bounding.height * share * volume) / largest);
    ctx.fillStyle = close >= open ? indicator.extendData.up : indicator.extendData.down;
    const x = xAxis.convertToPixel(Math.max(0, from) + index);
    ctx.fillRect(Math.floor(x - width / 2), bounding.height - height, width, height);
  });
  return true;
}
