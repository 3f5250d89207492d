import { makeObservable, observableRef } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { OrderBookStore } from '../book/order-book.store';
import type { TapeStore } from '../book/tape.store';
import type { ChartStore } from '../chart/chart.store';
import type { OrderFormStore } from '../ticket/order-form.store';
import type { ContractDesk } from './contract-desk';

/** What the stores of one desk are made by. */
export interface DeskStores {
  readonly book: OrderBookStore;
  readonly tape: TapeStore;
  readonly chart: ChartStore;
  readonly form: OrderFormStore;
}

/**
 * One market as a group of panels shares it: its book, its trades, its chart and the order that is being written for
 * it. The trade page has one, linked groups of panels and the tiles of /multi-symbol have one each.
 */
export class MarketDesk {
  readonly book: OrderBookStore;
  readonly tape: TapeStore;
  readonly chart: ChartStore;
  readonly form: OrderFormStore;
  /** What a perpetual has beside; comes with the first part that needs it, never for a spot market. */
  contract: ContractDesk | undefined = undefined;

  constructor(
    readonly instrument: Instrument,
    { book, tape, chart, form }: DeskStores,
  ) {
    this.book = book;
    this.tape = tape;
    this.chart = chart;
    this.form = form;
    form.openMarket(instrument);
    makeObservable(this, { contract: observableRef });
  }

  /** Follows the market until stopped. */
  open(): Unsubscribe {
    const { book, tape, form, instrument } = this;
    const stops = [book.open(instrument.symbol), tape.open(instrument.symbol), form.start(), form.offerPrice()];
    return () => stops.forEach((stop) => stop());
  }
}
