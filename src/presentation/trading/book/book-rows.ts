import type { OrderBookLevel } from '../../../domain/markets/order-book';

/** Cells of one row of the book, and what they show now. */
interface Row {
  readonly price: Text;
  readonly size: Text;
  readonly total: Text;
  readonly bar: HTMLElement;
  shown: { price: number; size: number; total: number; share: number } | undefined;
}

export interface BookFormats {
  readonly price: (value: number) => string;
  readonly size: (value: number) => string;
}

/**
 * Writes one side of the book straight into its rows: at 50 messages a second a component per cell would cost
 * the page more than all else (quality.md, 3). Only cells whose figure changed are touched.
 */
export class BookRows {
  readonly #rows: Row[];

  /** @param elements rows in order of distance from the middle, each with cells marked by `data-cell` */
  constructor(elements: readonly HTMLElement[]) {
    this.#rows = elements.map((element) => ({
      price: figure(element, 'price'),
      size: figure(element, 'size'),
      total: figure(element, 'total'),
      bar: cell(element, 'bar'),
      shown: undefined,
    }));
  }

  /** @param largest the total that fills a bar */
  paint(levels: readonly OrderBookLevel[], largest: number, formats: BookFormats): void {
    for (let index = 0; index < this.#rows.length; index += 1) paintRow(this.#rows[index]!, levels[index], largest, formats);
  }

  priceAt(index: number): number | undefined {
    return this.#rows[index]?.shown?.price;
  }

  /** Everything is written anew next time: the language or the precision changed. */
  forget(): void {
    for (const row of this.#rows) row.shown = undefined;
  }
}

function paintRow(row: Row, level: OrderBookLevel | undefined, largest: number, formats: BookFormats): void {
  if (!level) {
    if (row.shown === undefined && row.price.data === '') return;
    row.shown = undefined;
    for (const each of [row.price, row.size, row.total]) each.data = '';
    row.bar.style.transform = 'scaleX(0)';
    return;
  }
  const share = largest > 0 ? Math.round((level.total / largest) * 200) / 200 : 0;
  const { shown } = row;
  if (shown?.price !== level.price) row.price.data = formats.price(level.price);
  if (shown?.size !== level.size) row.size.data = formats.size(level.size);
  if (shown?.total !== level.total) row.total.data = formats.size(level.total);
  if (shown?.share !== share) row.bar.style.transform = `scaleX(${share})`;
  row.shown = { price: level.price, size: level.size, total: level.total, share };
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
