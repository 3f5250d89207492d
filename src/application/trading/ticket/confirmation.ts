/** Kinds of orders beyond limit and market, each with a question of its own. */
const advancedKinds = ['stop', 'trailing', 'oco', 'bracket', 'scaled', 'twap', 'iceberg'] as const;
type AdvancedKind = (typeof advancedKinds)[number];

/** What a person may choose not to be asked about. */
export type SkippableReason = 'market' | 'limit' | 'farFromMarket' | AdvancedKind;

/** Why a person is asked before an order is sent. `outOfBounds` is always asked about: hardly anybody means such a price. */
export type ConfirmationReason = SkippableReason | 'outOfBounds';

export function isAdvanced(reason: ConfirmationReason): reason is AdvancedKind {
  return (advancedKinds as readonly string[]).includes(reason);
}
