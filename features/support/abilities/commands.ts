export interface PreviewedOrder {
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  readonly price: string | undefined;
}

/** Orders and alerts in words, and keys that do something. */
export interface CommandsAbility {
  /** Says it where commands are said, on the page one is on. */
  say(words: string): Promise<void>;
  /** What was understood; `undefined` while it is no order that could be sent. */
  preview(): Promise<PreviewedOrder | undefined>;
  /** The word that was not understood. */
  wrongWord(): Promise<string | undefined>;
  /** Takes the order that was understood, is asked once more and sends it: as it stood in that question. */
  agreeToOrder(): Promise<PreviewedOrder>;
  /** Is asked once more, and cancels the orders that were meant. */
  agreeToCancel(): Promise<void>;
  agreeToAlert(): Promise<void>;
  /** How often alerts have fired. */
  firings(): Promise<number>;
  /** Of those that fired. Core only, as what tabs do among each other. */
  unreadAlerts?(): number;
  readAlerts?(): void;
  openAnotherTab?(): Promise<void>;
  closeWatchingTab?(): void;
  /** Why what was said cannot be done. Core only. */
  unfit?(): readonly string[];
  /** Binds one key to two things; what the second was told. */
  bindTwice(): Promise<'taken' | undefined>;
  /** Presses the key that buys at market, as somebody who has just opened the page or who is writing. Browser only. */
  pressBuy?(where: 'on the page' | 'in a field'): Promise<void>;
  armKeys?(): Promise<void>;
}
