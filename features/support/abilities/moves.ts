/** Money between the places of one account, and from one coin into another. */
export interface MovesAbility {
  /** @param lost whether the answer is lost on its way back @returns the kind of refusal; `undefined` when it is done */
  transfer(way: 'out' | 'back', amount: string, lost?: boolean): Promise<string | undefined>;
  /** USDT that the sub-account can give back. */
  givable(): Promise<string>;
  /** What an amount of USDT is in BTC, for some seconds. */
  quote(amount: string): Promise<void>;
  /** The quote that was given last. @returns the kind of refusal; `undefined` when it is taken */
  take(): Promise<string | undefined>;
  /** BTC that the quote promised. */
  promised(): string;
  /** What is on the main account. */
  balance(asset: 'USDT' | 'BTC'): Promise<string>;
  /** Only where time can be moved at will. */
  readonly staged?: StagedMovesAbility | undefined;
}

export interface StagedMovesAbility {
  think(seconds: number): Promise<void>;
  /** USDT that the form offers to convert into BTC once it is known what contracts stand on; `undefined` before that. */
  convertible(): string | undefined;
}
