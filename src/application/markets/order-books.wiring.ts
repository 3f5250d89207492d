import { Clock } from '../kernel/clock.port';
import { Log } from '../kernel/log.port';
import { defineModule, provideClass } from '../kernel/provider';
import { MarketDataPort } from './market-data.port';
import { MarketStreamPort } from './market-stream.port';
import { OrderBookFeeds } from './order-book-feeds';
import { PacedFrames } from './paced-frames';

/** The live books, shared by whatever shows or checks one. */
export const orderBooksModule = defineModule('application/order-books', [
  provideClass(OrderBookFeeds, MarketDataPort, MarketStreamPort, PacedFrames, Clock, Log),
]);
