import type { RestingOrder } from './resting-order';

/** A shelf's size is a power of two, so that the bits of an id say where it is. */
const shelfBits = 6;
const shelfSize = 1 << shelfBits;

interface Shelf {
  readonly places: (RestingOrder | undefined)[];
  used: number;
}

/**
 * Open orders by id. Ids are given out in turn, so neighbours share a shelf: nearly every order comes and goes soon,
 * and a plain map would grow a new table for every few of them.
 */
export class OpenOrders {
  size = 0;
  readonly #shelves = new Map<number, Shelf>();
  /** The shelf opened last stays, though it may be empty. */
  #latest = 0;

  get(orderId: number): RestingOrder | undefined {
    const order = this.#shelves.get(orderId >>> shelfBits)?.places[orderId & (shelfSize - 1)];
    // Whoever asks for it may ask for any number.
    return order?.orderId === orderId ? order : undefined;
  }

  has(orderId: number): boolean {
    return this.get(orderId) !== undefined;
  }

  add(order: RestingOrder): void {
    const { orderId } = order;
    const at = orderId >>> shelfBits;
    const shelf = this.#shelves.get(at) ?? this.#open(at);
    const place = orderId & (shelfSize - 1);
    if (shelf.places[place] === undefined) {
      shelf.used += 1;
      this.size += 1;
    }
    shelf.places[place] = order;
  }

  /** @returns whether it was there. */
  delete(orderId: number): boolean {
    const at = orderId >>> shelfBits;
    const shelf = this.#shelves.get(at);
    const place = orderId & (shelfSize - 1);
    if (shelf?.places[place] === undefined) return false;
    shelf.places[place] = undefined;
    shelf.used -= 1;
    this.size -= 1;
    if (at !== this.#latest) this.#clear(at);
    return true;
  }

  #open(at: number): Shelf {
    const shelf: Shelf = { places: new Array<RestingOrder | undefined>(shelfSize).fill(undefined), used: 0 };
    this.#clear(this.#latest);
    this.#shelves.set(at, shelf);
    this.#latest = at;
    return shelf;
  }

  /** Takes a shelf away when it is empty. */
  #clear(at: number): void {
    if (this.#shelves.get(at)?.used === 0) this.#shelves.delete(at);
  }

  *values(): Generator<RestingOrder> {
    for (const { places } of this.#shelves.values()) {
      for (const order of places) if (order !== undefined) yield order;
    }
  }
}
