import { feedHealthModule } from '../../../../application/markets/feed-health.wiring';
import { orderBooksModule } from '../../../../application/markets/order-books.wiring';
import { PacedFrames } from '../../../../application/markets/paced-frames';
import { LimitQuestions } from '../../../../application/trading/limit-questions';
import { OrderGuards } from '../../../../application/trading/order-guards';
import { RiskGuard } from '../../../../application/trading/risk-guard';
import { riskLimitsModule, riskModule } from '../../../../application/trading/risk.wiring';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { TickersStore } from '../../markets/tickers.store';
import { DeadManStore } from './dead-man.store';
import { FeedHealthStore } from './feed-health.store';
import { LiveSummaryStore } from './live-summary.store';
import { RiskLimitsStore } from './risk-limits.store';
import { feedHealthStoreModule, riskLimitsStoreModule, trustStoresModule } from './trust-stores.wiring';
import { TrustStatus, type TrustStatusStores } from './trust-status.view';

export const trustStatus = routeModule<TrustStatusStores>({
  Page: TrustStatus,
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
  stores: {
    health: FeedHealthStore,
    deadMan: DeadManStore,
    limits: RiskLimitsStore,
    summary: LiveSummaryStore,
    tickers: TickersStore,
    frames: PacedFrames,
    guards: OrderGuards,
    guard: RiskGuard,
    questions: LimitQuestions,
  },
});
