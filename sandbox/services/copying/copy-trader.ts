import type { OrderSide } from '../../../src/domain/trading/order';
import type { ExchangeService } from '../../engine/exchange-service';
import { Instrument } from '../../engine/model/instrument';
import { one, type Steps, type Ticks, type Units } from '../../engine/model/units';
import type { OwnTrade } from '../../engine/statistics/trade-figures';
import { type CopyStrategies, marketsOf } from '../social/copy-strategies';
import type { TradingRecord } from '../social/trading-record';
import { type Copy, isFollowing } from './copy';
import { copyHoldings } from './copy-holdings';
import type { CopyOrders, Placement } from './copy-orders';
import type { CopyRepository } from './copy-repository';
import { closingSteps, type LeadTrade, openingNotional, opposite, priceLimit } from './copy-sizes';

/** What one order of a lead filled: its last trade, all parts added up, at the average price. */
type LeadOrder = Pick<OwnTrade, 'tradeId' | 'orderId' | 'symbol' | 'side' | 'price' | 'quantity' | 'closed'> &
  Pick<LeadTrade, 'before'>;

/** Places, for each trade of a lead, what the copies make of it. */
export class CopyTrader {
  readonly #instruments: ReadonlyMap<string, Instrument>;

  constructor(
    private readonly exchange: ExchangeService,
    private readonly repository: CopyRepository,
    private readonly strategies: CopyStrategies,
    private readonly record: TradingRecord,
    private readonly orders: CopyOrders,
  ) {
    this.#instruments = new Map(exchange.instruments.map((each) => [each.symbol, new Instrument(each)]));
  }

  /** All trades that the lead has made since the last one it saw, as long as its owner lets it. */
  async follow(copy: Copy): Promise<void> {
    const strategy = this.strategies.byId(copy.strategyId)!;
    const now = (): Copy => this.repository.byId(copy.copyId)!;
    for (const trade of this.#newTrades(copy, strategy.accountId)) {
      const counts = marketsOf[strategy.kind](trade.symbol) && (copy.terms.symbols?.includes(trade.symbol) ?? true);
      const current = this.repository.update(copy.copyId, { seenTrade: trade.tradeId });
      if (!counts) continue;
      if (!isFollowing(current)) return;
      await this.#close(current, trade);
      if (now().status === 'ACTIVE') await this.#open(current, trade, strategy.accountId);
    }
  }

  /** Oldest first. What one order filled since is one trade, in however many parts it was filled. */
  #newTrades(copy: Copy, leadAccount: string): readonly LeadOrder[] {
    const positions = new Map<string, Steps>();
    const orders: LeadOrder[] = [];
    for (const trade of this.exchange.trades.recentTrades(leadAccount)) {
      if (trade.tradeId <= copy.seenTrade) break;
      const { symbol, side, quantity } = trade;
      const after = positions.get(symbol) ?? this.exchange.trades.position(leadAccount, symbol).quantity;
      const before = after - (side === 'BUY' ? quantity : -quantity);
      positions.set(symbol, before);
      const [later] = orders;
      if (later?.orderId === trade.orderId) orders[0] = joined(trade, before, later);
      else orders.unshift({ ...trade, before });
    }
    return orders;
  }

  async #close(copy: Copy, trade: LeadOrder): Promise<void> {
    const { symbol, price } = trade;
    const instrument = this.#instruments.get(symbol)!;
    const own = copyHoldings(this.exchange, copy.accountId).get(symbol) ?? 0;
    const quantity = closingSteps(trade, own, copy.counter);
    const all = quantity === Math.abs(own);
    const tooSmall = quantity < instrument.minQuantity || instrument.belowMinimum(price, quantity);
    if (quantity === 0 || (tooSmall && !(all && instrument.perpetual))) return;
    await this.#send(copy, trade, true, {
      quantity,
      orderType: 'MARKET',
      ...(instrument.perpetual && { reduceOnly: true }),
    });
  }

  async #open(copy: Copy, trade: LeadOrder, leadAccount: string): Promise<void> {
    const { symbol, price } = trade;
    const side = copy.counter ? opposite(trade.side) : trade.side;
    const instrument = this.#instruments.get(symbol)!;
    // Spot that the lead sells beyond what the copy has seen bought cannot be sold short.
    if (!instrument.perpetual && side === 'SELL') return;
    const { kind } = this.strategies.byId(copy.strategyId)!;
    const notional = openingNotional(
      { ...trade, notional: instrument.notional(price, trade.quantity) },
      {
        worth: this.exchange.margin.summary(copy.accountId).totalAccountValue,
        leadWorth: this.record.series(leadAccount, marketsOf[kind]).equity.at(-1)!,
        exposure: this.#exposure(copy),
        opened: this.repository.opened(copy.copyId, trade.orderId),
        carried: this.repository.carried(copy.copyId, symbol, side),
      },
      copy.terms,
    );
    const limit = this.#withinBand(instrument, side, priceLimit(side, price, copy.terms.slippage));
    const quantity = Number(notional / instrument.notional(this.#dearest(symbol, side, limit), 1));
    const tooSmall = quantity < instrument.minQuantity || instrument.belowMinimum(Math.min(limit, price), quantity);
    if (copy.terms.mode === 'PROPORTIONAL') this.repository.carry(copy.copyId, symbol, side, tooSmall ? notional : 0n);
    if (tooSmall) return;
    await this.#send(copy, trade, false, {
      quantity: Math.min(quantity, instrument.maxQuantity),
      orderType: 'IOC',
      price: limit,
    });
  }

  /** What the market lets nobody bid or ask would be refused, where a better price is to be had. */
  #withinBand(instrument: Instrument, side: OrderSide, limit: Ticks): Ticks {
    const book = this.exchange.book(instrument.symbol, 1);
    const best = (side === 'BUY' ? book?.asks : book?.bids)?.[0]?.[0];
    if (best === undefined) return limit;
    return side === 'BUY' ? Math.min(limit, instrument.highestBid(best)) : Math.max(limit, instrument.lowestAsk(best));
  }

  /** The highest price the order can be filled at, so that it is never worth more than it may be. */
  #dearest(symbol: string, side: OrderSide, limit: Ticks): Ticks {
    const bid = this.exchange.book(symbol, 1)?.bids[0]?.[0];
    return side === 'BUY' || bid === undefined ? limit : Math.max(limit, bid);
  }

  #send(
    copy: Copy,
    { tradeId, orderId: leadOrder, symbol, side: leadSide, price: leadPrice }: LeadOrder,
    closing: boolean,
    order: Placement,
  ): Promise<void> {
    const side = copy.counter ? opposite(leadSide) : leadSide;
    return this.orders.send(copy, { tradeId, leadOrder, closing, symbol, side, leadPrice }, order);
  }

  #exposure({ accountId }: Copy): Units {
    let sum = 0n;
    for (const [symbol, held] of copyHoldings(this.exchange, accountId)) {
      const price = this.record.lastPrice(symbol) ?? 0n;
      sum += (this.record.quantity(symbol, Math.abs(held)) * price) / one;
    }
    return sum;
  }
}

/** An earlier part of an order with the later ones; the average price is rounded to a tick. */
function joined(part: OwnTrade, before: Steps, later: LeadOrder): LeadOrder {
  const quantity = part.quantity + later.quantity;
  const worth = part.price * part.quantity + later.price * later.quantity;
  return { ...later, before, quantity, closed: part.closed + later.closed, price: Math.round(worth / quantity) };
}
