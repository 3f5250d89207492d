import { Clock } from '../../application/kernel/clock.port';
import { defineModule, entry, provideClass } from '../../application/kernel/provider';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { Environment } from '../../application/platform/environment';
import { TickersStore } from './tickers.store';

/** Loaded and started with the shell: prices are there when the first page is. */
export const tickersModule = defineModule('presentation/tickers', [
  entry(provideClass(TickersStore, MarketStreamPort, Scheduler, Clock, Environment)),
]);
