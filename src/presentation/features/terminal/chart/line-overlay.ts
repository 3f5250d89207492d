import { registerOverlay, type Chart, type Overlay, type XAxis } from 'klinecharts';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { percentOnAxis } from './axis-text';
import { labelPlace, lineName, lineStretches, pricePlace } from './line-places';
import { labelTextSize, labelWords } from './place-labels';

/** The part of a tag that cancels what its line stands for. */
export const cancelKey = 'cancel';
/** How near to a line it can be taken hold of, in pixels. */
const reach = 6;
/** Between a tag and the axis, and between a tag and the newest candle. */
export const labelX = 4;
export const cancelRoom = 24;
/** In a narrower pane a tag has its cross only while it is pointed at. */
export const narrow = 480;

/** Where a line is. */
export interface LinePrice {
  readonly price: number;
  /** At the axis. */
  readonly priceText: string;
}

/** A line across the chart at one price. */
export interface DrawnLine extends LinePrice {
  readonly id: string;
  /** What it is, at the line. */
  readonly label: string;
  readonly colour: string;
  readonly dashed: boolean;
  readonly movable: boolean;
  /** On its way: shown, but not to be changed. */
  readonly busy: boolean;
}

export interface Drawing extends DrawnLine {
  readonly css: CssTokens;
  readonly pointedAt: boolean;
  /** On the way to another price, which its tag says. */
  readonly carried: boolean;
}

function strokeOf({ colour, dashed, busy }: Pick<Drawing, 'colour' | 'dashed' | 'busy'>) {
  return {
    color: colour,
    size: 1,
    style: dashed || busy ? 'dashed' : 'solid',
    dashedValue: busy ? [2, 4] : [6, 4],
  };
}

registerOverlay<Drawing>({
  name: lineName,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ chart, overlay, coordinates, bounding, xAxis, yAxis }) => {
    const { extendData } = overlay;
    const y = coordinates[0]?.y ?? 0;
    const place = labelPlace(chart, overlay, yAxis, bounding);
    const { label, priceText, colour, movable, busy, css, pointedAt, carried } = extendData;
    const all = chart.getOverlays({ name: lineName }) as Overlay<Drawing>[];
    // All lines before any tag: none goes through what another says.
    const across = all[0]?.id === overlay.id ? all : [];
    const drawn = [
      ...across.flatMap(({ points, extendData: of }) => {
        const height = yAxis?.convertToPixel(points[0]?.value ?? 0) ?? 0;
        return lineStretches(chart, height, bounding.width, { xAxis, yAxis }).map((stretch) => ({
          type: 'line',
          attrs: { coordinates: stretch.map((x) => ({ x, y: height })) },
          styles: strokeOf(of),
          ignoreEvent: true as const,
        }));
      }),
      {
        type: 'rect',
        attrs: { x: 0, y: y - reach, width: bounding.width, height: 2 * reach },
        styles: { style: 'fill', color: 'transparent' },
        // A line that cannot be moved is pointed at, too: its tag is seen then.
        ignoreEvent: busy,
      },
    ];
    // Lines without a place are among those that a label at the edge counts.
    if (!place) return drawn;
    const labelY = place.y;
    const onAxis = place.outside || carried ? false : pricePlace(chart, overlay, yAxis, bounding) !== undefined;
    const right = bounding.width - labelX;
    const cancellable = movable && (pointedAt || bounding.width >= narrow);
    // Beside the newest candle, or over candles only while somebody points at the line.
    const free = bounding.width - newestEnd(chart, xAxis, bounding.width) - 2 * labelX - (cancellable ? cancelRoom : 0);
    const words = labelWords(place, label, onAxis ? undefined : priceText, pointedAt || carried ? Infinity : free);
    if (words === undefined) return drawn;
    const text = {
      style: 'stroke_fill',
      color: css.color('--text'),
      backgroundColor: css.color('--surface-3'),
      borderColor: colour,
      borderSize: 1,
      borderRadius: 2,
      size: labelTextSize,
      family: css.family,
      paddingLeft: 5,
      paddingRight: 5,
      paddingTop: 4,
      paddingBottom: 4,
    };
    // From a tag that had to give way to its line.
    const link = place.outside
      ? []
      : [
          {
            type: 'line',
            attrs: {
              coordinates: [
                { x: right, y: labelY },
                { x: bounding.width, y },
              ],
            },
            styles: { ...strokeOf(extendData), style: 'solid' },
            ignoreEvent: true as const,
          },
        ];
    const figures = [
      ...drawn,
      ...link,
      {
        type: 'text',
        attrs: {
          x: cancellable ? right - cancelRoom : right,
          y: labelY,
          text: words,
          align: 'right',
          baseline: 'middle',
        },
        styles: text,
        ignoreEvent: busy,
      },
    ];
    if (!cancellable) return figures;
    return [
      ...figures,
      {
        key: cancelKey,
        type: 'text',
        attrs: { x: right, y: labelY, text: '×', align: 'right', baseline: 'middle' },
        styles: { ...text, size: 12 },
        ignoreEvent: busy,
      },
    ];
  },
  // Beside each other, in the order of their prices, and never over the last price.
  createYAxisFigures: ({ chart, overlay, bounding, yAxis }) => {
    const { priceText, colour, css } = overlay.extendData;
    const y = pricePlace(chart, overlay, yAxis, bounding);
    if (y === undefined) return [];
    const text = percentOnAxis(chart, yAxis, overlay.points[0]?.value ?? 0) ?? priceText;
    const styles = {
      color: css.color('--surface-0'),
      backgroundColor: colour,
      size: 11,
      family: css.family,
      borderRadius: 2,
      paddingLeft: 4,
      paddingRight: 4,
      paddingTop: 3,
      paddingBottom: 3,
    };
    return [{ type: 'text', attrs: { x: 0, y, text, align: 'left', baseline: 'middle' }, styles, ignoreEvent: true }];
  },
});

/** Where the newest candle ends, in pixels from the left; the whole width while newer ones are out of sight. */
function newestEnd(chart: Chart, xAxis: XAxis | null, width: number): number {
  const newest = chart.getDataList().length - 1;
  if (!xAxis || newest < 0) return 0;
  return Math.min(width, Math.max(0, xAxis.convertToPixel(newest) + chart.getBarSpace().halfBar));
}
