import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** An amount of an asset with its price in USDT. */
export interface PricedAmount {
  readonly asset: string;
  readonly amount: Decimal;
  readonly price: Decimal;
  readonly value: Decimal;
}

interface ReserveAddress {
  readonly network: string;
  readonly asset: string | undefined;
  readonly address: string;
  readonly amount: Decimal;
}

/** A place where the exchange keeps assets. */
export interface ReserveVenue {
  readonly name: string;
  readonly type: 'Custodian' | 'Exchange' | 'other';
  readonly value: Decimal;
  readonly tokens: readonly PricedAmount[];
  readonly addresses: readonly ReserveAddress[];
}

export interface ReserveAssets {
  readonly total: Decimal;
  readonly at: Instant;
  readonly venues: readonly ReserveVenue[];
}

export interface Liability extends PricedAmount {
  /** Accounts that are owed some of it. */
  readonly holders: number;
  /** Of the amount, what stands behind positions; absent where the exchange does not say. */
  readonly margin: Decimal | undefined;
}

/** What the exchange holds and owes, earn products apart. */
export interface ReserveSheet {
  readonly assets: ReserveAssets;
  readonly earnAssets: ReserveAssets;
  readonly liabilities: readonly Liability[];
  readonly earnLiabilities: readonly Liability[];
}
