const longestRun = 48;

/**
 * One side of an order book: its levels in two number arrays, the best level last. Changes cluster at the
 * best prices, so an insert moves few entries and costs the same at any depth. Prices are kept as received;
 * equal decimals are equal numbers, so a price is its own key.
 */
export class OrderBookSide {
  readonly #sign: 1 | -1;
  #keys: Float64Array;
  #sizes: Float64Array;
  #length = 0;

  constructor(side: 'bid' | 'ask', capacity = 128) {
    this.#sign = side === 'bid' ? 1 : -1;
    this.#keys = new Float64Array(capacity);
    this.#sizes = new Float64Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** Counted from the best level, 0. */
  price(index: number): number {
    return this.#keys[this.#length - 1 - index]! * this.#sign;
  }

  size(index: number): number {
    return this.#sizes[this.#length - 1 - index]!;
  }

  /** Base quantity of all levels. */
  get volume(): number {
    let volume = 0;
    for (let index = 0; index < this.#length; index += 1) volume += this.#sizes[index]!;
    return volume;
  }

  clear(): void {
    this.#length = 0;
  }

  /** Replaces the level at a price; size 0 removes it, and removing an unknown level does nothing. */
  set(price: number, size: number): void {
    const keys = this.#keys;
    const key = price * this.#sign;
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    if (low < this.#length && keys[low] === key) {
      if (size > 0) this.#sizes[low] = size;
      else this.#remove(low);
    } else if (size > 0) {
      this.#insert(low, key, size);
    }
  }

  /** Forgets the levels beyond the best `depth`: a feed of limited depth does not say what becomes of them. */
  trim(depth: number): void {
    const excess = this.#length - depth;
    if (excess <= 0) return;
    this.#keys.copyWithin(0, excess, this.#length);
    this.#sizes.copyWithin(0, excess, this.#length);
    this.#length = depth;
  }

  #remove(index: number): void {
    this.#move(index + 1, index, this.#length - index - 1);
    this.#length -= 1;
  }

  #insert(index: number, key: number, size: number): void {
    if (this.#length === this.#keys.length) this.#grow();
    this.#move(index, index + 1, this.#length - index);
    this.#keys[index] = key;
    this.#sizes[index] = size;
    this.#length += 1;
  }

  /** A short run is moved faster entry by entry, a long one as a block. */
  #move(from: number, to: number, count: number): void {
    const keys = this.#keys;
    const sizes = this.#sizes;
    if (count > longestRun) {
      keys.copyWithin(to, from, from + count);
      sizes.copyWithin(to, from, from + count);
    } else if (to < from) {
      for (let step = 0; step < count; step += 1) {
        keys[to + step] = keys[from + step]!;
        sizes[to + step] = sizes[from + step]!;
      }
    } else {
      for (let step = count - 1; step >= 0; step -= 1) {
        keys[to + step] = keys[from + step]!;
        sizes[to + step] = sizes[from + step]!;
      }
    }
  }

  #grow(): void {
    const keys = new Float64Array(this.#keys.length * 2);
    const sizes = new Float64Array(keys.length);
    keys.set(this.#keys);
    sizes.set(this.#sizes);
    this.#keys = keys;
    this.#sizes = sizes;
  }
}
