import type { Scheduler } from '../../../../application/kernel/scheduler.port';
import { MarketDataPort } from '../../../../application/markets/market-data.port';
import { MarketStreamPort } from '../../../../application/markets/market-stream.port';
import { OrderBookFeeds } from '../../../../application/markets/order-book-feeds';
import { PlaceOrder } from '../../../../application/trading/place-order.use-case';
import { TradingPort } from '../../../../application/trading/trading.port';
import type { Instrument } from '../../../../domain/markets/instrument';
import { BalancesStore } from '../account/balances.store';
import { OrderBookStore } from '../book/order-book.store';
import { TapeStore } from '../book/tape.store';
import { ChartStore } from '../chart/chart.store';
import { OrderFormStore } from '../ticket/order-form.store';
import { TicketDrafts } from '../ticket/ticket-drafts';
import { TradePreferencesStore } from '../trade-preferences.store';
import { MarketDesk } from './market-desk';
import type { Needs } from '../../../../application/kernel/token';
import { PacedFrames } from '../../../../application/markets/paced-frames';

/** Makes a desk for each market that is looked at. */
export class MarketDesks {
  static readonly needs: Needs<typeof MarketDesks> = [
    OrderBookFeeds,
    MarketDataPort,
    MarketStreamPort,
    PacedFrames,
    PlaceOrder,
    TradingPort,
    BalancesStore,
    TradePreferencesStore,
    TicketDrafts,
  ];

  constructor(
    private readonly feeds: OrderBookFeeds,
    private readonly marketData: MarketDataPort,
    private readonly stream: MarketStreamPort,
    private readonly scheduler: Scheduler,
    private readonly placeOrder: PlaceOrder,
    private readonly trading: TradingPort,
    private readonly balances: BalancesStore,
    private readonly preferences: TradePreferencesStore,
    private readonly drafts: TicketDrafts,
  ) {}

  desk(instrument: Instrument): MarketDesk {
    const book = new OrderBookStore(this.feeds);
    // A feed that runs already has its levels for the first drawing.
    book.follow(this.feeds.open(instrument.symbol));
    return new MarketDesk(instrument, {
      book,
      tape: new TapeStore(this.marketData, this.stream, this.scheduler),
      chart: new ChartStore(this.marketData, this.stream),
      form: new OrderFormStore(this.placeOrder, this.trading, book, this.balances, this.preferences, this.drafts),
    });
  }
}
