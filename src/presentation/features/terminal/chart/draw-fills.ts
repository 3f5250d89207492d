import { registerOverlay, type Bounding, type Chart, type XAxis, type YAxis } from 'klinecharts';
import type { OrderSide } from '../../../../domain/trading/order';
import type { Decimal } from '../../../../domain/shared/decimal';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { tagBoxes, tagsState } from './line-tags';
import { fillArrow, fillTextAt, placeFillLabels, type FillLabel } from './place-fill-labels';
import { widthOf } from './place-labels';

/** Overlays by this name are trades of the account. */
export const fillName = 'ownFill';
const group = 'own fills';
/** Beyond the edges of the picture, where a label can still reach into it. */
const beside = 100;

export interface DrawnFill {
  readonly id: string;
  readonly side: OrderSide;
  readonly at: number;
  readonly price: number;
  /** What it says together with others of its candle; none where another mark of its candle says it. */
  readonly total: Decimal | undefined;
  /** All there is to say of it alone, while somebody points at it. */
  readonly whole: string;
}

interface Drawing extends Pick<DrawnFill, 'side' | 'whole'> {
  readonly css: CssTokens;
  readonly pointedAt: boolean;
}

interface Shown {
  readonly fills: readonly DrawnFill[];
  readonly amount: (total: Decimal) => string;
  /** What is said at which mark of one picture: each of many marks asks for it. */
  placed?: { readonly in: string; readonly labels: ReadonlyMap<string, FillLabel> };
}

/** Kept here: what is given to the library it copies, and a copy of a decimal is none. */
const shown = new WeakMap<Chart, Shown>();

/** A purchase points up from below its price, a sale down from above it. */
registerOverlay<Drawing>({
  name: fillName,
  totalStep: 2,
  lock: true,
  createPointFigures: ({ chart, overlay, coordinates: [point], bounding, xAxis, yAxis }) => {
    if (!point) return [];
    const { side, css, whole, pointedAt } = overlay.extendData;
    const down = side === 'BUY' ? 1 : -1;
    const { x, y } = point;
    const colour = css.color(side === 'BUY' ? '--up' : '--down');
    const arrow = [
      { x, y: y + fillArrow.from * down },
      { x: x - fillArrow.half, y: y + fillArrow.to * down },
      { x: x + fillArrow.half, y: y + fillArrow.to * down },
    ];
    const mark = {
      type: 'polygon',
      attrs: { coordinates: arrow },
      styles: { style: 'stroke_fill', color: colour, borderColor: css.color('--surface-1'), borderSize: 1 },
    };
    const half = widthOf(whole) / 2;
    const label = pointedAt
      ? // All of it is in the picture, also of a mark at its edge.
        { text: whole, x: Math.max(half, Math.min(bounding.width - half, x)) }
      : labelOf(overlay.id, chart, xAxis, yAxis, bounding);
    if (!label) return [mark];
    return [
      mark,
      {
        type: 'text',
        attrs: {
          ...label,
          y: y + fillTextAt * down,
          align: 'center',
          baseline: side === 'BUY' ? 'top' : 'bottom',
        },
        styles: {
          color: css.color('--text'),
          backgroundColor: pointedAt ? css.color('--surface-3') : 'transparent',
          size: 10,
          family: css.family,
          paddingLeft: pointedAt ? 4 : 0,
          paddingRight: pointedAt ? 4 : 0,
          paddingTop: 1,
          paddingBottom: 1,
        },
        ignoreEvent: true,
      },
    ];
  },
});

function labelOf(
  id: string,
  chart: Chart,
  xAxis: XAxis | null,
  yAxis: YAxis | null,
  bounding: Bounding,
): { readonly text: string; readonly x: number } | undefined {
  const all = shown.get(chart);
  if (!all || !xAxis || !yAxis) return undefined;
  const { fills, amount } = all;
  const { width, height } = bounding;
  const [across, up] = [xAxis.getRange(), yAxis.getRange()];
  const picture = [across.realFrom, across.realTo, up.realFrom, up.realTo, width, height, tagsState(chart)].join(' ');
  if (all.placed?.in !== picture) {
    const inSight = fills
      .map((fill) => ({ ...fill, x: xAxis.convertTimestampToPixel(fill.at), y: yAxis.convertToPixel(fill.price) }))
      .filter(({ x }) => x >= -beside && x <= width + beside);
    const tags = tagBoxes(chart, { xAxis, yAxis, bounding });
    all.placed = { in: picture, labels: placeFillLabels(inSight, (total) => widthOf(amount(total)), tags) };
  }
  const label = all.placed.labels.get(id.slice(group.length + 1));
  return label && { text: amount(label.total), x: label.x };
}

/** @param amount a quantity, in words of the page */
export function drawFills(
  chart: Chart,
  fills: readonly DrawnFill[],
  amount: (total: Decimal) => string,
  css: CssTokens,
): void {
  shown.set(chart, { fills, amount });
  const wanted = new Set(fills.map(({ id }) => `${group} ${id}`));
  for (const { id } of chart.getOverlays({ groupId: group })) if (!wanted.has(id)) chart.removeOverlay({ id });
  for (const fill of fills) {
    const drawn = (pointedAt: boolean) => ({
      id: `${group} ${fill.id}`,
      name: fillName,
      extendData: { side: fill.side, whole: fill.whole, css, pointedAt },
      // What somebody reads lies over the others, and over the tags of lines.
      zLevel: pointedAt ? 2 : 0,
      onMouseEnter: () => chart.overrideOverlay(drawn(true)),
      onMouseLeave: () => chart.overrideOverlay(drawn(false)),
    });
    const about = drawn(false);
    if (chart.getOverlays({ id: about.id }).length > 0) chart.overrideOverlay(about);
    else
      chart.createOverlay({
        ...about,
        groupId: group,
        lock: true,
        points: [{ timestamp: fill.at, value: fill.price }],
      });
  }
}
