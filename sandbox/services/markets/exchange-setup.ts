import { feeTiers } from '../../engine/model/fee-tiers';
import { candleIntervals } from '../../../src/domain/markets/candle';
import { regions } from '../users/regions';
import { invalidParameter } from '../../shared/api-error';
import { exchangeProfile } from '../../shared/exchange-profile';
import type { MarketBoard } from './market-board';

/** How the exchange is set up. @throws ApiError for a tenant that does not exist */
export function exchangeSetup({ exchange }: MarketBoard, tenantName?: string) {
  const tenant = exchangeProfile.name.toLowerCase();
  if (tenantName !== undefined && tenantName.toLowerCase() !== tenant) throw invalidParameter('tenantName');
  const restrictedCountries = regions.filter(({ restricted }) => restricted).map(({ code }) => code);
  return {
    tenantName: tenant,
    configs: {
      supportedResolutions: [...candleIntervals],
      defaultSymbol: exchange.instruments[0]!.symbol,
      restrictedCountries,
    },
  };
}

/** Markets of a type by their fees, in basis points. */
export function feeGroups({ exchange, spot, perpetual }: MarketBoard, type: 'SPOT' | 'PERP') {
  const byFees = new Map<string, { symbols: string[]; fees: { tier: number; maker: string; taker: string }[] }>();
  for (const { symbol } of type === 'SPOT' ? spot : perpetual) {
    const { makerBps, takerBps } = exchange.fees(symbol);
    const key = `${makerBps}-${takerBps}`;
    const group = byFees.get(key) ?? {
      symbols: [],
      fees: feeTiers.map((rates, tier) => ({
        tier,
        maker: String(rates[type].makerBps),
        taker: String(rates[type].takerBps),
      })),
    };
    group.symbols.push(symbol);
    byFees.set(key, group);
  }
  return [...byFees.values()].map((group, index) => ({
    groupId: `${type.toLowerCase()}-${index + 1}`,
    name: `${type === 'SPOT' ? 'Spot' : 'Perpetual'} ${index + 1}`,
    ...group,
  }));
}
