import type {
  ExchangeFeeTier,
  ExecutionCost,
  ExecutionCostChoices,
  MarketLiquidity,
} from '../../domain/markets/execution-cost';
import type { MarketType } from '../../domain/markets/market-symbol';
import type { Decimal } from '../../domain/shared/decimal';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface ExecutionCostQuery {
  /** In quote, above zero. */
  readonly amount: Decimal;
  /** All tokens when absent. */
  readonly token?: string | undefined;
  readonly type?: MarketType | undefined;
  /** Whether the total holds the taker fee. */
  readonly withFee: boolean;
}

/** How dear it is to trade now (specification 7, protocol 2.5). `invalid` for an unknown token or an amount of nothing. */
export interface ExecutionCostPort {
  cost(query: ExecutionCostQuery): Outcome<readonly ExecutionCost[]>;
  /** Of a usual amount over the last 24 hours, oldest first; times at which nothing was measured are left out. `invalid` for another amount. */
  costOverDay(query: ExecutionCostQuery & { readonly token: string }): Outcome<readonly ExecutionCost[]>;
  choices(): Outcome<ExecutionCostChoices>;
  feeTiers(): Outcome<readonly ExchangeFeeTier[]>;
  /** Of every market. */
  liquidity(): Outcome<readonly MarketLiquidity[]>;
}

export const ExecutionCostPort = token<ExecutionCostPort>('ExecutionCostPort');
