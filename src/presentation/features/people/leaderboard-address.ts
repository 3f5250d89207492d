import { leaderboardOrders, type LeaderboardOrder } from '../../../domain/social/leaderboard';
import {
  type SortOrder,
  type TradingPeriod,
  tradingPeriods,
  type TradingType,
  tradingTypes,
} from '../../../domain/social/trading-period';

export const leaderboardTabs = ['traders', 'volume', 'following'] as const;
type LeaderboardTab = (typeof leaderboardTabs)[number];

/** USDT, and ratios; 0 leaves nobody out. */
export const capitalBounds = [0, 100, 1_000, 10_000, 100_000] as const;
export const drawdownBounds = [0, 0.05, 0.1, 0.2, 0.5] as const;

/** What the page shows, as its address says it. */
export interface LeaderboardChoice {
  readonly tab: LeaderboardTab;
  readonly period: TradingPeriod;
  readonly type: TradingType;
  readonly by: LeaderboardOrder;
  readonly order: SortOrder;
  readonly capital: number;
  readonly drawdown: number;
}

export const usualChoice: LeaderboardChoice = {
  tab: 'traders',
  period: 'THIRTY_DAYS',
  type: 'ALL',
  by: 'ROI',
  order: 'DESC',
  capital: 0,
  drawdown: 0,
};

export function leaderboardChoice(address: URLSearchParams): LeaderboardChoice {
  const one = <Value extends string | number>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => String(value) === address.get(name)) ?? usual;
  return {
    tab: one('tab', leaderboardTabs, usualChoice.tab),
    period: one('period', tradingPeriods, usualChoice.period),
    type: one('type', tradingTypes, usualChoice.type),
    by: one('by', leaderboardOrders, usualChoice.by),
    order: one('order', ['ASC', 'DESC'], usualChoice.order),
    capital: one<number>('capital', capitalBounds, usualChoice.capital),
    drawdown: one<number>('drawdown', drawdownBounds, usualChoice.drawdown),
  };
}

/** What is usual needs no word. */
export function leaderboardQuery(choice: LeaderboardChoice): Record<string, string> {
  const said = Object.entries(choice).filter(([name, value]) => value !== usualChoice[name as keyof LeaderboardChoice]);
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}
