import type { Account, Ledger } from './ledger';
import { feeAccount } from './ledger';
import type { EngineEvent, EngineFill, EngineTrade, Steps, Ticks, Units } from './model';
import type { OrderBook } from './order-book';
import type { RestingOrder } from './resting-order';

export interface MatcherHooks {
  /** Called once per trade, when both are booked; `notional` in quote units, each fee in its order's fee asset. */
  trade(trade: EngineTrade, notional: Units, maker: RestingOrder, taker: RestingOrder, makerFee: Units, takerFee: Units): void;
  /** A resting order was filled completely. */
  ended(order: RestingOrder): void;
}

const basisPoints = 10_000n;

/** Matches a taker against the other side and books every execution in the ledger. */
export class Matcher {
  nextTradeId = 1;
  private readonly fees: Account;

  constructor(
    private readonly ledger: Ledger,
    private readonly hooks: MatcherHooks,
  ) {
    this.fees = ledger.accounts.get(feeAccount)!;
  }

  /**
   * Fills the taker as far as price, quantity, amount and the other side allow. An account never trades
   * with itself: a taker that meets its own resting order stops there, and the caller cancels what is left.
   * @returns whether it stopped at its own order.
   */
  take(book: OrderBook, taker: RestingOrder, at: number, events: EngineEvent[] | undefined): boolean {
    const side = book.opposite(taker.side);
    const buying = taker.side === 'BUY';
    for (let level = side.best; level !== undefined && taker.remaining > 0; level = side.best) {
      if (buying ? level.price > taker.price : level.price < taker.price) break;
      const maker = level.first!;
      if (maker.account === taker.account) return true;
      let quantity = Math.min(maker.remaining, taker.remaining);
      if (taker.amount !== undefined) quantity = Math.min(quantity, this.affordable(book, taker, level.price));
      if (quantity === 0) break;
      this.execute(book, maker, taker, level.price, quantity, at, events);
    }
    return false;
  }

  /** What a taker of `limit` could get right now, and what it would cost, up to its own account's first order. */
  fillable(book: OrderBook, taker: RestingOrder): { quantity: Steps; notional: Units } {
    let quantity = 0;
    let notional = 0n;
    for (const level of book.opposite(taker.side).fromBest()) {
      if (quantity >= taker.quantity || (taker.side === 'BUY' ? level.price > taker.price : level.price < taker.price)) break;
      for (let maker = level.first; maker !== undefined && quantity < taker.quantity; maker = maker.next) {
        if (maker.account === taker.account) return { quantity, notional };
        const part = Math.min(maker.remaining, taker.quantity - quantity);
        quantity += part;
        notional += book.instrument.notional(level.price, part);
      }
    }
    return { quantity, notional };
  }

  private affordable(book: OrderBook, taker: RestingOrder, price: Ticks): Steps {
    const left = taker.amount! - taker.executedNotional;
    return Number(left / (BigInt(price) * book.instrument.factor));
  }

  private execute(book: OrderBook, maker: RestingOrder, taker: RestingOrder, price: Ticks, quantity: Steps, at: number, events: EngineEvent[] | undefined): void {
    const { instrument } = book;
    const tradeId = this.nextTradeId++;
    const notional = instrument.notional(price, quantity);
    const base = instrument.baseUnits(quantity);
    const buyer = taker.side === 'BUY' ? taker : maker;
    const seller = taker.side === 'BUY' ? maker : taker;
    if (!instrument.perpetual) {
      // The maker's hold was taken at this very price; a taker holds nothing yet.
      if (maker.side === 'BUY') this.ledger.freeze(maker.account.balance(instrument.quoteAsset), -notional);
      else this.ledger.freeze(maker.account.balance(instrument.baseAsset), -base);
    }
    this.ledger.move(buyer.account.balance(instrument.quoteAsset), seller.account.balance(instrument.quoteAsset), notional);
    this.ledger.move(seller.account.balance(instrument.baseAsset), buyer.account.balance(instrument.baseAsset), base);
    const makerFee = this.charge(maker, instrument.makerBps, base, notional);
    const takerFee = this.charge(taker, instrument.takerBps, base, notional);
    this.advance(maker, quantity, notional, at);
    this.advance(taker, quantity, notional, at);
    book.reduce(maker, quantity);
    book.lastPrice = price;
    const trade: EngineTrade = { tradeId, symbol: instrument.symbol, price, quantity, side: taker.side, at };
    this.hooks.trade(trade, notional, maker, taker, makerFee, takerFee);
    if (maker.remaining === 0) {
      book.remove(maker);
      this.hooks.ended(maker);
    }
    if (events === undefined) return;
    events.push({ type: 'trade', trade });
    report(events, maker, trade, makerFee, true);
    report(events, taker, trade, takerFee, false);
  }

  private charge(order: RestingOrder, bps: Units, base: Units, notional: Units): Units {
    if (bps === 0n) return 0n;
    const inBase = order.side === 'BUY' && !order.instrument.perpetual;
    // Rounded down to a unit, so that nobody pays more than the rate.
    const fee = ((inBase ? base : notional) * bps) / basisPoints;
    const asset = inBase ? order.instrument.baseAsset : order.instrument.quoteAsset;
    this.ledger.move(order.account.balance(asset), this.fees.balance(asset), fee);
    order.fee += fee;
    return fee;
  }

  private advance(order: RestingOrder, quantity: Steps, notional: Units, at: number): void {
    order.executed += quantity;
    order.executedNotional += notional;
    order.status = order.remaining === 0 ? 'FILLED' : 'PARTIAL_FILLED';
    order.updatedAt = at;
  }
}

/** Only customers are told about their orders; house orders are seen through book and trades. */
function report(events: EngineEvent[], order: RestingOrder, trade: EngineTrade, fee: Units, maker: boolean): void {
  if (order.account.kind !== 'customer') return;
  const { tradeId, symbol, price, quantity, at } = trade;
  const fill: EngineFill = {
    tradeId,
    orderId: order.orderId,
    accountId: order.account.accountId,
    symbol,
    side: order.side,
    price,
    quantity,
    fee,
    feeAsset: order.feeAsset,
    tag: 'default',
    positionSide: 'BOTH',
    realizedPnl: undefined,
    maker,
    at,
  };
  events.push({ type: 'order', order: order.view(), fill });
}
