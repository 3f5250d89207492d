import { sameHash, type TreeFile } from './tree-file';

const free = 0;

/** Which node a hash belongs to. Hashes are spread evenly already: their first bytes say where to look. */
export class HashPlaces {
  readonly #slots: Uint32Array;

  private constructor(private readonly tree: TreeFile) {
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(2, tree.count * 2))));
  }

  /** `undefined` where a hash stands twice. */
  static of(tree: TreeFile): HashPlaces | undefined {
    const places = new HashPlaces(tree);
    for (let node = 0; node < tree.count; node += 1) {
      const slot = places.#slotOf(tree.hash[node]!);
      if (places.#slots[slot] !== free) return undefined;
      places.#slots[slot] = node + 1;
    }
    return places;
  }

  /** @param place of a hash in the file */
  nodeOf(place: number): number | undefined {
    const entry = this.#slots[this.#slotOf(place)]!;
    return entry === free ? undefined : entry - 1;
  }

  /** Where a hash is, or would be. */
  #slotOf(place: number): number {
    const { bytes, hash } = this.tree;
    const mask = this.#slots.length - 1;
    const start = bytes[place]! | (bytes[place + 1]! << 8) | (bytes[place + 2]! << 16);
    for (let slot = start & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot]!;
      if (entry === free || sameHash(this.tree, hash[entry - 1]!, place)) return slot;
    }
  }
}
