import { hour } from '../../../src/domain/shared/instant';
import type { Instrument } from '../model/instrument';
import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import type { MarginCommand, Ratio } from '../model/margin-model';
import { type Ticks, type Units, one, unitsFromText } from '../model/units';
import type { OrderBook } from '../book/order-book';
import { MarketMarks } from './market-marks';

type Override = Extract<MarginCommand, { type: 'overridePrice' | 'overrideFunding' | 'setFundingCap' }>;

const sampleEvery = 5_000;
/** Quote units behind the impact prices of the premium. */
export const impactNotional = 10_000n * one;

/** Index, mark and premium of every contract (protocol 4.3). */
export class Prices {
  readonly markets = new Map<string, MarketMarks>();
  /** Index prices of spot markets by an administrator's word. */
  readonly spotOverrides = new Map<string, Units>();

  constructor(private readonly books: ReadonlyMap<string, OrderBook>) {
    for (const { instrument } of books.values()) {
      if (!instrument.perpetual) continue;
      const { fundingCap = '0.0075', fundingFloor = `-${fundingCap}` } = instrument.specification;
      this.markets.set(instrument.symbol, new MarketMarks(unitsFromText(fundingCap), unitsFromText(fundingFloor)));
    }
  }

  /** Takes an administrator's word; prices follow it at once. @returns why it was refused */
  override(command: Override, at: number): RejectionReason | undefined {
    const reason = this.#override(command);
    const marks = this.markets.get(command.symbol);
    if (marks !== undefined) {
      const book = this.books.get(command.symbol)!;
      marks.index = this.#indexOf(book, marks);
      marks.mark = this.#markOf(book, marks, marks.index, at);
    }
    return reason;
  }

  #override(command: Override): RejectionReason | undefined {
    const { symbol } = command;
    const marks = this.markets.get(symbol);
    if (!this.books.has(symbol)) return 'unknownMarket';
    if (command.type === 'overridePrice') {
      const { value, price } = command;
      if (value !== undefined && value <= 0n) return 'priceOutOfBounds';
      if (price === 'mark') {
        if (marks === undefined) return 'unknownMarket';
        marks.markOverride = value;
      } else if (marks !== undefined) marks.indexOverride = value;
      else if (value === undefined) this.spotOverrides.delete(symbol);
      else this.spotOverrides.set(symbol, value);
      return undefined;
    }
    if (marks === undefined) return 'unknownMarket';
    if (command.type === 'overrideFunding') marks.rateOverride = command.rate;
    else {
      if (command.cap < command.floor) return 'priceOutOfBounds';
      marks.cap = command.cap;
      marks.floor = command.floor;
    }
    return undefined;
  }

  /** Quote units for one of the base. */
  index(symbol: string): Units | undefined {
    const marks = this.markets.get(symbol);
    if (marks !== undefined)
      return marks.indexOverride ?? marks.index ?? this.#spotIndex(this.books.get(symbol)!.instrument);
    return this.#spotPrice(symbol);
  }

  mark(symbol: string): Units | undefined {
    const marks = this.markets.get(symbol);
    if (marks === undefined) return undefined;
    return marks.markOverride ?? marks.mark ?? fairOf(this.books.get(symbol)!) ?? this.index(symbol);
  }

  /** What one of an asset is worth in the quote asset. */
  worthOf(asset: string, quote: string): Units | undefined {
    if (asset === quote) return one;
    return this.#spotPrice(`SPOT_${asset}_${quote}`);
  }

  /** Takes the prices of the moment; the premium is sampled when its time has come. */
  take(at: number): void {
    for (const [symbol, marks] of this.markets) {
      const book = this.books.get(symbol)!;
      const index = this.#indexOf(book, marks);
      const fair = fairOf(book);
      marks.index = index;
      if (index !== undefined && fair !== undefined && at >= marks.sampledAt + sampleEvery) {
        marks.sampledAt = at;
        marks.addBasis(fair - index);
        marks.premiumSum += premium(book, index, fair);
        marks.premiumCount += 1;
      }
      marks.mark = this.#markOf(book, marks, index, at);
    }
  }

  /** What index and mark would be if they were taken at this moment. */
  atMoment(symbol: string, at: number): { readonly index: Units | undefined; readonly mark: Units | undefined } {
    const marks = this.markets.get(symbol)!;
    const book = this.books.get(symbol)!;
    const index = this.#indexOf(book, marks);
    return { index, mark: marks.markOverride ?? this.#markOf(book, marks, index, at) };
  }

  #indexOf({ instrument }: OrderBook, marks: MarketMarks): Units | undefined {
    return marks.indexOverride ?? this.#spotIndex(instrument);
  }

  #markOf(book: OrderBook, marks: MarketMarks, index: Units | undefined, at: number): Units | undefined {
    const fair = fairOf(book);
    if (index === undefined || fair === undefined) return fair ?? index;
    return median(this.#fundedIndex(book.instrument, marks, index, at), index + marks.meanBasis, fair);
  }

  #fundedIndex(instrument: Instrument, marks: MarketMarks, index: Units, at: number): Units {
    const interval = intervalOf(instrument);
    const left = BigInt(Math.max(0, Math.min(interval, marks.nextAt - at)));
    return index + (index * marks.lastRate * left) / (one * BigInt(interval));
  }

  #spotPrice(symbol: string): Units | undefined {
    const book = this.books.get(symbol);
    return this.spotOverrides.get(symbol) ?? (book && fairOf(book));
  }

  #spotIndex({ underlying, quoteAsset }: Instrument): Units | undefined {
    const worth = this.worthOf(underlying.asset, quoteAsset);
    return worth === undefined ? undefined : worth * BigInt(underlying.multiple);
  }
}

/** Milliseconds between two settlements of funding. */
export function intervalOf({ specification }: Instrument): number {
  return (specification.fundingIntervalHours ?? 8) * hour;
}

/** Median of best bid, best ask and last trade; with less than all three, what there is of them. */
function fairOf(book: OrderBook): Units | undefined {
  const [bid, ask, last] = [book.bids.best?.price, book.asks.best?.price, book.lastPrice];
  const { instrument } = book;
  if (bid !== undefined && ask !== undefined) {
    return last === undefined
      ? (instrument.tickUnits * BigInt(bid + ask)) / 2n
      : instrument.priceUnits(Math.max(bid, Math.min(ask, last)));
  }
  const price = last ?? bid ?? ask;
  return price === undefined ? undefined : instrument.priceUnits(price);
}

/** How far the contract can be bought and sold from its index, as a ratio. */
function premium(book: OrderBook, index: Units, fair: Units): Ratio {
  const [bid, ask] = [impactPrice(book, 'BUY'), impactPrice(book, 'SELL')];
  const middle = bid === undefined || ask === undefined ? fair : (bid + ask) / 2n;
  return ((middle - index) * one) / index;
}

/** Average price of a market order of the usual size against one side; undefined when the side is thinner. */
function impactPrice(book: OrderBook, side: 'BUY' | 'SELL'): Units | undefined {
  const { instrument } = book;
  let quantity = 0;
  let notional = 0n;
  for (const level of book.side(side).fromBest()) {
    const part = instrument.notional(level.price, level.quantity);
    if (notional + part < impactNotional) {
      quantity += level.quantity;
      notional += part;
      continue;
    }
    const steps = stepsWorth(instrument, level.price, impactNotional - notional);
    return ((notional + instrument.notional(level.price, steps)) * one) / instrument.baseUnits(quantity + steps);
  }
  return undefined;
}

function stepsWorth(instrument: Instrument, price: Ticks, amount: Units): number {
  return Number(amount / (BigInt(price) * instrument.factor)) + 1;
}

function median(a: Units, b: Units, c: Units): Units {
  const [low, high] = a < b ? [a, b] : [b, a];
  return c < low ? low : c > high ? high : c;
}
