import type { RestingOrder } from './resting-order';

/** A page's size is a power of two, so that the bits of an id say where it is. */
const pageBits = 6;
const pageSize = 1 << pageBits;

interface Page {
  readonly places: (RestingOrder | undefined)[];
  used: number;
}

/**
 * Open orders by id. Ids are given out in turn, so neighbours share a page: nearly every order comes and goes soon,
 * and a plain map would grow a new table for every few of them.
 */
export class OpenOrders {
  size = 0;
  readonly #pages = new Map<number, Page>();
  /** The page opened last stays, though it may be empty. */
  #latest = 0;

  get(orderId: number): RestingOrder | undefined {
    const order = this.#pages.get(orderId >>> pageBits)?.places[orderId & (pageSize - 1)];
    // Whoever asks for it may ask for any number.
    return order?.orderId === orderId ? order : undefined;
  }

  has(orderId: number): boolean {
    return this.get(orderId) !== undefined;
  }

  add(order: RestingOrder): void {
    const { orderId } = order;
    const at = orderId >>> pageBits;
    const page = this.#pages.get(at) ?? this.#open(at);
    const place = orderId & (pageSize - 1);
    if (page.places[place] === undefined) {
      page.used += 1;
      this.size += 1;
    }
    page.places[place] = order;
  }

  /** @returns whether it was there. */
  delete(orderId: number): boolean {
    const at = orderId >>> pageBits;
    const page = this.#pages.get(at);
    const place = orderId & (pageSize - 1);
    if (page?.places[place] === undefined) return false;
    page.places[place] = undefined;
    page.used -= 1;
    this.size -= 1;
    if (at !== this.#latest) this.#clear(at);
    return true;
  }

  #open(at: number): Page {
    const page: Page = { places: new Array<RestingOrder | undefined>(pageSize).fill(undefined), used: 0 };
    this.#clear(this.#latest);
    this.#pages.set(at, page);
    this.#latest = at;
    return page;
  }

  /** Takes a page away when it is empty. */
  #clear(at: number): void {
    if (this.#pages.get(at)?.used === 0) this.#pages.delete(at);
  }

  *values(): Generator<RestingOrder> {
    for (const { places } of this.#pages.values()) {
      for (const order of places) if (order !== undefined) yield order;
    }
  }
}
