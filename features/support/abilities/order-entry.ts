/** How somebody types orders of a spot market, and what the form makes of them. */
export interface OrderEntryAbility {
  /** @param texts as they are typed; a pair is a limit and, with its trigger, a stop */
  type(
    market: string,
    texts: {
      readonly side: 'BUY' | 'SELL';
      readonly quantity: string;
      readonly price: string;
      readonly trigger?: string;
    },
  ): Promise<void>;
  /** What the form takes it for, in plain digits. */
  understood(): Promise<{ readonly quantity: string; readonly price: string }>;
  send(): Promise<void>;
  isAsked(): Promise<boolean>;
  agree(never: boolean): Promise<void>;
  isPlaced(): Promise<boolean>;
}
