import { Clock } from '../kernel/clock.port';
import { defineModule, provideClass } from '../kernel/provider';
import { Scheduler } from '../kernel/scheduler.port';
import { MarketDataPort } from '../markets/market-data.port';
import { MarketStreamPort } from '../markets/market-stream.port';
import { LocalStoragePort } from '../platform/local-storage.port';
import { UserPreferences } from '../platform/user-preferences';
import { Session } from '../session/session';
import { DeadManSwitch } from './dead-man-switch';
import { LimitQuestions } from './limit-questions';
import { PositionsPort } from './positions.port';
import { RiskFactsReader } from './risk-facts';
import { RiskGuard } from './risk-guard';
import { RiskLimitBook } from './risk-limit-book';
import { TradingPort } from './trading.port';

/** Somebody's own limits, without the guard that holds orders against them. */
export const riskLimitsModule = defineModule('application/risk-limits', [
  provideClass(RiskLimitBook, LocalStoragePort, Clock),
]);

/** What keeps an account from harm while somebody trades; stands on the modules of trading and of the limits. */
export const riskModule = defineModule('application/risk', [
  provideClass(RiskFactsReader, TradingPort, PositionsPort, MarketDataPort, UserPreferences, Clock),
  provideClass(LimitQuestions),
  provideClass(RiskGuard, RiskLimitBook, RiskFactsReader, LimitQuestions),
  provideClass(DeadManSwitch, TradingPort, MarketStreamPort, Scheduler, Clock, Session, LocalStoragePort),
]);
