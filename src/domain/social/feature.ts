/** Parts of the product that the host switches. */
export const switchedParts = [
  'buy-crypto',
  'copy-trading',
  'counter-copy',
  'leaderboard-podium',
  'listing-campaign',
  'multi-symbol-trading',
  'staking-vaults',
  'vouchers',
] as const;
export type Switched = (typeof switchedParts)[number];

/** A part of the product that is switched on or off by the host. */
export interface Feature {
  readonly key: string;
  readonly enabled: boolean;
  readonly variant: string | undefined;
}
