import type { configEndpoints } from '../../../src/infrastructure/wire/catalogue/config.endpoints';
import { exchangeSetup, feeGroups } from '../../services/markets/exchange-setup';
import type { Handlers } from '../routing/handler';
import { MarketBoard } from '../../services/markets/market-board';
import type { Services } from '../routing/services';

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
