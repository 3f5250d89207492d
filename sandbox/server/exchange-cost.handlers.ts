import type { exchangeCostEndpoints } from '../../src/infrastructure/rest/catalogue/exchange-cost.endpoints';
import { costChoices, executionCosts, feeTiers } from './execution-cost';
import type { Handlers } from './handler';
import { MarketBoard } from './market-board';
import type { Services } from './services';

export function exchangeCostHandlers({ exchange, markets, now }: Services): Handlers<typeof exchangeCostEndpoints> {
  const board = new MarketBoard(exchange, markets);
  return {
    cost: ({ query }) => ({ success: true, data: { rows: executionCosts(board, query, now()) }, timestamp: now() }),
    choices: () => ({ success: true, data: costChoices(board), timestamp: now() }),
    tiers: () => ({ success: true, data: { rows: feeTiers(board) }, timestamp: now() }),
  };
}
