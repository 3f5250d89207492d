import type { marketAdministrationEndpoints } from '../../src/infrastructure/rest/catalogue/market-administration.endpoints';
import { invalidParameter } from '../api-error';
import type { Handlers } from './handler';
import { MarketBoard } from './market-board';
import { MarketOverrides } from './market-overrides';
import type { Services } from './services';

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
