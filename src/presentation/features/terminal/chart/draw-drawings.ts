import { registerOverlay, type Chart, type Overlay, type OverlayEvent, type Point } from 'klinecharts';
import {
  drawingTools,
  retracementLevels,
  type Drawing,
  type DrawingPoint,
  type DrawingTool,
} from '../../../../domain/markets/chart-drawing';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { forgetPressed, holdPressed } from './hold-pressed';

const rectangle = 'ownRectangle';
const fibonacci = 'ownFibonacci';
const group = 'own drawings';

registerOverlay({
  name: rectangle,
  totalStep: 3,
  needDefaultPointFigure: true,
  needDefaultXAxisFigure: true,
  needDefaultYAxisFigure: true,
  createPointFigures: ({ coordinates: [one, other] }) => {
    if (!one || !other) return [];
    const corners = [one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }];
    return [{ type: 'polygon', attrs: { coordinates: corners }, styles: { style: 'stroke_fill' } }];
  },
});

/** Pixels that the words of a level take. */
const levelRoom = 12;

/** Between its two points only: the library's own crosses the whole picture, and is wrong where prices are logarithmic. */
registerOverlay({
  name: fibonacci,
  totalStep: 3,
  needDefaultPointFigure: true,
  needDefaultXAxisFigure: true,
  needDefaultYAxisFigure: true,
  createPointFigures: ({ chart, overlay, coordinates: [one, other], yAxis }) => {
    const [first, second] = overlay.points.map(({ value }) => value);
    if (!one || !other || !yAxis || first === undefined || second === undefined) return [];
    const from = Math.min(one.x, other.x);
    const to = Math.max(one.x, other.x);
    const levels = retracementLevels(first, second).map((level) => ({
      ...level,
      y: yAxis.convertToPixel(level.price),
    }));
    const written = levels.filter(({ y }, index) => index === 0 || Math.abs(y - levels[index - 1]!.y) >= levelRoom);
    const places = chart.getSymbol()?.pricePrecision ?? 2;
    const words = (figure: number, decimals: number): string =>
      chart.getThousandsSeparator().format(figure.toFixed(decimals));
    return [
      {
        type: 'line',
        attrs: levels.map(({ y }) => ({
          coordinates: [
            { x: from, y },
            { x: to, y },
          ],
        })),
      },
      {
        type: 'text',
        attrs: written.map(({ ratio, price, y }) => ({
          x: from + 4,
          y,
          text: `${words(ratio, 3)}  ${words(price, places)}`,
          baseline: 'bottom',
        })),
        styles: {
          backgroundColor: 'transparent',
          borderColor: 'transparent',
          size: 10,
          paddingLeft: 0,
          paddingRight: 0,
          paddingTop: 0,
          paddingBottom: 1,
        },
        ignoreEvent: true,
      },
    ];
  },
});

const overlays: Record<DrawingTool, string> = {
  segment: 'segment',
  ray: 'rayLine',
  line: 'straightLine',
  horizontal: 'horizontalStraightLine',
  vertical: 'verticalStraightLine',
  channel: 'priceChannelLine',
  fibonacci,
  rectangle,
  price: 'priceLine',
  note: 'simpleAnnotation',
};

export interface DrawingWays {
  readonly magnet: boolean;
  readonly locked: boolean;
  readonly hidden: boolean;
}

interface DrawingEvents {
  moved(id: string, points: readonly DrawingPoint[]): void;
  chosen(id: string | undefined): void;
  /** They are to be drawn again, as they are kept. */
  lost(): void;
}

/** Brings the chart to the drawings that there are; what is being drawn stays. */
export function drawDrawings(
  chart: Chart,
  drawings: readonly Drawing[],
  ways: DrawingWays,
  css: CssTokens,
  events: DrawingEvents,
): void {
  const wanted = new Set(drawings.map(({ id }) => overlayId(id)));
  for (const { id } of chart.getOverlays({ groupId: group })) if (!wanted.has(id)) chart.removeOverlay({ id });
  for (const drawing of drawings) {
    const id = overlayId(drawing.id);
    const about = {
      id,
      ...lookOf(drawing, ways, css),
      points: placesOf(drawing.points),
      lock: ways.locked,
      visible: !ways.hidden,
    };
    if (chart.getOverlays({ id }).length > 0) {
      chart.overrideOverlay(about);
      continue;
    }
    chart.createOverlay({
      ...about,
      groupId: group,
      zLevel: 0,
      ...carried(chart, drawing, events),
      onSelected: () => events.chosen(drawing.id),
      onDeselected: () => events.chosen(undefined),
      onRightClick: (event) => event.preventDefault?.(),
    });
  }
}

/** By the pointer: it stays where it is let go of, also beside the chart, and goes back when it is not. */
function carried(chart: Chart, { id, tool }: Drawing, events: DrawingEvents) {
  let held: ReturnType<typeof holdPressed> | undefined;
  let before: string | undefined;
  const pointsNow = (overlay: Overlay | undefined) => overlay && pointsOf(overlay, tool);
  const lost = (): void => {
    forgetPressed(chart, overlayId(id));
    events.lost();
  };
  return {
    onPressedMoveStart: ({ overlay }: OverlayEvent<unknown>) => {
      before = JSON.stringify(pointsNow(overlay));
      held?.end();
      held = holdPressed({
        putDown: () => {
          const points = pointsNow(chart.getOverlays({ id: overlayId(id) })[0]);
          lost();
          if (points && JSON.stringify(points) !== before) events.moved(id, points);
        },
        lost,
      });
    },
    onPressedMoveEnd: ({ overlay }: OverlayEvent<unknown>) => {
      held?.end();
      const points = pointsNow(overlay);
      if (points && JSON.stringify(points) !== before) events.moved(id, points);
    },
  };
}

/** How the library draws with a tool. */
export function lookOf({ tool, text }: Pick<Drawing, 'tool' | 'text'>, { magnet }: DrawingWays, css: CssTokens) {
  return {
    name: overlays[tool],
    extendData: text,
    mode: magnet ? ('strong_magnet' as const) : ('normal' as const),
    styles: styles(css),
  };
}

export function placesOf(points: readonly DrawingPoint[]) {
  return points.map(({ at, price }) => ({ timestamp: at, value: price }));
}

function overlayId(id: string): string {
  return `${group} ${id}`;
}

function styles(css: CssTokens) {
  const colour = css.color('--link');
  const text = {
    color: css.color('--text'),
    backgroundColor: css.color('--surface-3'),
    borderColor: css.color('--line-strong'),
    family: css.family,
  };
  return {
    line: { color: colour },
    point: { color: colour, activeColor: colour },
    polygon: { color: `${colour}26`, borderColor: colour },
    text,
  };
}

/** `undefined` where it was not finished, or reaches where the chart has no time. */
export function pointsOf(overlay: Pick<Overlay, 'points'>, tool: DrawingTool): readonly DrawingPoint[] | undefined {
  const points = overlay.points.slice(0, drawingTools[tool]);
  if (points.length < drawingTools[tool] || !points.every(isPlaced)) return undefined;
  return points.map(({ timestamp, value }) => ({ at: timestamp, price: value }));
}

function isPlaced(point: Partial<Point>): point is Point {
  return Number.isFinite(point.timestamp) && Number.isFinite(point.value);
}
