import type { OrderBookLevel } from '../../../../domain/markets/order-book';
import type { BookUnit, DepthBars } from '../market/trade-preferences.store';

/** Cells of one row of the book, and what they show now. */
interface Row {
  readonly element: HTMLElement;
  readonly priceCell: HTMLElement;
  readonly price: Text;
  readonly size: Text;
  readonly total: Text;
  level: OrderBookLevel | undefined;
  shown: { price: number; size: number; total: number; share: number } | undefined;
  own: string | undefined;
}

/** How one side of the book is written. */
export interface BookStyle {
  readonly unit: BookUnit;
  readonly bars: DepthBars;
  /** What fills a bar, in the unit. */
  readonly largest: number;
  readonly price: (value: number) => string;
  readonly figure: (value: number) => string;
  /** Own orders at a level, in words; `undefined` while there are none anywhere. */
  readonly own: ((price: number) => string | undefined) | undefined;
}

export function sizeIn(unit: BookUnit, level: OrderBookLevel): number {
  return unit === 'base' ? level.size : level.value;
}

export function totalIn(unit: BookUnit, level: OrderBookLevel): number {
  return unit === 'base' ? level.total : level.totalValue;
}

/** How much of its row the bar of a level fills, in steps too small to see. */
export function barShare(level: OrderBookLevel, { unit, bars, largest }: BookStyle): number {
  const filled = bars === 'amount' ? sizeIn(unit, level) : totalIn(unit, level);
  return largest > 0 ? Math.min(1, Math.round((filled / largest) * 200) / 200) : 0;
}

/** Writes one side of the book straight into the rows of its table, and only what changed. */
export class BookRows {
  readonly #rows: Row[];

  /** @param elements rows in order of distance from the middle, each with cells marked by `data-cell` */
  constructor(elements: readonly HTMLElement[]) {
    this.#rows = elements.map((element) => ({
      element,
      priceCell: cell(element, 'price'),
      price: figure(element, 'price'),
      size: figure(element, 'size'),
      total: figure(element, 'total'),
      level: undefined,
      shown: undefined,
      // The rows may have been marked by a painter before this one.
      own: cell(element, 'price').getAttribute('aria-description') ?? undefined,
    }));
  }

  paint(levels: readonly OrderBookLevel[], style: BookStyle): void {
    for (let index = 0; index < this.#rows.length; index += 1) paintRow(this.#rows[index]!, levels[index], style);
  }

  /** Says at which levels own orders rest, to eyes and to screen readers. */
  mark(levels: readonly OrderBookLevel[], own: BookStyle['own']): void {
    this.#rows.forEach((row, index) => {
      if (own || row.own !== undefined) markRow(row, levels[index] && own?.(levels[index].price));
    });
  }

  levelAt(index: number): OrderBookLevel | undefined {
    return this.#rows[index]?.level;
  }
}

function paintRow(row: Row, level: OrderBookLevel | undefined, style: BookStyle): void {
  row.level = level;
  if (!level) {
    if (row.shown === undefined && row.price.data === '') return;
    row.shown = undefined;
    for (const each of [row.price, row.size, row.total]) each.data = '';
    row.element.style.backgroundSize = '';
    return;
  }
  const size = sizeIn(style.unit, level);
  const total = totalIn(style.unit, level);
  const share = barShare(level, style);
  const { shown } = row;
  if (shown?.price !== level.price) row.price.data = style.price(level.price);
  if (shown?.size !== size) row.size.data = style.figure(size);
  if (shown?.total !== total) row.total.data = style.figure(total);
  // A size of the row's own background costs a repaint; a transform of an element would rebuild the page's layers.
  if (shown?.share !== share) row.element.style.backgroundSize = `${share * 100}% calc(100% - 2px)`;
  row.shown = { price: level.price, size, total, share };
}

function markRow(row: Row, own: string | undefined): void {
  if (row.own === own) return;
  row.own = own;
  if (own === undefined) {
    delete row.element.dataset['own'];
    row.priceCell.removeAttribute('aria-description');
  } else {
    row.element.dataset['own'] = '';
    row.priceCell.setAttribute('aria-description', own);
  }
}

/** The one text of a cell. Changing its data keeps the node, where setting `textContent` makes a new one each time. */
function figure(row: HTMLElement, name: string): Text {
  const element = cell(row, name);
  const { firstChild } = element;
  return firstChild instanceof Text ? firstChild : element.appendChild(document.createTextNode(''));
}

function cell(row: HTMLElement, name: string): HTMLElement {
  return row.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
}
