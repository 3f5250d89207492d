import { feedHealthModule } from '../../../../application/markets/feed-health.wiring';
import { orderBooksModule } from '../../../../application/markets/order-books.wiring';
import { riskLimitsModule, riskModule } from '../../../../application/trading/risk.wiring';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { DeadManStore } from './dead-man.store';
import { FeedHealthStore } from './feed-health.store';
import { LiveSummaryStore } from './live-summary.store';
import { RiskLimitsStore } from './risk-limits.store';
import { feedHealthStoreModule, riskLimitsStoreModule, trustStoresModule } from './trust-stores.wiring';
import { TrustPanel, type TrustPanelStores } from './trust-panel.view';

export const trustPanel = routeModule<TrustPanelStores>({
  Page: TrustPanel,
  modules: [
    tradingModule,
    orderBooksModule,
    feedHealthModule,
    riskLimitsModule,
    riskModule,
    riskLimitsStoreModule,
    feedHealthStoreModule,
    trustStoresModule,
  ],
  stores: { health: FeedHealthStore, deadMan: DeadManStore, limits: RiskLimitsStore, summary: LiveSummaryStore },
});
