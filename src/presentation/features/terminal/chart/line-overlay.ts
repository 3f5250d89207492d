import { registerOverlay, type Overlay } from 'klinecharts';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { percentOnAxis } from './axis-text';
import { lineName, lineStretches, pricePlace } from './line-places';
import { lineTag, tagPadding } from './line-tags';
import { labelTextSize } from './place-labels';

/** The part of a tag that cancels what its line stands for. */
export const cancelKey = 'cancel';
/** How near to a line it can be taken hold of, in pixels. */
const reach = 6;

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
    const { colour, busy, css } = extendData;
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
    const tag = lineTag(chart, overlay, { xAxis, yAxis, bounding });
    if (!tag) return drawn;
    const { words, outside, cancellable, right, y: labelY } = tag;
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
      paddingTop: tagPadding,
      paddingBottom: tagPadding,
    };
    // From a tag that had to give way to its line.
    const link = outside
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
          x: tag.textRight,
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
