import { Clock } from '../../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { MarketDataPort } from '../../../../application/markets/market-data.port';
import { routeModule } from '../../../runtime/route';
import { DepthPanel, type DepthPartStores } from './depth.view';
import { DepthStores } from './depth.store';

const stores = defineModule('presentation/depth', [provideClass(DepthStores, MarketDataPort, Scheduler, Clock)]);

export const depth = routeModule<DepthPartStores>({
  Page: DepthPanel,
  modules: [stores],
  stores: { depths: DepthStores },
});
