export interface InstrumentSpecification {
  readonly symbol: string;
  readonly type: 'SPOT' | 'PERP';
  readonly base: string;
  readonly quote: string;
  /** Decimal texts, as on the wire. */
  readonly quoteTick: string;
  readonly quoteMin: string;
  readonly quoteMax: string;
  readonly baseTick: string;
  readonly baseMin: string;
  readonly baseMax: string;
  readonly minNotional: string;
  readonly bidCapRatio: string | null;
  readonly bidFloorRatio: string | null;
  readonly askCapRatio: string | null;
  readonly askFloorRatio: string | null;
  readonly precisions: readonly number[];
  readonly baseIMR?: string;
  readonly baseMMR?: string;
  readonly fundingIntervalHours?: number;
  readonly fundingCap?: string;
  readonly fundingFloor?: string;
  readonly listingTime: number;
}
