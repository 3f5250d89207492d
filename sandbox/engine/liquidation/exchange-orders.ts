import type { Steps, Ticks } from '../model/units';
import type { Moment } from '../model/moment';
import { advance, type Matcher } from '../matching/matcher';
import type { OrderBook } from '../book/order-book';
import type { OrderRegistry } from '../book/order-registry';
import type { Placement } from '../matching/placement';
import { plainTerms, RestingOrder } from '../book/resting-order';
import type { Contracts } from '../margin/contracts';
import type { Position } from '../ledger/account';

/** Orders that the exchange itself gives for an account, to end its positions. */
export class ExchangeOrders {
  constructor(
    private readonly registry: OrderRegistry,
    private readonly matcher: Matcher,
    private readonly placement: Placement,
    private readonly contracts: Contracts,
  ) {}

  /** Closes in the book, no worse than a price; what does not fill is cancelled. */
  sell(book: OrderBook, position: Position, price: Ticks, quantity: Steps, moment: Moment): RestingOrder {
    const order = this.#closing(position, price, quantity, moment);
    this.placement.enter(book, order, moment);
    return order;
  }

  /** Trades between two positions outside the book, without fees. */
  cross(position: Position, other: Position, price: Ticks, quantity: Steps, moment: Moment): void {
    const tradeId = this.matcher.nextTradeId++;
    const { instrument } = position;
    const side = position.holding > 0 ? 'SELL' : 'BUY';
    const trade = { tradeId, symbol: instrument.symbol, price, quantity, side, at: moment.at } as const;
    const notional = instrument.notional(price, quantity);
    for (const one of [position, other]) {
      const order = this.#order(one, one === position ? side : opposite(side), price, quantity, moment);
      this.registry.nextOrderId += 1;
      this.registry.tell(order, moment);
      advance(order, quantity, notional, moment.at);
      const pnl = this.contracts.book(order, price, quantity, notional, tradeId, moment);
      this.registry.tell(order, moment, order.fill(trade, 0n, pnl, one !== position));
      this.contracts.shrink(order, moment);
    }
  }

  #closing(position: Position, price: Ticks, quantity: Steps, moment: Moment): RestingOrder {
    return this.#order(position, position.holding > 0 ? 'SELL' : 'BUY', price, quantity, moment);
  }

  #order(position: Position, side: 'BUY' | 'SELL', price: Ticks, quantity: Steps, { at }: Moment): RestingOrder {
    const { account, instrument } = position;
    const terms = {
      ...plainTerms,
      reduceOnly: account.kind === 'customer',
      positionSide: position.side,
      marginMode: position.marginMode,
    };
    const order = new RestingOrder(
      this.registry.nextOrderId,
      0,
      account,
      instrument,
      side,
      'LIQUIDATE',
      price,
      quantity,
      undefined,
      at,
      terms,
    );
    order.position = position;
    return order;
  }
}

function opposite(side: 'BUY' | 'SELL'): 'BUY' | 'SELL' {
  return side === 'BUY' ? 'SELL' : 'BUY';
}
