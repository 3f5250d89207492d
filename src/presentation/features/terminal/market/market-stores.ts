import { autorun } from 'mobx';
import type { Later } from '../../../../application/kernel/later';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { ContractMarket } from '../../../../application/trading/contract-market';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { OrderBookStore } from './order-book.store';
import type { TapeStore } from './tape.store';
import type { ChartStore } from './chart.store';

/** How often a price that nobody chose moves with the market, in milliseconds. */
const pricePace = 250;

/** What a market is put together from. */
interface MarketParts {
  readonly book: OrderBookStore;
  readonly tape: TapeStore;
  readonly chart: ChartStore;
  readonly ticket: OrderTicket;
  /** Of a perpetual. */
  readonly contract: Later<ContractMarket> | undefined;
  /** Has the ticket know the account's fees. */
  readonly charge: () => Unsubscribe;
}

/**
 * One market as a group of panels shares it: its book, its trades, its chart and the order that is being written for
 * it. The trade page has one, linked groups of panels and the tiles of /multi-symbol have one each.
 */
export class MarketStores {
  readonly book: OrderBookStore;
  readonly tape: TapeStore;
  readonly chart: ChartStore;
  readonly ticket: OrderTicket;
  readonly #contract: Later<ContractMarket> | undefined;
  readonly #charge: () => Unsubscribe;

  constructor(
    readonly instrument: Instrument,
    { book, tape, chart, ticket, contract, charge }: MarketParts,
  ) {
    this.book = book;
    this.tape = tape;
    this.chart = chart;
    this.ticket = ticket;
    this.#contract = contract;
    this.#charge = charge;
  }

  /** What a perpetual has beside; never for a spot market, and not before it has come. */
  get contract(): ContractMarket | undefined {
    return this.#contract?.value;
  }

  get lastPrice(): number | undefined {
    return this.tape.last;
  }

  /** Follows the market until stopped. */
  open(): Unsubscribe {
    const { book, tape, ticket, instrument } = this;
    const stops = [
      book.open(instrument.symbol),
      tape.open(instrument.symbol),
      this.#charge(),
      autorun(
        () => {
          if (book.status === 'live') ticket.fields.followPrice();
        },
        { delay: pricePace },
      ),
    ];
    let open = true;
    void this.#contract?.load().then((contract) => {
      if (contract && open) stops.push(contract.start());
    });
    return () => {
      open = false;
      stops.forEach((stop) => stop());
    };
  }
}
