import { defineModule, provideClass } from '../../../application/kernel/provider';
import { MarketDataPort } from '../../../application/markets/market-data.port';
import { MarketStreamPort } from '../../../application/markets/market-stream.port';
import { routeModule } from '../../app/route';
import { ChartComparison, type ChartComparisonStores } from './chart-comparison.view';
import { chartSetupsModule } from './chart-setups.wiring';
import { ChartSetupsStore } from './chart-setups.store';
import { ComparedMarkets } from './compared-markets';

export const comparedMarketsModule = defineModule('presentation/compared-markets', [provideClass(ComparedMarkets, MarketDataPort, MarketStreamPort)]);

export const chartComparison = routeModule<ChartComparisonStores>({ Page: ChartComparison, modules: [chartSetupsModule, comparedMarketsModule], stores: { setups: ChartSetupsStore, markets: ComparedMarkets } });
