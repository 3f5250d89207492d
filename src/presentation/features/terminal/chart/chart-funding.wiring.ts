import { FundingPort } from '../../../../application/markets/funding.port';
import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { routeModule } from '../../../runtime/route';
import { ChartFunding, type ChartFundingStores } from './chart-funding.view';
import { SettledRates } from './settled-rates';

const settledRates = defineModule('presentation/settled-rates', [provideClass(SettledRates, FundingPort)]);

export const chartFunding = routeModule<ChartFundingStores>({
  Page: ChartFunding,
  modules: [settledRates],
  stores: { rates: SettledRates },
});
