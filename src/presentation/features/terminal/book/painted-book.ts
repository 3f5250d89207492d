import { reaction } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { OrderBookFeed } from '../../../../application/markets/order-book-feed';
import type { OrderBookLevel } from '../../../../domain/markets/order-book';
import type { PriceGrouping } from '../../../../domain/markets/price-grouping';
import { cssTokens } from '../../../kit/theme/css-tokens';
import type { BookUnit, DepthBars } from '../market/trade-preferences.store';
import { atRest } from './at-rest';
import { BookCanvas } from './book-canvas';
import { levelKey, type BookPanelStore, type BookSideName, type PointedLevel } from './book-panel.store';
import { bookPlace } from './book-place';
import { BookRows, sizeIn, totalIn, type BookStyle } from './book-rows';

export interface BookPainting {
  readonly feed: OrderBookFeed;
  /** Rows of each side. */
  readonly asks: number;
  readonly bids: number;
  readonly grouping: PriceGrouping | undefined;
  readonly unit: BookUnit;
  readonly bars: DepthBars;
  readonly price: (value: number) => string;
  readonly figure: (value: number) => string;
  readonly panel: BookPanelStore;
}

const sides = ['ask', 'bid'] as const;
/** So long may the table of a drawn book be behind it: it is read, not watched. */
const tableRest = 500;

/**
 * Keeps a book shown. With a canvas each change is drawn at once, and the table beneath, which screen readers read and
 * keys walk, follows at rest; without one the table itself is what is seen.
 */
export class PaintedBook {
  readonly #elements: Readonly<Record<BookSideName, readonly HTMLElement[]>>;
  readonly #table: Readonly<Record<BookSideName, BookRows>>;
  readonly #writing = atRest(tableRest, () => this.#write());
  #levels: Readonly<Record<BookSideName, readonly OrderBookLevel[]>> = { ask: [], bid: [] };
  #drawing: BookCanvas | undefined;

  /** @param body holds the rows of the table */
  constructor(
    private readonly body: HTMLElement,
    private readonly canvas: HTMLCanvasElement | null,
    private readonly painting: BookPainting,
  ) {
    this.#elements = { ask: rowsOf(body, 'ask'), bid: rowsOf(body, 'bid') };
    this.#table = { ask: new BookRows(this.#elements.ask), bid: new BookRows(this.#elements.bid) };
  }

  /** Shows the book as it is, and unless paused as it changes, until stopped. */
  start(paused: boolean): Unsubscribe {
    this.#paint();
    // It tells of the first size, too, before anything is painted.
    const sizes = new ResizeObserver(() => this.#fit());
    if (this.canvas)
      for (const each of [this.body, this.#elements.ask[0], this.#elements.bid[0]]) if (each) sizes.observe(each);
    const { feed, panel } = this.painting;
    const stops = [
      reaction(
        () => panel.own,
        () => this.#show(),
      ),
      ...(paused ? [] : [feed.onChange(() => this.#paint())]),
      () => sizes.disconnect(),
      this.#writing.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The level that a row shows to eyes. @param position counted from the top */
  drawn(position: number): PointedLevel | undefined {
    return this.#at(position, (side, index) => this.#levels[side][index]);
  }

  /** The level that a row of the table tells of. @param position counted from the top */
  told(position: number): PointedLevel | undefined {
    return this.#at(position, (side, index) => this.#table[side].levelAt(index));
  }

  #at(
    position: number,
    levelAt: (side: BookSideName, index: number) => OrderBookLevel | undefined,
  ): PointedLevel | undefined {
    const { asks } = this.painting;
    const side = position < asks ? 'ask' : 'bid';
    const level = levelAt(side, side === 'ask' ? asks - 1 - position : position - asks);
    return level && { side, level };
  }

  #paint(): void {
    const { feed, asks, bids, grouping, panel } = this.painting;
    this.#levels = { ask: feed.book.bestAsks(asks, grouping), bid: feed.book.bestBids(bids, grouping) };
    this.#show();
    if (panel.pointed) panel.point(sameLevel(panel.pointed, this.#levels[panel.pointed.side]));
  }

  #show(): void {
    for (const side of sides) this.#table[side].mark(this.#levels[side], this.#ownOf(side));
    if (this.#drawing) {
      this.#draw();
      this.#writing.want();
    } else {
      this.#write();
    }
  }

  #draw(): void {
    this.#onBothSides((side, style) => this.#drawing?.draw(side, this.#levels[side], style));
  }

  #write(): void {
    this.#onBothSides((side, style) => this.#table[side].paint(this.#levels[side], style));
  }

  #onBothSides(show: (side: BookSideName, style: BookStyle) => void): void {
    const { unit, bars, price, figure } = this.painting;
    const largest = Math.max(...sides.map((side) => longest(this.#levels[side], unit, bars)));
    for (const side of sides) show(side, { unit, bars, largest, price, figure, own: this.#ownOf(side) });
  }

  #ownOf(side: BookSideName): BookStyle['own'] {
    const { own } = this.painting.panel;
    return own.size === 0 ? undefined : (price) => own.get(levelKey(side, price))?.words;
  }

  /** Draws anew at the size that there is now. */
  #fit(): void {
    const { body, canvas } = this;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    canvas.width = Math.round(body.clientWidth * devicePixelRatio);
    canvas.height = Math.round(body.clientHeight * devicePixelRatio);
    this.#drawing = new BookCanvas(context, bookPlace(body, this.#elements), cssTokens(body), devicePixelRatio);
    this.#draw();
  }
}

function rowsOf(element: HTMLElement, side: BookSideName): HTMLElement[] {
  const rows = [...element.querySelectorAll<HTMLElement>(`[data-side="${side}"]`)];
  return rows.sort((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']));
}

/** What fills a bar. */
function longest(levels: readonly OrderBookLevel[], unit: BookUnit, bars: DepthBars): number {
  if (bars === 'cumulative') {
    const last = levels.at(-1);
    return last ? totalIn(unit, last) : 0;
  }
  let largest = 0;
  for (const level of levels) largest = Math.max(largest, sizeIn(unit, level));
  return largest;
}

/** The level that is pointed at, as it is now; the last that was known once it is gone. */
function sameLevel(pointed: PointedLevel, levels: readonly OrderBookLevel[]): PointedLevel {
  const level = levels.find(({ price }) => price === pointed.level.price);
  return level ? { side: pointed.side, level } : pointed;
}
