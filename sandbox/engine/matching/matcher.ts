import { fillable } from '../book/fillable';
import { type Account } from '../ledger/account';
import { type Ledger, feeAccount } from '../ledger/ledger';
import { forgone } from '../ledger/rebate';
import type { Contracts } from '../margin/contracts';
import type { EngineFill } from '../model/orders';
import type { EngineTrade } from '../model/market-data';
import type { Steps, Ticks, Units } from '../model/units';
import type { Moment } from '../model/moment';
import type { OrderBook } from '../book/order-book';
import type { OrderRegistry } from '../book/order-registry';
import type { RestingOrder } from '../book/resting-order';

export interface MatcherHooks {
  /** Called once per trade, when both are booked; `notional` in quote units, each fee in its order's fee asset. */
  trade(
    trade: EngineTrade,
    notional: Units,
    maker: RestingOrder,
    taker: RestingOrder,
    makerFee: Units,
    takerFee: Units,
  ): void;
}

/** Matches a taker against the other side and books every execution in the ledger. */
export class Matcher {
  nextTradeId = 1;
  readonly #fees: Account;

  constructor(
    private readonly ledger: Ledger,
    private readonly registry: OrderRegistry,
    private readonly contracts: Contracts,
    private readonly hooks: MatcherHooks,
  ) {
    this.#fees = ledger.accounts.get(feeAccount)!;
  }

  /**
   * Fills the taker as far as price, quantity, amount and the other side allow. An account never trades
   * with itself: a taker that meets its own resting order stops there, and the caller cancels what is left.
   * @returns whether it stopped at its own order.
   */
  take(book: OrderBook, taker: RestingOrder, moment: Moment): boolean {
    const side = book.opposite(taker.side);
    const buying = taker.side === 'BUY';
    for (let level = side.best; level !== undefined && taker.remaining > 0; level = side.best) {
      if (buying ? level.price > taker.price : level.price < taker.price) break;
      const maker = level.first!;
      if (maker.account === taker.account) return true;
      let quantity = Math.min(book.turnOf(maker), taker.remaining);
      if (taker.amount !== undefined) quantity = Math.min(quantity, this.#affordable(book, taker, level.price));
      if (quantity === 0) break;
      this.#execute(book, maker, taker, level.price, quantity, moment);
    }
    return false;
  }

  /** Whether a taker would be filled completely. */
  fillsWhole(book: OrderBook, taker: RestingOrder): boolean {
    return fillable(book, taker).quantity === taker.quantity;
  }

  #affordable(book: OrderBook, taker: RestingOrder, price: Ticks): Steps {
    const left = taker.amount! - taker.executedNotional;
    return Number(left / (BigInt(price) * book.instrument.factor));
  }

  #execute(
    book: OrderBook,
    maker: RestingOrder,
    taker: RestingOrder,
    price: Ticks,
    quantity: Steps,
    moment: Moment,
  ): void {
    const { instrument } = book;
    const tradeId = this.nextTradeId++;
    const notional = instrument.notional(price, quantity);
    const base = instrument.baseUnits(quantity);
    advance(maker, quantity, notional, moment.at);
    advance(taker, quantity, notional, moment.at);
    book.shrunk(maker, quantity);
    this.registry.reserve(maker);
    let makerPnl: Units | undefined;
    let takerPnl: Units | undefined;
    if (instrument.perpetual) {
      makerPnl = this.contracts.book(maker, price, quantity, notional, tradeId, moment);
      takerPnl = this.contracts.book(taker, price, quantity, notional, tradeId, moment);
    } else {
      const [buyer, seller] = taker.side === 'BUY' ? [taker.account, maker.account] : [maker.account, taker.account];
      this.ledger.move(buyer.balance(instrument.quoteAsset), seller.balance(instrument.quoteAsset), notional);
      this.ledger.move(seller.balance(instrument.baseAsset), buyer.balance(instrument.baseAsset), base);
    }
    const makerFee = this.#charge(maker, true, base, notional, moment.at);
    const takerFee = this.#charge(taker, false, base, notional, moment.at);
    book.lastPrice = price;
    const trade: EngineTrade = { tradeId, symbol: instrument.symbol, price, quantity, side: taker.side, at: moment.at };
    this.hooks.trade(trade, notional, maker, taker, makerFee, takerFee);
    if (maker.remaining === 0) {
      book.remove(maker);
      this.registry.forget(maker);
    }
    moment.events?.push({ type: 'trade', trade });
    this.#report(maker, trade, makerFee, makerPnl, true, moment);
    this.#report(taker, trade, takerFee, takerPnl, false, moment);
    if (instrument.perpetual) {
      this.contracts.shrink(maker, moment);
      this.contracts.shrink(taker, moment);
    }
  }

  #charge(order: RestingOrder, maker: boolean, base: Units, notional: Units, at: number): Units {
    const { account, instrument } = order;
    const inBase = order.side === 'BUY' && !instrument.perpetual;
    const worth = inBase ? base : notional;
    const full = maker ? instrument.makerFee(worth, account.feeTier) : instrument.takerFee(worth, account.feeTier);
    const { rebate } = account;
    const fee =
      rebate && instrument.quoteAsset === 'USDT'
        ? full - forgone(rebate, { fee: full, base: inBase ? base : undefined, notional, at })
        : full;
    if (fee === 0n) return 0n;
    const asset = inBase ? instrument.baseAsset : instrument.quoteAsset;
    this.ledger.move(account.balance(asset), this.#fees.balance(asset), fee);
    order.fee += fee;
    order.position?.daily.addFee(fee);
    return fee;
  }

  /** Only customers are told about their orders; house orders are seen through book and trades. */
  #report(
    order: RestingOrder,
    trade: EngineTrade,
    fee: Units,
    pnl: Units | undefined,
    maker: boolean,
    moment: Moment,
  ): void {
    if (order.account.kind !== 'customer') return;
    const fill: EngineFill | undefined = moment.events && order.fill(trade, fee, pnl, maker);
    this.registry.tell(order, moment, fill);
  }
}

/** Counts an execution on an order. */
export function advance(order: RestingOrder, quantity: Steps, notional: Units, at: number): void {
  order.executed += quantity;
  order.executedNotional += notional;
  order.status = order.remaining === 0 ? 'FILLED' : 'PARTIAL_FILLED';
  order.updatedAt = at;
}
