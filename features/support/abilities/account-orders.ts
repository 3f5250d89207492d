/** The page with the orders of all markets. */
export interface AccountOrdersAbility {
  /** Bids at half the market's price. */
  bid(asset: string, quantity: string): Promise<void>;
  /** Marks the bids for these assets and cancels them in one go. */
  cancelTogether(assets: readonly string[]): Promise<void>;
  /** Assets that are still bid for. */
  waiting(): Promise<readonly string[]>;
  /** What the page tells of the newest bid for an asset that has ended, event by event. */
  story(asset: string): Promise<readonly string[]>;
  /** Writes the bid whose story is on screen into the ticket. */
  placeAgain(): Promise<void>;
  /** What the ticket on screen holds. */
  ticketQuantity(): Promise<string>;
}
