import { Recovery } from '../../../../application/kernel/recovery';
import type { Scheduler } from '../../../../application/kernel/scheduler.port';
import type { Needs } from '../../../../application/kernel/token';
import { MarketDataPort } from '../../../../application/markets/market-data.port';
import { MarketStreamPort } from '../../../../application/markets/market-stream.port';
import { OrderBookFeeds } from '../../../../application/markets/order-book-feeds';
import { PacedFrames } from '../../../../application/markets/paced-frames';
import { Contracts } from '../../../../application/trading/contracts';
import { Tickets } from '../../../../application/trading/ticket/tickets';
import type { Instrument } from '../../../../domain/markets/instrument';
import { OrderBookStore } from './order-book.store';
import { TapeStore } from './tape.store';
import { ChartStore } from './chart.store';
import { TradePreferencesStore } from './trade-preferences.store';
import { MarketStores } from './market-stores';

/** Puts each market that is looked at together. */
export class Markets {
  static readonly needs: Needs<typeof Markets> = [
    OrderBookFeeds,
    MarketDataPort,
    MarketStreamPort,
    PacedFrames,
    Tickets,
    Contracts,
    TradePreferencesStore,
    Recovery,
  ];

  constructor(
    private readonly feeds: OrderBookFeeds,
    private readonly marketData: MarketDataPort,
    private readonly stream: MarketStreamPort,
    private readonly scheduler: Scheduler,
    private readonly tickets: Tickets,
    private readonly contracts: Contracts,
    private readonly preferences: TradePreferencesStore,
    private readonly recovery: Recovery,
  ) {}

  market(instrument: Instrument): MarketStores {
    const book = new OrderBookStore(this.feeds);
    // A feed that runs already has its levels for the first drawing.
    book.follow(this.feeds.open(instrument.symbol));
    const tape = new TapeStore(this.marketData, this.stream, this.scheduler, this.recovery);
    const contract = this.contracts.of(instrument);
    const lastPrice = (): number | undefined => tape.last;
    const ticket = this.tickets.open({ instrument, book, lastPrice, contract, preferences: this.preferences });
    return new MarketStores(instrument, {
      book,
      tape,
      chart: new ChartStore(this.marketData, this.stream, tape, this.recovery),
      ticket,
      contract,
      charge: () => this.tickets.charge(ticket),
    });
  }
}
