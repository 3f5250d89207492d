import { defineModule, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { MarketDataPort } from './market-data.port';
import { MarketsQueries } from './markets.queries';

export const marketsModule = defineModule('application/markets', [
  provideClass(MarketsQueries, MarketDataPort, ResourceCache),
]);
