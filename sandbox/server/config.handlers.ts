import { candleIntervals } from '../../src/domain/markets/candle';
import type { configEndpoints } from '../../src/infrastructure/rest/catalogue/config.endpoints';
import { invalidParameter } from '../api-error';
import { exchangeProfile } from './exchange-profile';
import type { Handlers } from './handler';
import { MarketBoard } from './market-board';
import { regions } from '../accounts/regions';
import type { Services } from './services';

export function configHandlers({ exchange, markets, now }: Services): Handlers<typeof configEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tenant = exchangeProfile.name.toLowerCase();
  const restrictedCountries = regions.filter(({ restricted }) => restricted).map(({ code }) => code);

  return {
    configs: ({ query }) => {
      if (query.tenantName !== undefined && query.tenantName.toLowerCase() !== tenant) throw invalidParameter('tenantName');
      const configs = { supportedResolutions: [...candleIntervals], defaultSymbol: exchange.instruments[0]!.symbol, restrictedCountries };
      return { success: true, data: { tenantName: tenant, configs }, timestamp: now() };
    },
    symbolFees: ({ parameters }) => {
      const type = parameters.type.toUpperCase() as 'SPOT' | 'PERP';
      const byFees = new Map<string, { symbols: string[]; fees: { tier: number; maker: string; taker: string }[] }>();
      for (const { symbol } of type === 'SPOT' ? board.spot : board.perpetual) {
        const { makerBps, takerBps } = exchange.fees(symbol);
        const key = `${makerBps}-${takerBps}`;
        const group = byFees.get(key) ?? { symbols: [], fees: [{ tier: 0, maker: String(makerBps), taker: String(takerBps) }] };
        group.symbols.push(symbol);
        byFees.set(key, group);
      }
      const groups = [...byFees.values()].map((group, index) => ({
        groupId: `${type.toLowerCase()}-${index + 1}`,
        name: `${type === 'SPOT' ? 'Spot' : 'Perpetual'} ${index + 1}`,
        ...group,
      }));
      return { success: true, data: { type, groups }, timestamp: now() };
    },
  };
}
