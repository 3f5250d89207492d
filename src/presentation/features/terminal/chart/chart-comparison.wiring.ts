import { routeModule } from '../../../runtime/route';
import { comparedMarketsModule } from './chart-comparison-stores.wiring';
import { ChartComparison, type ChartComparisonStores } from './chart-comparison.view';
import { ChartSetupsStore } from './chart-setups.store';
import { chartSetupsModule } from './chart-setups.wiring';
import { ComparedMarkets } from './compared-markets';

export const chartComparison = routeModule<ChartComparisonStores>({
  Page: ChartComparison,
  modules: [chartSetupsModule, comparedMarketsModule],
  stores: { setups: ChartSetupsStore, markets: ComparedMarkets },
});
