/** What somebody sees on the first page, with an account or without. */
export interface FrontDoorAbility {
  /** Basis points of trading an amount of USDT at once in BTC/USDT. */
  cost(usdt: number): Promise<{ readonly without: string; readonly withFee: string; readonly fee: string }>;
  /** The ratio at the front door, and on the page of reserves. */
  reserveRatio(): Promise<{ readonly atTheDoor: string; readonly onItsPage: string }>;
}
