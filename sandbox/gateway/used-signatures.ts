/** What a signature was sent for. */
export type SignatureUse = 'read' | 'write' | 'socket';

/**
 * Signatures that have been seen, for as long as their timestamps are good. The older family signs neither method nor
 * path (protocol 3.1), so a signature stays bound to what it was first used for: read requests may share one (without
 * parameters they have nothing else to sign), a write wants one that nobody has seen.
 */
export class UsedSignatures {
  readonly #since: number;
  #recent = new Map<string, SignatureUse>();
  #older = new Map<string, SignatureUse>();
  #turnsAt: number;

  constructor(
    private readonly now: () => number,
    /** How long a timestamp is good on either side of the clock (milliseconds). */
    private readonly window: number,
  ) {
    this.#since = now();
    this.#turnsAt = this.#since + 2 * window;
  }

  /** Notes a signature that is right. @returns whether it may be used for this. */
  admits(apiKey: string, signature: string, timestamp: number, use: SignatureUse): boolean {
    this.#forget();
    // What was used before this process began is not known.
    if (use === 'write' && timestamp < this.#since) return false;
    const key = `${apiKey} ${signature.toLowerCase()}`;
    const first = this.#recent.get(key) ?? this.#older.get(key);
    if (first !== undefined) return first === use && use !== 'write';
    this.#recent.set(key, use);
    return true;
  }

  /** What was noted two windows ago has a timestamp that is over. */
  #forget(): void {
    const at = this.now();
    if (at < this.#turnsAt) return;
    this.#older = at < this.#turnsAt + 2 * this.window ? this.#recent : new Map();
    this.#recent = new Map();
    this.#turnsAt = at + 2 * this.window;
  }
}
