import type { exchangeCostEndpoints } from '../../../src/infrastructure/wire/catalogue/exchange-cost.endpoints';
import { day } from '../../../src/domain/shared/instant';
import { costChoices, executionCosts, tiersOfFees } from '../../services/markets/execution-cost';
import type { Handlers } from '../routing/handler';
import { MarketBoard } from '../../services/markets/market-board';
import type { Services } from '../routing/services';

export function exchangeCostHandlers({
  exchange,
  markets,
  costSamples,
  now,
}: Services): Handlers<typeof exchangeCostEndpoints> {
  const board = new MarketBoard(exchange, markets);
  return {
    cost: ({ query }) => {
      const rows =
        query.interval === '5m' ? costSamples.since(now() - day, query) : executionCosts(board, query, now());
      return { success: true, data: { rows: [...rows] }, timestamp: now() };
    },
    choices: () => ({ success: true, data: costChoices(board), timestamp: now() }),
    tiers: () => ({ success: true, data: { rows: tiersOfFees() }, timestamp: now() }),
  };
}
