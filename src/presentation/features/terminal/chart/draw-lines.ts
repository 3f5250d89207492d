import { registerOverlay, type Chart } from 'klinecharts';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { labelPlace, lineName, pricePlace } from './line-places';

const cancelKey = 'cancel';
/** How near to a line it can be taken hold of, in pixels. */
const reach = 6;
/** Labels are over the oldest candles in sight, where nobody trades. */
const labelX = 8;
const cancelRoom = 26;
/** Over drawings: what is taken hold of where both are is the order. */
const overDrawings = 1;

/** A line across the chart at one price. */
export interface DrawnLine {
  readonly id: string;
  readonly price: number;
  /** What it is, at the line. */
  readonly label: string;
  /** At the axis. */
  readonly priceText: string;
  readonly colour: string;
  readonly dashed: boolean;
  readonly movable: boolean;
  /** On its way: shown, but not to be changed. */
  readonly busy: boolean;
}

interface Drawing extends DrawnLine {
  readonly css: CssTokens;
  /** Pixels at the left edge that something else stands over. */
  readonly covered: number;
}

export interface LineEvents {
  moved(id: string, price: number): void;
  cancelled(id: string): void;
}

const arrows = { above: '↑', below: '↓' };

registerOverlay<Drawing>({
  name: lineName,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ chart, overlay, coordinates, bounding, yAxis }) => {
    const { extendData } = overlay;
    const y = coordinates[0]?.y ?? 0;
    const place = labelPlace(chart, overlay, yAxis, bounding);
    const { label, priceText, colour, dashed, movable, busy, css, covered } = extendData;
    const still = !movable || busy;
    const line = {
      color: colour,
      size: 1,
      style: dashed || busy ? 'dashed' : 'solid',
      dashedValue: busy ? [2, 4] : [6, 4],
    };
    const text = {
      style: 'stroke_fill',
      color: css.color('--text'),
      backgroundColor: css.color('--surface-3'),
      borderColor: colour,
      borderSize: 1,
      borderRadius: 2,
      size: 11,
      family: css.family,
      paddingLeft: 6,
      paddingRight: 6,
      paddingTop: 6,
      paddingBottom: 6,
    };
    const left = covered + labelX;
    const drawn = [
      {
        type: 'line',
        attrs: {
          coordinates: [
            { x: 0, y },
            { x: bounding.width, y },
          ],
        },
        styles: line,
        ignoreEvent: true as const,
      },
      {
        type: 'rect',
        attrs: { x: 0, y: y - reach, width: bounding.width, height: 2 * reach },
        styles: { style: 'fill', color: 'transparent' },
        ignoreEvent: still,
      },
    ];
    // Lines without a place are among those that a label at the edge counts.
    if (!place) return drawn;
    const labelY = place.y;
    // From a label that had to give way to its line.
    const link = place.outside
      ? []
      : [
          {
            type: 'line',
            attrs: {
              coordinates: [
                { x: left, y: labelY },
                { x: left - labelX, y },
              ],
            },
            styles: { ...line, style: 'solid' },
            ignoreEvent: true as const,
          },
        ];
    const words = place.outside
      ? [arrows[place.outside], label, priceText, ...(place.further > 0 ? [`+${place.further}`] : [])].join(' ')
      : label;
    const figures = [
      ...drawn,
      ...link,
      {
        type: 'text',
        attrs: { x: movable ? left + cancelRoom : left, y: labelY, text: words, align: 'left', baseline: 'middle' },
        styles: text,
        ignoreEvent: still,
      },
    ];
    if (!movable) return figures;
    return [
      ...figures,
      {
        key: cancelKey,
        type: 'text',
        attrs: { x: left, y: labelY, text: '×', align: 'left', baseline: 'middle' },
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
    return [
      {
        type: 'text',
        attrs: { x: 0, y, text: priceText, align: 'left', baseline: 'middle' },
        styles,
        ignoreEvent: true,
      },
    ];
  },
});

/** Keeps the lines of a chart; a line that is being dragged stays in the hand. */
export class LineDrawer {
  #dragged: string | undefined;
  #lines: readonly DrawnLine[] = [];

  constructor(
    private readonly chart: Chart,
    /** Lines of another drawer are not touched. */
    private readonly group: string,
    private readonly events: LineEvents,
  ) {}

  /** @param covered pixels at the left edge that something else stands over */
  draw(lines: readonly DrawnLine[], css: CssTokens, covered: number): void {
    this.#lines = lines;
    const { chart } = this;
    const wanted = new Set(lines.map(({ id }) => this.#overlayId(id)));
    for (const { id } of chart.getOverlays({ groupId: this.group })) if (!wanted.has(id)) chart.removeOverlay({ id });
    for (const line of lines) this.#drawLine({ ...line, css, covered });
  }

  /** A line that was let go of without a new price. */
  putBack(id: string): void {
    const price = this.#priceOf(id);
    if (price !== undefined) this.chart.overrideOverlay({ id: this.#overlayId(id), points: [{ value: price }] });
  }

  #drawLine(line: Drawing): void {
    const id = this.#overlayId(line.id);
    const about = { id, name: lineName, lock: !line.movable || line.busy, extendData: line };
    if (this.#dragged === line.id) return;
    const points = [{ value: line.price }];
    if (this.chart.getOverlays({ id }).length > 0) {
      this.chart.overrideOverlay({ ...about, points });
      return;
    }
    this.chart.createOverlay({
      ...about,
      points,
      groupId: this.group,
      zLevel: overDrawings,
      onPressedMoveStart: () => {
        this.#dragged = line.id;
      },
      onPressedMoveEnd: ({ overlay }) => {
        this.#dragged = undefined;
        const price = overlay.points[0]?.value;
        if (price !== undefined && price !== this.#priceOf(line.id)) this.events.moved(line.id, price);
      },
      onClick: ({ figure }) => {
        if (figure?.key === cancelKey) this.events.cancelled(line.id);
      },
      onRightClick: (event) => event.preventDefault?.(),
    });
  }

  /** No line is left. */
  clear(): void {
    this.chart.removeOverlay({ groupId: this.group });
  }

  #priceOf(id: string): number | undefined {
    return this.#lines.find((line) => line.id === id)?.price;
  }

  #overlayId(id: string): string {
    return `${this.group} ${id}`;
  }
}
