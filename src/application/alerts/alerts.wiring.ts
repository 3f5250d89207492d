import { Clock } from '../kernel/clock.port';
import { Log } from '../kernel/log.port';
import { defineModule, provideClass } from '../kernel/provider';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import { ContractStreamPort } from '../markets/contract-stream.port';
import { MarketDataPort } from '../markets/market-data.port';
import { MarketStreamPort } from '../markets/market-stream.port';
import { Session } from '../session/session';
import { MarginPort } from '../trading/margin.port';
import { AlertBook } from './alert-book';
import { AlertEnginePort } from './alert-engine.port';
import { AlertFeeds } from './alert-feeds';
import { Alerts } from './alerts';
import { LeadershipPort } from './leadership.port';

export const alertsModule = defineModule('application/alerts', [
  provideClass(
    AlertFeeds,
    MarketStreamPort,
    MarketDataPort,
    ContractStreamPort,
    MarginPort,
    Session,
    Scheduler,
    Clock,
    Log,
  ),
  provideClass(Alerts, AlertEnginePort, AlertFeeds, AlertBook, MarketDataPort, Random, LeadershipPort),
]);
