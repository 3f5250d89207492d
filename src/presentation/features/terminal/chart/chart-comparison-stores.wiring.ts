import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { MarketDataPort } from '../../../../application/markets/market-data.port';
import { MarketStreamPort } from '../../../../application/markets/market-stream.port';
import { ComparedMarkets } from './compared-markets';

export const comparedMarketsModule = defineModule('presentation/compared-markets', [
  provideClass(ComparedMarkets, MarketDataPort, MarketStreamPort),
]);
