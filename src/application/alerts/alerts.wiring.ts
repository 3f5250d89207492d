import { Clock } from '../kernel/clock.port';
import { Log } from '../kernel/log.port';
import { defineModule, provideClass } from '../kernel/provider';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import { ContractStreamPort } from '../markets/contract-stream.port';
import { MarketDataPort } from '../markets/market-data.port';
import { MarketStreamPort } from '../markets/market-stream.port';
import { LocalStoragePort } from '../platform/local-storage.port';
import { Session } from '../session/session';
import { MarginPort } from '../trading/margin.port';
import { AlertEnginePort } from './alert-engine.port';
import { AlertFeeds } from './alert-feeds';
import { AlertPresence } from './alert-presence';
import { Alerts } from './alerts';

export const alertsModule = defineModule('application/alerts', [
  provideClass(AlertFeeds, MarketStreamPort, MarketDataPort, ContractStreamPort, MarginPort, Session, Scheduler, Clock, Log),
  provideClass(Alerts, AlertEnginePort, AlertFeeds, LocalStoragePort, MarketDataPort, Random, AlertPresence),
]);
