import type { Chart } from 'klinecharts';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { pricePane } from './chart-panes';
import { forgetPressed, holdPressed, type Pointed } from './hold-pressed';
import { cancelKey, type Drawing, type DrawnLine, type LinePrice } from './line-overlay';
import { lineName } from './line-places';
import { cancelRoom, labelX, narrow } from './line-tags';
import { widthOf } from './place-labels';

/** Over drawings: what is taken hold of where both are is the order. */
const overDrawings = 1;
/** Pixels that a pointer may move in a click: a line out of sight would be brought in by one. */
const still = 5;

interface LineEvents {
  /** Where it would be put down by somebody who points at a price. */
  putAt(id: string, price: number): LinePrice | undefined;
  moved(id: string, price: number): void;
  cancelled(id: string): void;
}

/** A line in the hand. */
interface Held {
  readonly id: string;
  /** Where it was taken, in pixels. */
  readonly from: number | undefined;
  /** Where the pointer has brought it; nowhere while it points beside the prices. */
  at: LinePrice | undefined;
  readonly end: () => void;
}

/** Keeps the lines of a chart; a line that is being dragged is at the pointer, and where it was once that leaves the prices. */
export class LineDrawer {
  #held: Held | undefined;
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
    if (this.#held && !lines.some(({ id }) => id === this.#held?.id)) this.#letGo();
    const wanted = new Set(lines.map(({ id }) => this.#overlayId(id)));
    for (const { id } of chart.getOverlays({ groupId: this.group })) if (!wanted.has(id)) chart.removeOverlay({ id });
    for (const { id } of lines) this.#redraw(id);
  }

  /** As it is, wherever the library or somebody's hand has brought it. */
  #redraw(id: string): void {
    const line = this.#lines.find((each) => each.id === id);
    if (!line || !this.#css) return;
    const at = this.#held?.id === id ? this.#held.at : undefined;
    this.#drawLine({ ...line, ...at, css: this.#css, pointedAt: this.#pointedAt === id, carried: at !== undefined });
  }

  #drawLine(line: Drawing): void {
    const id = this.#overlayId(line.id);
    const points = [{ value: line.price }];
    const about = { id, name: lineName, lock: !line.movable || line.busy, extendData: line, points };
    if (this.chart.getOverlays({ id }).length > 0) {
      this.chart.overrideOverlay(about);
      return;
    }
    this.chart.createOverlay({
      ...about,
      groupId: this.group,
      zLevel: overDrawings,
      onPressedMoveStart: ({ y }) => this.#take(line.id, y),
      // As far as the pointer went, which leaves a line apart from its label where it was; and with a crosshair through that.
      onPressedMoving: (event) => {
        event.preventDefault?.();
        this.#redraw(line.id);
      },
      onClick: ({ figure }) => {
        if (figure?.key === cancelKey) this.events.cancelled(line.id);
      },
      onMouseEnter: () => this.#pointAt(line.id),
      onMouseLeave: () => this.#pointAt(undefined),
      onRightClick: (event) => event.preventDefault?.(),
    });
  }

  #take(id: string, from: number | undefined): void {
    this.#letGo();
    const { end } = holdPressed({
      moved: (to) => this.#carry(to),
      putDown: (at) => {
        this.#carry(at);
        this.#putDown();
      },
      lost: () => this.#letGo(),
    });
    this.#held = { id, from, at: undefined, end };
  }

  #carry(to: Pointed): void {
    const held = this.#held;
    if (!held) return;
    const y = this.#heightOf(to);
    if (y === undefined) held.at = undefined;
    else if (held.at || Math.abs(y - (held.from ?? y)) >= still) {
      const pointed = this.chart.convertFromPixel([{ y }], { paneId: pricePane });
      const { value } = Array.isArray(pointed) ? pointed[0]! : pointed;
      held.at = value === undefined ? undefined : this.events.putAt(held.id, value);
    }
    this.#redraw(held.id);
  }

  /** Pixels from the top of the prices and their axis; `undefined` beside them. */
  #heightOf({ clientX, clientY }: Pointed): number | undefined {
    const box = this.chart.getDom(pricePane, 'root')?.getBoundingClientRect();
    if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
      return undefined;
    return clientY - box.top;
  }

  #putDown(): void {
    const held = this.#held;
    this.#letGo();
    const before = this.#lines.find((each) => each.id === held?.id)?.price;
    if (held?.at && held.at.price !== before) this.events.moved(held.id, held.at.price);
  }

  /** It is where it was. */
  #letGo(): void {
    const held = this.#held;
    if (!held) return;
    held.end();
    this.#held = undefined;
    forgetPressed(this.chart, this.#overlayId(held.id));
    this.#redraw(held.id);
  }

  #pointAt(id: string | undefined): void {
    const before = this.#pointedAt;
    if (before === id) return;
    this.#pointedAt = id;
    for (const each of [before, id]) if (each !== undefined) this.#redraw(each);
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
    this.#letGo();
    this.chart.removeOverlay({ groupId: this.group });
  }

  #overlayId(id: string): string {
    return `${this.group} ${id}`;
  }
}
