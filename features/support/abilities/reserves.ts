/** Looking for one's own balance in an audit, recomputed on one's own device. */
export interface ReservesAbility {
  /** The exchange publishes an audit of this moment. */
  audited(): Promise<void>;
  /** With the hash of the newest audit; `stranger` has one that nobody was given. */
  verify(whose: 'own' | 'stranger'): Promise<void>;
  /** What came of it, in the words of the page: `included`, `notIncluded`, or the step that failed. */
  verdict(): string;
  balances(): Readonly<Record<string, string>>;
  /** The exchange answers with one bit of its proof changed: in the leaf, beside the way, or in the root. */
  tampered(where: 'leaf' | 'path' | 'root'): Promise<void>;
  /** Looks at the reserves, and what the device keeps of them. */
  look(): Promise<void>;
  /** The exchange answers with another root for the oldest audit than it did before. */
  rewritten(): Promise<void>;
  /** Audits whose root is another than the one that was seen. */
  rewrittenAudits(): Promise<number>;
  /** @param level percent */
  warnBelow(asset: string, level: number): Promise<void>;
  /** Assets whose coverage is below the level that was set. */
  warnings(): Promise<readonly string[]>;
  /** Recounts the whole published tree: its kind, and whether its totals are what was published. */
  recount(): Promise<string>;
}
