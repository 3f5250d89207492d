import type { Units } from '../../engine/model/units';

/** OPENING until the ledger has taken the money in, CLOSED when all of it has left. */
export type PositionStatus = 'OPENING' | 'ACTIVE' | 'CLOSED';

export interface EarnPosition {
  readonly positionId: number;
  readonly accountId: string;
  readonly productId: string;
  /** What earns at the moment. */
  readonly principal: Units;
  /** Earned so far, paid out or kept. */
  readonly accrued: Units;
  /** Earned and kept with the exchange until the term is over. */
  readonly held: Units;
  readonly autoReinvest: boolean;
  readonly status: PositionStatus;
  readonly startedAt: number;
  /** Begins of the days up to which it has earned. */
  readonly accruedThrough: number;
  readonly maturesAt: number | undefined;
}

/**
 * YIELD is paid out, REINVEST stays and earns on, ACCRUE waits for the end of the term, FORFEIT goes back to the exchange;
 * RENEW begins another term with all of it.
 */
export type EarnEventKind = 'SUBSCRIBE' | 'REDEEM' | 'YIELD' | 'REINVEST' | 'ACCRUE' | 'FORFEIT' | 'MATURE' | 'RENEW';

/** Something that happened to a position; the ledger follows it. */
export interface EarnEvent {
  readonly eventId: number;
  readonly positionId: number;
  readonly accountId: string;
  readonly productId: string;
  readonly token: string;
  readonly kind: EarnEventKind;
  readonly amount: Units;
  /** What of it the term has earned, where one ends. */
  readonly interest: Units;
  /** When money that leaves is there; the same as `at` for everything else. */
  readonly dueAt: number;
  /** Whether the ledger shows it. */
  readonly booked: boolean;
  readonly at: number;
}
