import { defineModule, provide } from '../../../application/kernel/provider';
import { MarketDataPort } from '../../../application/markets/market-data.port';
import { RestMarketDataAdapter } from './rest-market-data.adapter';

export default defineModule('rest-markets', [provide(MarketDataPort, RestMarketDataAdapter)]);
