import type { Chart, Indicator, Overlay, XAxis, YAxis } from 'klinecharts';
import { comparedRoom, legendRoom, narrowLegend, pricePane } from './chart-panes';
import { comparedName } from './draw-indicators';
import { narrowWidth } from './chart-styles';
import { heikinAshiBars } from './heikin-ashi-bars';
import { volumeBars } from './volume-bars';
import { placeLabels, placePrices, type LabelPlace, type LastPriceMark } from './place-labels';

/** Overlays by this name are lines at one price. */
export const lineName = 'ownPriceLine';
/** The height of a label, with what is free beside it. */
const labelRoom = 24;
/** Of a price on the axis. */
const priceRoom = 18;
/** What a letter of the figures takes, of its size: more rather than less. */
const letterWidth = 0.62;

/** Lines may be at nearly one price, and out of sight: their labels are neither over each other nor gone. */
export function labelPlace(
  chart: Chart,
  overlay: Pick<Overlay, 'id'>,
  yAxis: YAxis | null,
  { width, height }: { readonly width: number; readonly height: number },
): LabelPlace | undefined {
  const { ys, own } = heights(chart, overlay, yAxis);
  return placeLabels(ys, height, labelRoom, writtenRoom(chart), width < narrowLegend ? 1 : undefined)[own];
}

/** Where the price of a line is on the axis; none of a line out of sight. */
export function pricePlace(
  chart: Chart,
  overlay: Pick<Overlay, 'id'>,
  yAxis: YAxis | null,
  { height }: { readonly height: number },
): number | undefined {
  const { ys, own } = heights(chart, overlay, yAxis);
  const last = chart.getDataList().at(-1)?.close;
  return placePrices(
    ys,
    height,
    priceRoom,
    last === undefined || !yAxis ? undefined : lastPriceMark(chart, yAxis.convertToPixel(last), height),
  )[own];
}

function heights(
  chart: Chart,
  overlay: Pick<Overlay, 'id'>,
  yAxis: YAxis | null,
): { readonly ys: readonly number[]; readonly own: number } {
  const lines = yAxis ? chart.getOverlays({ name: lineName }) : [];
  return {
    ys: lines.map(({ points }) => yAxis!.convertToPixel(points[0]?.value ?? 0)),
    own: lines.findIndex(({ id }) => id === overlay.id),
  };
}

/** The last price on the axis, with the countdown under it, or over it where there is no room below. */
function lastPriceMark(chart: Chart, price: number, height: number): LastPriceMark | undefined {
  if (price < 0 || price > height) return undefined;
  const { text } = chart.getStyles().candle.priceMark.last;
  const from = price - text.size / 2 - text.paddingTop;
  const to = price + text.size / 2 + text.paddingBottom;
  const countdown = countdownHeight(chart);
  return isCountdownAbove(chart, price, height)
    ? { from: from - countdown, price, to }
    : { from, price, to: to + countdown };
}

/** @param price its height in pixels, in a pane as high as `height` */
export function isCountdownAbove(chart: Chart, price: number, height: number): boolean {
  const { text } = chart.getStyles().candle.priceMark.last;
  return price + text.size / 2 + text.paddingBottom + countdownHeight(chart) > height;
}

/** It stands in the styles twice, for either place. */
function countdownHeight(chart: Chart): number {
  const [each] = chart.getStyles().candle.priceMark.last.extendTexts;
  return each?.show ? each.paddingTop + each.size + each.paddingBottom : 0;
}

/**
 * The stretches in which a line is drawn, in pixels from the left: what is written over the candles stays readable.
 *
 * @param y its height
 */
export function lineStretches(
  chart: Chart,
  y: number,
  width: number,
  { xAxis, yAxis }: { readonly xAxis: XAxis | null; readonly yAxis: YAxis | null },
): readonly (readonly [from: number, to: number])[] {
  const start = lineStart(chart, y, width);
  const written = xAxis && yAxis ? extremePrices(chart, xAxis, yAxis, width) : [];
  const gaps = written
    .filter((mark) => Math.abs(mark.y - y) <= mark.size && mark.to > start)
    .sort((one, other) => one.from - other.from);
  const from = [start, ...gaps.map(({ to }) => to)];
  const to = [...gaps.map((gap) => gap.from), width];
  return from.map((each, index) => [each, to[index]!] as const).filter(([one, other]) => other > one);
}

/** How far from its candle, to the side and up or down, the library writes the highest and the lowest price in sight. */
const extremeAside = 5;
const extremeAway = 7;

function extremePrices(chart: Chart, xAxis: XAxis, yAxis: YAxis, width: number) {
  const { high, low } = chart.getStyles().candle.priceMark;
  const { from, to } = chart.getVisibleRange();
  const bars = chart.getDataList().slice(from, to);
  const digits = chart.getSymbol()?.pricePrecision ?? 2;
  const at = (price: number, index: number, { textOffset, textSize }: typeof high, away: number) => {
    const x = xAxis.convertToPixel(from + index);
    // With a separator for thousands.
    const length = (price.toFixed(digits).length + 1) * textSize * letterWidth + extremeAside + textOffset;
    const y = yAxis.convertToPixel(price) + away;
    return x > width / 2
      ? { from: x - length, to: x, y, size: textSize }
      : { from: x, to: x + length, y, size: textSize };
  };
  const [highs, lows] = [bars.map((bar) => bar.high), bars.map((bar) => bar.low)];
  const [highest, lowest] = [Math.max(...highs), Math.min(...lows)];
  return bars.length === 0
    ? []
    : [
        ...(high.show ? [at(highest, highs.indexOf(highest), high, -extremeAway)] : []),
        ...(low.show ? [at(lowest, lows.indexOf(lowest), low, extremeAway)] : []),
      ];
}

/**
 * From where on a line is drawn, in pixels from the left: the figures at the top stay readable. Where they take several
 * lines, the price at the axis alone says where it is.
 *
 * @param y its height
 */
function lineStart(chart: Chart, y: number, width: number): number {
  if (y > writtenRoom(chart)) return 0;
  return width < narrowWidth || legendIndicators(chart).length > 0 ? width : Math.min(width, figuresEnd(chart));
}

/** Where the figures of a candle end; those of any candle in sight are about as long as the newest one's. */
function figuresEnd(chart: Chart): number {
  const { offsetLeft, legend } = chart.getStyles().candle.tooltip;
  const current = chart.getDataList().at(-1) ?? null;
  const { template, size, marginLeft, marginRight } = legend;
  if (typeof template !== 'function' || !current) return 0;
  return template({ prev: null, current, next: null }, chart.getStyles().candle).reduce((end, { title, value }) => {
    const letters = [title, value].map((each) => (typeof each === 'string' ? each : each.text)).join('');
    return end + marginLeft + letters.length * size * letterWidth + marginRight;
  }, offsetLeft);
}

/** What the figures of the candle, of indicators and of compared markets take at the top. */
function writtenRoom(chart: Chart): number {
  const shown = legendIndicators(chart);
  const compared = shown.filter((indicator) => indicator.name === comparedName).length;
  const { height, named } = legendRoom(chart, chart.getStyles().candle.tooltip.title.show);
  return height + (named ? 20 * (shown.length - compared) : 0) + comparedRoom(chart, compared);
}

/** Those over the prices that say something at the top. */
function legendIndicators(chart: Chart): readonly Indicator[] {
  return chart
    .getIndicators({ paneId: pricePane })
    .filter(({ name }) => name !== heikinAshiBars && name !== volumeBars);
}
