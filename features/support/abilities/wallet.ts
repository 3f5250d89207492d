/** What the account has and what became of it, as the pages of the wallet tell it. */
export interface WalletAbility {
  /** Amounts of an asset by where they lie. */
  holdingOf(asset: string): Promise<HeldAmounts>;
  /** Converts USDT into an asset, at the price that is promised. */
  buyFor(amount: string, asset: string): Promise<void>;
  /** What happened to the balance of an asset, newest first: why, and by how much. */
  movements(asset: string): Promise<readonly (readonly [kind: string, amount: string])[]>;
  /** The statement of the whole time: what came and what left of an asset, added up. */
  statement(asset: string): Promise<string>;
  /** Only where there is a page. */
  readonly shown?: ShownWalletAbility | undefined;
}

export interface HeldAmounts {
  readonly total: string;
  readonly available: string;
  readonly earning: string;
}

export interface ShownWalletAbility {
  /** Converts all small balances into USDT. */
  sweep(): Promise<void>;
  /** Hides amounts, or shows them again. */
  switchAmounts(): Promise<void>;
  /** Pages of the account's money that show an amount. */
  withAmounts(): Promise<readonly string[]>;
}
