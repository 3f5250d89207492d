import type { Bounding, Chart, Overlay, XAxis, YAxis } from 'klinecharts';
import { labelPlace, lineName, pricePlace } from './line-places';
import { labelTextSize, labelWords, widthOf, type LabelPlace } from './place-labels';
import type { Box } from './place-fill-labels';

/** Between a tag and the axis, and between a tag and the newest candle. */
export const labelX = 4;
export const cancelRoom = 24;
/** In a narrower pane a tag has its cross only while it is pointed at. */
export const narrow = 480;
/** Over and under its words. */
export const tagPadding = 4;

/** What its tag says of a line. */
interface Tagged {
  readonly label: string;
  readonly priceText: string;
  readonly movable: boolean;
  readonly pointedAt: boolean;
  /** On the way to another price, which its tag says. */
  readonly carried: boolean;
}

type TaggedLine = Pick<Overlay, 'id' | 'points'> & { readonly extendData: Tagged };

/** What a line is, said at its end. */
interface LineTag extends Pick<LabelPlace, 'y' | 'outside'> {
  readonly words: string;
  /** With a cross beside the words. */
  readonly cancellable: boolean;
  readonly right: number;
  readonly textRight: number;
}

interface Picture {
  readonly xAxis: XAxis | null;
  readonly yAxis: YAxis | null;
  readonly bounding: Bounding;
}

/** @returns none of a line that a label at the edge counts, and none where there is no room for any words */
export function lineTag(chart: Chart, overlay: TaggedLine, { xAxis, yAxis, bounding }: Picture): LineTag | undefined {
  const { label, priceText, movable, pointedAt, carried } = overlay.extendData;
  const { width } = bounding;
  const place = labelPlace(chart, overlay, yAxis, bounding);
  if (!place) return undefined;
  const { y, outside } = place;
  const onAxis = outside || carried ? false : pricePlace(chart, overlay, yAxis, bounding) !== undefined;
  const cancellable = movable && (pointedAt || width >= narrow);
  const right = width - labelX;
  const textRight = cancellable ? right - cancelRoom : right;
  // Beside the newest candle, or over candles only while somebody points at the line.
  const free = textRight - labelX - newestEnd(chart, xAxis, width);
  const words = labelWords(place, label, onAxis ? undefined : priceText, pointedAt || carried ? Infinity : free);
  return words === undefined ? undefined : { y, outside, words, cancellable, right, textRight };
}

/** Where the tags of all lines are. */
export function tagBoxes(chart: Chart, picture: Picture): readonly Box[] {
  const half = labelTextSize / 2 + tagPadding;
  return linesOf(chart).flatMap((overlay) => {
    const tag = lineTag(chart, overlay, picture);
    if (!tag) return [];
    const { y, words, right, textRight } = tag;
    return [{ left: textRight - widthOf(words), right, top: y - half, bottom: y + half }];
  });
}

/** Differs whenever tags of the same picture are elsewhere or say something else. */
export function tagsState(chart: Chart): string {
  const lines = linesOf(chart);
  if (lines.length === 0) return '';
  const at = lines.map(({ points, extendData: { label, movable, pointedAt, carried } }) =>
    [points[0]?.value, label, movable, pointedAt, carried].join(' '),
  );
  return [...at, chart.getDataList().at(-1)?.close, chart.getIndicators().length].join('|');
}

function linesOf(chart: Chart): TaggedLine[] {
  return chart.getOverlays({ name: lineName }) as TaggedLine[];
}

/** Where the newest candle ends, in pixels from the left; the whole width while newer ones are out of sight. */
function newestEnd(chart: Chart, xAxis: XAxis | null, width: number): number {
  const newest = chart.getDataList().length - 1;
  if (!xAxis || newest < 0) return 0;
  return Math.min(width, Math.max(0, xAxis.convertToPixel(newest) + chart.getBarSpace().halfBar));
}
