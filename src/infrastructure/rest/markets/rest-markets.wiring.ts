import { defineModule, provide } from '../../../application/kernel/provider';
import { MarketDataPort } from '../../../application/markets/market-data.port';
import { RestMarketDataAdapter } from './rest-market-data.adapter';

export const restMarketsModule = defineModule('rest-markets', [provide(MarketDataPort, RestMarketDataAdapter)]);
