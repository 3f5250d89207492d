import { median } from '../../shared/median';

/** How those who copy a strategy have done since each began. */
export interface CopierResults {
  readonly copiers: number;
  readonly inProfit: number;
  readonly median: number | undefined;
}

/** @param returns of each, as a ratio */
export function copierResults(returns: readonly number[]): CopierResults {
  return { copiers: returns.length, inProfit: returns.filter((each) => each > 0).length, median: median(returns) };
}
