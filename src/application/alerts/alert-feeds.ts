import { tickKindOf, type AlertRule, type AlertTick } from '../../domain/alerts/alert-rule';
import { minute, second } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import { Log } from '../kernel/log.port';
import type { Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import { ContractStreamPort } from '../markets/contract-stream.port';
import { MarketDataPort } from '../markets/market-data.port';
import { MarketStreamPort } from '../markets/market-stream.port';
import { OrderBookFeed } from '../markets/order-book-feed';
import { Session } from '../session/session';
import { MarginPort } from '../trading/margin.port';
import type { Needs } from '../kernel/token';

type Give = (ticks: readonly AlertTick[]) => void;

/** Levels a side that the balance of the book is reckoned over. */
const bookDepth = 50;
const bookPause = second;
const marginPause = 10 * second;
/** Whole minutes that a surge of volume is compared with, and the one that runs. */
const minutesRead = 21;

/** Brings what alert rules are judged by, and nothing that no rule asks for. */
export class AlertFeeds {
  static readonly needs: Needs<typeof AlertFeeds> = [
    MarketStreamPort,
    MarketDataPort,
    ContractStreamPort,
    MarginPort,
    Session,
    Scheduler,
    Clock,
    Log,
  ];

  readonly #open = new Map<string, Unsubscribe>();

  constructor(
    private readonly stream: MarketStreamPort,
    private readonly marketData: MarketDataPort,
    private readonly contracts: ContractStreamPort,
    private readonly margin: MarginPort,
    private readonly session: Session,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Opens what these rules need and closes what none needs any more. */
  follow(rules: readonly Pick<AlertRule, 'symbol' | 'condition'>[], give: Give): void {
    const needed = new Map(
      rules.map(({ symbol, condition }) => [
        `${tickKindOf(condition)} ${condition.kind === 'margin' ? '' : symbol}`,
        { kind: tickKindOf(condition), symbol },
      ]),
    );
    for (const [key, stop] of this.#open) {
      if (needed.has(key)) continue;
      stop();
      this.#open.delete(key);
    }
    for (const [key, { kind, symbol }] of needed)
      if (!this.#open.has(key)) this.#open.set(key, this.#start(kind, symbol, give));
  }

  #start(kind: AlertTick['kind'], symbol: string, give: Give): Unsubscribe {
    switch (kind) {
      case 'price':
        return this.#prices(symbol, give);
      case 'funding':
        return this.contracts.onFundingEstimate(symbol, ({ rate, at }) =>
          give([{ kind: 'funding', symbol, at, rate }]),
        );
      case 'imbalance':
        return this.#balance(symbol, give);
      case 'volume':
        return this.#volume(symbol, give);
      case 'margin':
        return this.#margin(give);
    }
  }

  /** The tickers tell where the price stands until the first trade; after that they could only be older than the trades. */
  #prices(symbol: string, give: Give): Unsubscribe {
    let traded = false;
    const stopTrades = this.stream.onTrade(symbol, ({ price, at }) => {
      traded = true;
      give([{ kind: 'price', symbol, at, price }]);
    });
    const stopTickers = this.stream.onTickers((message) => {
      if (traded || message.kind === 'bestBidOffer') return;
      const ticker = message.kind === 'list' ? message.tickers.find((each) => each.symbol === symbol) : message.ticker;
      if (ticker?.symbol === symbol) give([{ kind: 'price', symbol, at: message.at, price: ticker.close }]);
    });
    return () => {
      stopTrades();
      stopTickers();
    };
  }

  #balance(symbol: string, give: Give): Unsubscribe {
    const feed = new OrderBookFeed(symbol, {
      stream: this.stream,
      marketData: this.marketData,
      scheduler: this.scheduler,
      clock: this.clock,
      log: this.log,
    });
    const stopWatching = this.scheduler.every(bookPause, () => {
      if (feed.status.current !== 'live') return;
      const sum = (levels: readonly { readonly size: number }[]): number =>
        levels.reduce((total, { size }) => total + size, 0);
      const bids = sum(feed.book.bestBids(bookDepth));
      const asks = sum(feed.book.bestAsks(bookDepth));
      if (bids + asks > 0) give([{ kind: 'imbalance', symbol, at: this.clock.now(), bidShare: bids / (bids + asks) }]);
    });
    const stopFeed = feed.start();
    return () => {
      stopWatching();
      stopFeed();
    };
  }

  /** The minutes before come first, so that a surge right after is known for one. */
  #volume(symbol: string, give: Give): Unsubscribe {
    let stopped = false;
    let stopStream: Unsubscribe | undefined;
    const tickOf = ({ startAt, volume }: { readonly startAt: number; readonly volume: number }): AlertTick => ({
      kind: 'volume',
      symbol,
      at: startAt,
      minuteAt: startAt,
      volume,
    });
    void this.marketData.candles({ symbol, interval: '1m', limit: minutesRead }).then((answer) => {
      if (stopped) return;
      const runningSince = this.clock.now() - minute;
      if (answer.ok) give(answer.value.filter(({ startAt }) => startAt <= runningSince).map(tickOf));
      stopStream = this.stream.onCandle(symbol, '1m', (candle) => give([tickOf(candle)]));
    });
    return () => {
      stopped = true;
      stopStream?.();
    };
  }

  #margin(give: Give): Unsubscribe {
    const read = async (): Promise<void> => {
      if (this.session.state.current.status !== 'loggedIn') return;
      const answer = await this.margin.summary();
      const ratio = answer.ok ? answer.value.marginRatio : undefined;
      if (ratio) give([{ kind: 'margin', symbol: '', at: this.clock.now(), ratio: ratio.toNumber() }]);
    };
    void read();
    return this.scheduler.every(marginPause, () => void read());
  }
}
