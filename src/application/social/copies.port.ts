import type {
  CopiedTrade,
  CopyMovement,
  CopyXray,
  HoldingReturns,
  OwnCopy,
  ProfitShare,
  StrategyTerms,
} from '../../domain/social/own-copy';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { Page } from './profiles.port';

/** What can be known before copying, and an account's own copies. `notFound` for an id that is none. */
export interface CopiesPort {
  terms(strategyId: string): Outcome<StrategyTerms>;
  /** @param amount USDT @param days 1 to 90 */
  xray(strategyId: string, amount: number, days: number): Outcome<CopyXray>;
  /** Newest first. */
  copies(): Outcome<readonly OwnCopy[]>;
  /** Newest first. */
  trades(copyId: string, page: number, size: number): Outcome<Page<CopiedTrade>>;
  /** Newest first. */
  movements(copyId: string): Outcome<readonly CopyMovement[]>;
  holdingReturns(): Outcome<HoldingReturns>;
  /** Newest first. */
  profitShares(copyId: string): Outcome<readonly ProfitShare[]>;
}

export const CopiesPort = token<CopiesPort>('CopiesPort');
