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

/** YIELD is paid out, REINVEST stays and earns on or waits for the term, FORFEIT goes back to the exchange. */
export type EarnEventKind = 'SUBSCRIBE' | 'REDEEM' | 'YIELD' | 'REINVEST' | 'FORFEIT' | 'MATURE';

/** Something that happened to a position; the ledger follows it. */
export interface EarnEvent {
  readonly eventId: number;
  readonly positionId: number;
  readonly accountId: string;
  readonly productId: string;
  readonly token: string;
  readonly kind: EarnEventKind;
  readonly amount: Units;
  /** When money that leaves is there; the same as `at` for everything else. */
  readonly dueAt: number;
  /** Whether the ledger shows it. */
  readonly booked: boolean;
  readonly at: number;
}
