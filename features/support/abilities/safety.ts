/** What somebody allows themselves, and what happens when they are gone. */
export interface SafetyAbility {
  /** Sets the largest value of one order, in the quote asset. */
  limitOrders(value: string): Promise<void>;
  /** The last order was not sent, and it was said that it is worth too much. */
  isToldOfTooMuch(): Promise<boolean>;
  /** Comes back once the exchange has confirmed it. @param again after a reload too */
  switchOn(seconds: number, again: boolean): Promise<void>;
  /** From here on nobody gives signs of life. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** Comes back to a page whose status bar cannot be had. Only in front of a browser. */
  loseStatusBar?(): Promise<void>;
}
