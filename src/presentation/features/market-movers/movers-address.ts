import { movePeriods, type MovePeriod } from '../../../domain/markets/market-moves';
import type { MarketType } from '../../../domain/markets/market-symbol';

/** What the page shows, as its address says it. */
export interface MoversChoice {
  readonly period: MovePeriod;
  readonly type: MarketType | 'ALL';
}

export const moverTypes = ['ALL', 'SPOT', 'PERP'] as const;

export function moversChoice(address: URLSearchParams): MoversChoice {
  return {
    period: movePeriods.find((period) => period === address.get('period')) ?? '24h',
    type: moverTypes.find((type) => type === address.get('type')?.toUpperCase()) ?? 'ALL',
  };
}

/** What is usual needs no word. */
export function moversQuery({ period, type }: MoversChoice): Record<string, string> {
  return { ...(period !== '24h' && { period }), ...(type !== 'ALL' && { type }) };
}
