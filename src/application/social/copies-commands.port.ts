import type { Decimal } from '../../domain/shared/decimal';
import type { CopyTerms } from '../../domain/social/own-copy';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface NewCopy {
  readonly strategyId: string;
  /** USDT. */
  readonly amount: Decimal;
  readonly counter: boolean;
  readonly terms: CopyTerms;
}

/** Copying strategies with own money. */
export interface CopiesCommandsPort {
  /** `invalid` for terms outside their bounds, `duplicate` for a strategy copied already, `rejected` with too little balance. */
  start(copy: NewCopy): Outcome<{ readonly copyId: string }>;
  change(copyId: string, terms: CopyTerms): Outcome<void>;
  pause(copyId: string, paused: boolean): Outcome<void>;
  /** USDT into the copy, or below zero out of it. `invalid` for more than there may be or is free, `rejected` with too little balance. Before something is taken out, profit is shared with the lead. */
  move(copyId: string, amount: Decimal): Outcome<{ readonly shared: Decimal | undefined }>;
  /** A second time changes nothing. With positions kept, what they do not need goes back at once, and the rest as they are closed. */
  stop(copyId: string, closePositions: boolean): Outcome<void>;
  /** Of a copy that keeps its positions. A second time changes nothing; `rejected` where nobody is on the other side. */
  closePosition(copyId: string, symbol: string): Outcome<void>;
}

export const CopiesCommandsPort = token<CopiesCommandsPort>('CopiesCommandsPort');
