import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { OrderBookFeed } from '../../../application/markets/order-book-feed';
import type { OrderBookLevel } from '../../../domain/markets/order-book';
import type { PriceGrouping } from '../../../domain/markets/price-grouping';
import type { BookUnit, DepthBars } from '../trade-preferences.store';
import { levelKey, type BookPanelStore, type BookSideName, type OwnLevel, type PointedLevel } from './book-panel.store';
import { BookRows, sizeIn, totalIn } from './book-rows';

interface PaintedBook {
  /** `undefined` while nothing is known of the book. */
  readonly feed: OrderBookFeed | undefined;
  readonly asks: number;
  readonly bids: number;
  readonly grouping: PriceGrouping | undefined;
  readonly paused: boolean;
  readonly unit: BookUnit;
  readonly bars: DepthBars;
  readonly price: (value: number) => string;
  readonly figure: (value: number) => string;
  readonly own: ReadonlyMap<string, OwnLevel>;
  readonly panel: BookPanelStore;
}

/** Keeps the rows of the book written. @returns the level of a row, counted from the top */
export function usePaintedBook(body: RefObject<HTMLElement | null>, painted: PaintedBook): (position: number) => PointedLevel | undefined {
  const { feed, asks, bids, grouping, paused, unit, bars, price, figure, own, panel } = painted;
  const levelAt = useRef<(position: number) => PointedLevel | undefined>(() => undefined);

  useLayoutEffect(() => {
    const element = body.current;
    if (!element || !feed) return undefined;
    const rows = { ask: new BookRows(rowsOf(element, 'ask')), bid: new BookRows(rowsOf(element, 'bid')) };
    const ownOf = (side: BookSideName) => (own.size === 0 ? undefined : (at: number) => own.get(levelKey(side, at))?.words);
    const ownAsks = ownOf('ask');
    const ownBids = ownOf('bid');
    levelAt.current = (position) => {
      const side = position < asks ? 'ask' : 'bid';
      const level = rows[side].levelAt(side === 'ask' ? asks - 1 - position : position - asks);
      return level && { side, level };
    };
    const paint = (): void => {
      const askLevels = feed.book.bestAsks(asks, grouping);
      const bidLevels = feed.book.bestBids(bids, grouping);
      const largest = Math.max(longest(askLevels, unit, bars), longest(bidLevels, unit, bars));
      rows.ask.paint(askLevels, { unit, bars, largest, price, figure, own: ownAsks });
      rows.bid.paint(bidLevels, { unit, bars, largest, price, figure, own: ownBids });
      if (panel.pointed) panel.point(sameLevel(panel.pointed, panel.pointed.side === 'ask' ? askLevels : bidLevels));
    };
    paint();
    return paused ? undefined : feed.onChange(paint);
  }, [body, feed, asks, bids, grouping, paused, unit, bars, price, figure, own, panel]);

  return (position) => levelAt.current(position);
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
