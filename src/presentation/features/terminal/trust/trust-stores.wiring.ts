import { Clock } from '../../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { FeedHealth } from '../../../../application/markets/feed-health';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { DeadManSwitch } from '../../../../application/trading/dead-man-switch';
import { RiskLimitBook } from '../../../../application/trading/risk-limit-book';
import { DeadManStore } from './dead-man.store';
import { FeedHealthStore } from './feed-health.store';
import { LiveSummaryStore } from './live-summary.store';
import { PanelAgesStore } from './panel-ages.store';
import { RiskLimitsStore } from './risk-limits.store';

export const riskLimitsStoreModule = defineModule('presentation/risk-limits-store', [
  provideClass(RiskLimitsStore, RiskLimitBook, Clock),
]);

export const feedHealthStoreModule = defineModule('presentation/feed-health-store', [
  provideClass(FeedHealthStore, FeedHealth),
]);

export const panelAgesModule = defineModule('presentation/panel-ages', [
  provideClass(PanelAgesStore, FeedHealthStore, AccountStreamPort, Clock),
]);

export const trustStoresModule = defineModule('presentation/trust-stores', [
  provideClass(DeadManStore, DeadManSwitch),
  provideClass(LiveSummaryStore, Scheduler, LocalStoragePort),
]);
