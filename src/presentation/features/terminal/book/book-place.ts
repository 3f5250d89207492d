import type { BookPlace } from './book-canvas';
import type { BookSideName } from './book-panel.store';

/** Reads off the table where its rows and columns stand, so that its style sheet alone decides that. */
export function bookPlace(body: HTMLElement, rows: Readonly<Record<BookSideName, readonly HTMLElement[]>>): BookPlace {
  const corner = body.getBoundingClientRect();
  const top = (row: HTMLElement): number => row.getBoundingClientRect().top - corner.top;
  const row = rows.ask[0] ?? rows.bid[0];
  const cell = (name: string): DOMRect | undefined =>
    row?.querySelector(`[data-cell="${name}"]`)?.getBoundingClientRect();
  const total = cell('total');
  return {
    tops: { ask: rows.ask.map(top), bid: rows.bid.map(top) },
    width: corner.width,
    rowHeight: row?.offsetHeight ?? 0,
    price: (cell('price')?.left ?? 0) - corner.left,
    size: (cell('size')?.right ?? 0) - corner.left,
    total: total && total.width > 0 ? total.right - corner.left : undefined,
    letters: parseFloat(getComputedStyle(body).fontSize),
  };
}
