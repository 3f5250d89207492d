import { Clock } from '../../application/kernel/clock.port';
import { Subject, type Unsubscribe } from '../../application/kernel/observable-value';
import type { Needs } from '../../application/kernel/token';
import { FeedMeter } from '../../application/markets/feed-meter';
import type { ConnectionState, MarketStreamPort } from '../../application/markets/market-stream.port';

const stop: Unsubscribe = () => undefined;

/** The public stream before its first message. */
export class UnheardMarketStreamAdapter implements MarketStreamPort {
  static readonly needs: Needs<typeof UnheardMarketStreamAdapter> = [Clock];

  readonly connection = new Subject<ConnectionState>({ phase: 'connecting', retry: 0 });
  readonly meter: FeedMeter;

  constructor(clock: Clock) {
    this.meter = new FeedMeter(clock);
  }

  connect = (): Unsubscribe => stop;
  reconnect = (): void => undefined;
  onTickers = (): Unsubscribe => stop;
  onOrderBook = (): Unsubscribe => stop;
  onTopOfBook = (): Unsubscribe => stop;
  onTrade = (): Unsubscribe => stop;
  onCandle = (): Unsubscribe => stop;
}
