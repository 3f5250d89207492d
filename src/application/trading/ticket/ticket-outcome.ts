import type { Decimal } from '../../../domain/shared/decimal';
import type { Order } from '../../../domain/trading/order';
import type { SidedOrder } from '../../../domain/trading/position-effect';
import type { Failure } from '../../kernel/failure';

export interface PlacedOrder extends SidedOrder {
  readonly quantity: Decimal;
  readonly symbol: string;
}

/** What came of an order; `unknown` while nobody can say. */
export type TicketOutcome =
  | (PlacedOrder & { readonly kind: 'placed'; readonly orderId: string })
  /** Its parts are sent one after the other from here on. */
  | (PlacedOrder & { readonly kind: 'started'; readonly program: 'SCALED' | 'TWAP' })
  /** Filled to its end, or cancelled before: some of it may have filled. */
  | (PlacedOrder & { readonly kind: 'filled' | 'cancelled'; readonly order: Order })
  | { readonly kind: 'failed' | 'unknown'; readonly failure: Failure };

/** `elsewhere`: another page of this device sends it. */
export type ProgramStatus = 'running' | 'elsewhere' | 'done' | 'stopped' | 'failed';

/** Orders that a page sends one after the other; when it closes they end early, and may be continued by another. */
export interface RunningProgram extends SidedOrder {
  readonly id: number;
  readonly kind: 'SCALED' | 'TWAP';
  readonly symbol: string;
  readonly parts: number;
  readonly placed: number;
  readonly status: ProgramStatus;
  /** What became of the part that was sent last is being asked; only then does it go on. */
  readonly settling?: boolean | undefined;
  /** The page that sends it is yet to say that it has stopped, also when it was silent for so long that it may be gone. */
  readonly stopping?: boolean | undefined;
  /** Why the last part was not placed. */
  readonly failure?: Failure | undefined;
}
