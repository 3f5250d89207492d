/** Money put into products that earn and taken out again, as the page does it. */
export interface EarnAbility {
  /** @returns the kind of refusal; `undefined` when it was done. One whose answer is lost is looked up. */
  subscribe(productId: string, amount: string): Promise<string | undefined>;
  /** Out of the only position; all of it without an amount. @returns the kind of refusal */
  redeem(amount?: string): Promise<string | undefined>;
  positions(): Promise<number>;
  /** What the page says that leaving the only position costs. */
  promisedCost(): Promise<string>;
  /** Only where time and other people can be moved at will. */
  readonly staged?: StagedEarnAbility | undefined;
}

export interface StagedEarnAbility {
  /** What became of the subscription whose answer was lost. */
  lookUp(): Promise<string>;
  loseNext(what: 'request' | 'answer'): void;
  /** What the page says of the only position before anything is asked for. */
  promisedYield(days: number): Promise<string>;
  forfeited(): Promise<readonly string[]>;
  /** What the form offers of an asset once it is known what contracts stand on; `undefined` before that. */
  offered(asset: string): string | undefined;
  isSoldOut(productId: string): Promise<boolean>;
  /** Other people subscribe until only so much of the quota is left. */
  fill(productId: string, room: string): Promise<void>;
}
