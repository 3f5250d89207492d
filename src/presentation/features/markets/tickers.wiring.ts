import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, entry, provideClass } from '../../../application/kernel/provider';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { MarketStreamPort } from '../../../application/markets/market-stream.port';
import { PacedFrames } from '../../../application/markets/paced-frames';
import { Environment } from '../../../application/platform/environment';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { TickersStore } from './tickers.store';

/** Loaded and started with the shell: prices are there when the first page is. */
export const tickersModule = defineModule('presentation/tickers', [
  provideClass(PacedFrames, Scheduler, LocalStoragePort),
  entry(provideClass(TickersStore, MarketStreamPort, PacedFrames, Clock, Environment)),
]);
