import type { configEndpoints } from '../../src/infrastructure/rest/catalogue/config.endpoints';
import { exchangeSetup, feeGroups } from './exchange-setup';
import type { Handlers } from './handler';
import { MarketBoard } from './market-board';
import type { Services } from './services';

export function configHandlers({ exchange, markets, now }: Services): Handlers<typeof configEndpoints> {
  const board = new MarketBoard(exchange, markets);
  return {
    configs: ({ query }) => ({ success: true, data: exchangeSetup(board, query.tenantName), timestamp: now() }),
    symbolFees: ({ parameters }) => {
      const type = parameters.type.toUpperCase() as 'SPOT' | 'PERP';
      return { success: true, data: { type, groups: feeGroups(board, type) }, timestamp: now() };
    },
  };
}
