import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PointedLevel } from './book-panel.store';
import { PaintedBook, type BookPainting } from './painted-book';

interface PaintedBookProps extends Omit<BookPainting, 'feed'> {
  /** Drawn on while it is there. */
  readonly canvas: HTMLCanvasElement | null;
  /** Changes whenever a colour may have. */
  readonly colours: string;
  /** `undefined` while nothing is known of the book. */
  readonly feed: BookPainting['feed'] | undefined;
  readonly paused: boolean;
}

/** Keeps the book shown while its rows are. @returns the level of a row, counted from the top: as drawn, and as the table tells it */
export function usePaintedBook(body: RefObject<HTMLElement | null>, props: PaintedBookProps) {
  const { canvas, colours, feed, asks, bids, grouping, paused, unit, bars, price, figure, panel } = props;
  const shown = useRef<PaintedBook>(undefined);
  useLayoutEffect(() => {
    if (!body.current || !feed) return undefined;
    shown.current = new PaintedBook(body.current, canvas, {
      feed,
      asks,
      bids,
      grouping,
      unit,
      bars,
      price,
      figure,
      panel,
    });
    return shown.current.start(paused);
  }, [body, canvas, colours, feed, asks, bids, grouping, paused, unit, bars, price, figure, panel]);

  return {
    drawn: (position: number): PointedLevel | undefined => shown.current?.drawn(position),
    told: (position: number): PointedLevel | undefined => shown.current?.told(position),
  };
}
