/** What somebody allows themselves, and what happens when they are gone. */
export interface SafetyAbility {
  /** Sets the largest value of one order, in the quote asset. */
  limitOrders(value: string): Promise<void>;
  /** The last order was not sent, and it was said that it is worth too much. */
  isToldOfTooMuch(): Promise<boolean>;
  /** Comes back once the exchange has confirmed it. */
  switchOn(seconds: number): Promise<void>;
  /** From here on nobody gives signs of life. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}
