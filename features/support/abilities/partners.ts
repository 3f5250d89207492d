/** Companies that want to work with the exchange. */
export interface PartnersAbility {
  /** @returns the reference, or the kind of refusal */
  apply(
    programme: 'broker' | 'marketMaker',
  ): Promise<{ readonly number?: string | undefined; readonly refused?: string }>;
  /** The exchange files the application, and nobody hears of it. */
  applyUnheard(programme: 'broker' | 'marketMaker'): Promise<void>;
  /** How many applications have arrived at the exchange, each from this company. */
  filed(): Promise<number>;
}
