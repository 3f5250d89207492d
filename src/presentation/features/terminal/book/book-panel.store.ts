import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import { createContext } from 'react';
import type { OrderBookFeed } from '../../../../application/markets/order-book-feed';
import type { OrderBookLevel } from '../../../../domain/markets/order-book';
import type { Order } from '../../../../domain/trading/order';
import { useGiven } from '../../../kit/hooks/use-given';

export type BookSideName = 'bid' | 'ask';

export interface PointedLevel {
  readonly side: BookSideName;
  readonly level: OrderBookLevel;
}

/** Own orders that rest at one level of the book as it is grouped. */
export interface OwnLevel {
  readonly words: string;
  readonly orders: readonly Order[];
}

/** Names a level of the book as it is grouped. */
export function levelKey(side: BookSideName, price: number): string {
  return `${side} ${price}`;
}

/** What one book on screen is asked for by its reader, and what its lazily loaded companion answers with. */
export class BookPanelStore {
  /** By mouse or keyboard. */
  pointed: PointedLevel | undefined = undefined;
  paused = false;
  menuOpen = false;
  /** Rows of each side. */
  rows = 0;
  /** Shown in place of the market's feed, which ends before groups so wide fill the rows. */
  deep: OrderBookFeed | undefined = undefined;
  /** Says on a side that the exchange tells of no more than is shown. */
  limits: Readonly<Partial<Record<BookSideName, string>>> = {};
  /** Counts how often the book was to be read out. */
  readings = 0;
  /** By level key. */
  own: ReadonlyMap<string, OwnLevel> = new Map();
  /** The level whose own orders are listed, and how far down its row is, in pixels. */
  listed: { readonly key: string; readonly top: number } | undefined = undefined;

  constructor() {
    makeObservable(this, {
      pointed: observableRef,
      paused: observable,
      menuOpen: observable,
      readings: observable,
      rows: observable,
      deep: observableRef,
      limits: observableRef,
      own: observableRef,
      listed: observableRef,
      point: actionBound,
      pause: actionBound,
      openMenu: actionBound,
      read: actionBound,
      hush: actionBound,
      fit: actionBound,
      deepen: actionBound,
      limit: actionBound,
      showOwn: actionBound,
      list: actionBound,
    });
  }

  point(pointed: PointedLevel | undefined): void {
    if (this.pointed?.level !== pointed?.level) this.pointed = pointed;
  }

  pause(paused: boolean): void {
    this.paused = paused;
  }

  openMenu(open: boolean): void {
    this.menuOpen = open;
  }

  read(): void {
    this.readings += 1;
  }

  /** What was read out is put away. */
  hush(): void {
    this.readings = 0;
  }

  fit(rows: number): void {
    this.rows = rows;
  }

  deepen(feed: OrderBookFeed | undefined): void {
    this.deep = feed;
  }

  limit(limits: BookPanelStore['limits']): void {
    this.limits = limits;
  }

  showOwn(own: ReadonlyMap<string, OwnLevel>): void {
    this.own = own;
    if (this.listed && !own.has(this.listed.key)) this.listed = undefined;
  }

  /** Lists the own orders of a level, if there are any. */
  list(key: string | undefined, top = 0): void {
    this.listed = key !== undefined && this.own.has(key) ? { key, top } : undefined;
  }
}

export const BookPanelContext = createContext<BookPanelStore | undefined>(undefined);

export function useBookPanel(): BookPanelStore {
  return useGiven(BookPanelContext);
}
