import type {
  EarnEvent,
  EarnPosition,
  EarnProduct,
  EarnRedemption,
  RealWorldProduct,
} from '../../domain/earn/earn-product';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface EarnQuery {
  readonly asset?: string | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

export interface EarnPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** Products that pay for money left with the exchange (protocol 6.6). Products are public, the rest needs a session. */
export interface EarnPort {
  products(): Outcome<readonly EarnProduct[]>;
  realWorldProducts(): Outcome<readonly RealWorldProduct[]>;
  positions(): Outcome<{
    readonly open: readonly EarnPosition[];
    readonly redeeming: readonly EarnRedemption[];
  }>;
  /** Newest first. */
  history(query: EarnQuery): Outcome<EarnPage<EarnEvent>>;
}

export const EarnPort = token<EarnPort>('EarnPort');
