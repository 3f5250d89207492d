import type { Chart } from 'klinecharts';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { pricePane } from './draw-setup';
import { cancelKey, cancelRoom, labelX, narrow, type Drawing, type DrawnLine } from './line-overlay';
import { lineName } from './line-places';
import { widthOf } from './place-labels';

/** Over drawings: what is taken hold of where both are is the order. */
const overDrawings = 1;

export interface LineEvents {
  moved(id: string, price: number): void;
  cancelled(id: string): void;
}

/** Keeps the lines of a chart; a line that is being dragged stays in the hand. */
export class LineDrawer {
  #dragged: string | undefined;
  #hold: AbortController | undefined;
  #pointedAt: string | undefined;
  #lines: readonly DrawnLine[] = [];
  #css: CssTokens | undefined;

  constructor(
    private readonly chart: Chart,
    /** Lines of another drawer are not touched. */
    private readonly group: string,
    private readonly events: LineEvents,
  ) {}

  draw(lines: readonly DrawnLine[], css: CssTokens): void {
    this.#lines = lines;
    this.#css = css;
    this.#makeRoom(lines);
    const { chart } = this;
    const wanted = new Set(lines.map(({ id }) => this.#overlayId(id)));
    for (const { id } of chart.getOverlays({ groupId: this.group })) if (!wanted.has(id)) chart.removeOverlay({ id });
    for (const line of lines) this.#drawLine({ ...line, css, pointedAt: this.#pointedAt === line.id });
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
      onPressedMoveStart: () => this.#take(line.id),
      // Once let go of by the keyboard it stays, wherever the pointer goes and ends.
      onPressedMoving: () => {
        if (this.#dragged !== line.id) this.putBack(line.id);
      },
      onPressedMoveEnd: ({ overlay }) => {
        if (this.#dragged !== line.id) return this.putBack(line.id);
        this.#release();
        const price = overlay.points[0]?.value;
        if (price !== undefined && price !== this.#priceOf(line.id)) this.events.moved(line.id, price);
      },
      onClick: ({ figure }) => {
        if (figure?.key === cancelKey) this.events.cancelled(line.id);
      },
      onMouseEnter: () => this.#pointAt(line.id),
      onMouseLeave: () => this.#pointAt(undefined),
      onRightClick: (event) => event.preventDefault?.(),
    });
  }

  /** Until the pointer or Escape lets go of it. */
  #take(id: string): void {
    this.#release();
    this.#dragged = id;
    this.#hold = new AbortController();
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.#release();
      this.putBack(id);
    };
    document.addEventListener('keydown', press, { capture: true, signal: this.#hold.signal });
  }

  #release(): void {
    this.#dragged = undefined;
    this.#hold?.abort();
  }

  #pointAt(id: string | undefined): void {
    const before = this.#pointedAt;
    if (before === id) return;
    this.#pointedAt = id;
    for (const line of this.#lines)
      if (this.#css && (line.id === id || line.id === before))
        this.#drawLine({ ...line, css: this.#css, pointedAt: line.id === id });
  }

  /** The newest candle stands off the axis as far as the tags take, unless somebody looks at older ones. */
  #makeRoom(lines: readonly DrawnLine[]): void {
    const { chart } = this;
    const width = chart.getSize(pricePane, 'main')?.width ?? 0;
    const widest = Math.max(
      0,
      ...lines.map(({ label, movable }) => widthOf(label) + (movable && width >= narrow ? cancelRoom : 0)),
    );
    const needed = Math.min(widest + 3 * labelX, width / 2);
    const atNewest = chart.getVisibleRange().realTo >= chart.getDataList().length - 1;
    if (lines.length > 0 && atNewest && chart.getOffsetRightDistance() < needed) chart.setOffsetRightDistance(needed);
  }

  /** No line is left. */
  clear(): void {
    this.#release();
    this.chart.removeOverlay({ groupId: this.group });
  }

  #priceOf(id: string): number | undefined {
    return this.#lines.find((line) => line.id === id)?.price;
  }

  #overlayId(id: string): string {
    return `${this.group} ${id}`;
  }
}
