/** Coins that come in: from other wallets, and bought from a provider. */
export interface CoinsAbility {
  /** Somebody pays USDT to the account's own address. */
  isPaid(amount: string): Promise<void>;
  /** Confirmations of the newest deposit; whether it is in the account. */
  deposit(): Promise<{ readonly counted: number; readonly needed: number; readonly credited: boolean }>;
  /** Takes the best offer for 100 EUR, and does something at the provider. @returns what was promised, USDT */
  buy(end: 'pays' | 'is refused' | 'leaves'): Promise<string>;
  /** How the newest purchase stands. */
  purchase(): Promise<string>;
  /** USDT that the account has. */
  balance(): Promise<string>;
  /** Lets the chains and the providers go on. */
  pass(seconds: number): Promise<void>;
}
