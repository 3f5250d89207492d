/** How the rows of a list are told apart, and which of two of the same is the newer. */
export interface Identity<T> {
  key(row: T): string;
  /** Grows with every change; 0 where the source does not say. */
  version(row: T): number;
  /** What a change leaves out stays as it was known; without it a row replaces the one before it. */
  keeping?(known: T, row: T): T;
  /** Rows that are over are remembered, so that an older snapshot does not bring them back, and not shown. */
  isOver(row: T): boolean;
}

/** Rows merged from snapshots and changes, in whatever order these arrive: of each the newest. */
export class NewestOfEach<T> {
  readonly #rows = new Map<string, T>();
  #changedSince: Set<string> | undefined;

  constructor(private readonly identity: Identity<T>) {}

  /** The next snapshot shows the state at some moment after this call. */
  beginSnapshot(): void {
    this.#changedSince = new Set();
  }

  applySnapshot(rows: readonly T[]): void {
    const { identity } = this;
    const changed = this.#changedSince ?? new Set<string>();
    this.#changedSince = undefined;
    const listed = new Set(rows.map((row) => identity.key(row)));
    for (const [key, row] of this.#rows)
      if (!identity.isOver(row) && !listed.has(key) && !changed.has(key)) this.#rows.delete(key);
    // Where the source counts no versions, a change that came while the snapshot was read is the newer one.
    for (const row of rows) if (identity.version(row) > 0 || !changed.has(identity.key(row))) this.#merge(row);
  }

  /** @returns whether anything changed */
  applyChange(rows: readonly T[]): boolean {
    let changed = false;
    for (const row of rows) {
      this.#changedSince?.add(this.identity.key(row));
      changed = this.#merge(row) || changed;
    }
    return changed;
  }

  value(): readonly T[] {
    return [...this.#rows.values()].filter((row) => !this.identity.isOver(row));
  }

  #merge(row: T): boolean {
    const { identity } = this;
    const key = identity.key(row);
    const known = this.#rows.get(key);
    if (known && identity.version(row) > 0 && identity.version(row) < identity.version(known)) return false;
    this.#rows.set(key, known && identity.keeping ? identity.keeping(known, row) : row);
    return true;
  }
}
