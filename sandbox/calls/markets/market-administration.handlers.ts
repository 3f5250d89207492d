import type { marketAdministrationEndpoints } from '../../../src/infrastructure/wire/catalogue/market-administration.endpoints';
import { invalidParameter } from '../../shared/api-error';
import type { Handlers } from '../routing/handler';
import { MarketBoard } from '../../services/markets/market-board';
import { MarketOverrides } from '../../services/markets/market-overrides';
import type { Services } from '../routing/services';

export function marketAdministrationHandlers({
  exchange,
  markets,
  now,
}: Services): Handlers<typeof marketAdministrationEndpoints> {
  const overrides = new MarketOverrides(new MarketBoard(exchange, markets));
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });

  return {
    setFundingRate: async ({ body: { symbol, value } }) => {
      await overrides.setFunding(symbol, value);
      return answer({ symbol, value, effectiveFrom: now() });
    },
    fundingCap: ({ query: { symbol } }) => answer({ symbol, ...overrides.fundingLimits(symbol) }),
    setFundingCap: async ({ query, body: { symbol = query.symbol, cap, floor } }) => {
      if (symbol === undefined) throw invalidParameter('symbol');
      return answer({ symbol, ...(await overrides.setFundingLimits(symbol, { cap, floor })) });
    },
    setIndexPrice: async ({ body: { symbol, value } }) => {
      await overrides.setPrice('index', symbol, value);
      return answer({ symbol, value, effectiveFrom: now() });
    },
    setMarkPrice: async ({ body: { symbol, value } }) => {
      await overrides.setPrice('mark', symbol, value);
      return answer({ symbol, value, effectiveFrom: now() });
    },
  };
}
