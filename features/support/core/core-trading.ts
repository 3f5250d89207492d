import { Clock } from '../../../src/application/kernel/clock.port';
import { Session } from '../../../src/application/session/session';
import { MarketStreamPort } from '../../../src/application/markets/market-stream.port';
import { ChaseOrders } from '../../../src/application/trading/chase-orders';
import { CancelAllOrders } from '../../../src/application/trading/cancel-all-orders.use-case';
import { OrderSubmission } from '../../../src/application/trading/order-submission';
import type { Placement } from '../../../src/application/trading/place-once';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { OpenOrders } from '../../../src/application/trading/open-orders';
import { Balances } from '../../../src/application/trading/balances';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { orderProblems } from '../../../src/domain/trading/order-rules';
import { decimalMarks } from '../../../src/domain/platform/decimal-marks';
import { MarketsQueries } from '../../../src/application/markets/markets.queries';
import { OrderBasketStore } from '../../../src/presentation/features/order-basket/order-basket.store';
import { minute } from '../../../src/domain/shared/instant';
import { hasExpired, isOpen, type Order } from '../../../src/domain/trading/order';
import type { Composition } from '../../../src/main/composition';
import type { HostTrading } from '../../../tests/fakes/host-trading';
import type {
  BasketBid,
  BasketResult,
  FieldProblem,
  SeenBalance,
  SeenOrder,
  SeenTrade,
  TradingAbility,
  WantedOrder,
} from '../abilities/trading';
import type { Settle } from './core-actor';

export class CoreTrading implements TradingAbility {
  #placements: (Placement | { readonly status: 'busy' })[] = [];

  constructor(
    private readonly container: Composition,
    private readonly settle: Settle,
    public symbol: string | undefined,
  ) {}

  async open(market: string): Promise<void> {
    this.symbol = symbolOfSlug(market.replace(/[/-]/, '_'));
  }

  async bestBid(): Promise<string> {
    return String((await this.#book()).bids[0]![0]);
  }

  async bestOffer(): Promise<string> {
    return String((await this.#book()).asks[0]![0]);
  }

  async place(order: WantedOrder): Promise<void> {
    this.#placements.push(await this.settle(this.container.resolve(PlaceOrder).place(this.#intent(order))));
  }

  async buy(quantity: string): Promise<void> {
    await this.open('BTC/USDT');
    await this.place({ side: 'BUY', quantity });
  }

  async placeTwiceAtOnce(order: WantedOrder): Promise<void> {
    const placeOrder = this.container.resolve(PlaceOrder);
    const ticket = new OrderSubmission();
    const write = (): ReturnType<OrderSubmission['place']> =>
      ticket.place((onLost) => placeOrder.place(this.#intent(order), onLost));
    const both = [write(), write()];
    this.#placements.push(...(await this.settle(Promise.all(both))));
  }

  async problemsOf(wanted: WantedOrder): Promise<readonly FieldProblem[]> {
    const { side, price, quantity } = this.#intent(wanted);
    const book = await this.#book();
    const instrument = (await read(this.container.resolve(MarketDataPort).instruments())).find(
      ({ symbol }) => symbol === this.symbol,
    )!;
    const balances = await read(this.container.resolve(TradingPort).balances());
    const asset = side === 'BUY' ? instrument.quote : instrument.base;
    const problems = orderProblems(
      { side, type: price ? 'LIMIT' : 'MARKET', price, quantity },
      {
        instrument,
        bestBid: decimal(book.bids[0]![0]),
        bestAsk: decimal(book.asks[0]![0]),
        available: balances.find((balance) => balance.asset === asset)?.available,
      },
    );
    return problems.map(
      ({ field, reason }) => ({ field: field === 'amount' ? 'quantity' : field, reason }) as FieldProblem,
    );
  }

  async outcome(): ReturnType<TradingAbility['outcome']> {
    const status = this.#placements.at(-1)?.status;
    return status === 'busy' ? undefined : status;
  }

  async cancelAll(): Promise<void> {
    await this.settle(this.container.resolve(CancelAllOrders).cancelAll(this.symbol));
  }

  async chase(limit: string): Promise<void> {
    const chases = this.container.resolve(ChaseOrders);
    this.container.resolve(MarketStreamPort).connect();
    chases.start();
    const { current } = this.container.resolve(OpenOrders).state;
    const [order] = current.status === 'ready' ? current.value.filter(isOpen) : [];
    if (!order) throw new Error('There is no order to chase.');
    chases.chase(order, decimal(limit));
  }

  async sendBasket(bids: readonly BasketBid[], percentBelow: number): Promise<BasketResult> {
    const all = this.container.resolve(MarketsQueries).instruments();
    await this.settle(all.refresh());
    if (all.current.status !== 'ready') throw new Error('The markets could not be read.');
    const stop = this.container.resolve(Balances).start();
    await this.settle(this.container.resolve(Balances).refresh());
    const basket = this.container.resolve(OrderBasketStore);
    const marks = decimalMarks('en-US');
    for (const [index, { asset, quantity }] of bids.entries()) {
      const symbol = `SPOT_${asset}_USDT`;
      if (index === 0) basket.begin(all.current.value, symbol, marks);
      else basket.add(symbol);
      const book = await this.settle(this.container.resolve(MarketDataPort).orderBook(symbol, 1));
      if (!book.ok) throw new Error(book.error.kind);
      const price = decimal(book.value.bids[0]![0]).times(1 - percentBelow / 100);
      const tick = all.current.value.find((each) => each.symbol === symbol)!.tick;
      const line = basket.lines[index]!;
      line.quantity.fill(decimal(quantity));
      line.price.fill(price.div(tick).round(0, 0).times(tick));
    }
    const problems = basket.problems.map((each) => each.map(({ reason }) => reason));
    if (basket.review()) await this.settle(basket.send());
    stop();
    return {
      placed: basket.outcomes.filter((outcome) => outcome?.status === 'placed').length,
      problems,
    };
  }

  async chased(): Promise<number> {
    return this.container.resolve(ChaseOrders).list.current.length;
  }

  /** Orders that reached the exchange from this visit. */
  get port(): HostTrading {
    return this.container.resolve(TradingPort) as HostTrading;
  }

  async openOrders(): Promise<readonly SeenOrder[]> {
    const state = this.container.resolve(OpenOrders).state.current;
    return state.status === 'ready' ? state.value.filter(isOpen).map(seenOrder) : [];
  }

  async minutesLeft(): Promise<number | undefined> {
    const { current } = this.container.resolve(OpenOrders).state;
    const [order] = current.status === 'ready' ? current.value.filter(isOpen) : [];
    return order?.expiresAt === undefined
      ? undefined
      : (order.expiresAt - this.container.resolve(Clock).now()) / minute;
  }

  async expired(): Promise<number> {
    return (await read(this.port.orderHistory({ page: 1, size: 50 }))).rows.filter(hasExpired).length;
  }

  async orderHistory(): Promise<readonly SeenOrder[]> {
    return (await read(this.port.orderHistory({ page: 1, size: 50 }))).rows.map(seenOrder);
  }

  async fills(): Promise<readonly SeenTrade[]> {
    const { rows } = await read(this.port.fills({ page: 1, size: 50 }));
    return rows.map(({ side, price, quantity }) => ({
      side,
      price: decimalText(price),
      quantity: decimalText(quantity),
    }));
  }

  async tape(): Promise<readonly SeenTrade[]> {
    const trades = await read(this.container.resolve(MarketDataPort).recentTrades(this.symbol!, 50));
    return trades.map(({ side, price, size }) => ({ side, price: String(price), quantity: String(size) }));
  }

  async balance(asset: string): Promise<SeenBalance | undefined> {
    const state = this.container.resolve(Balances).state.current;
    const balance = state.status === 'ready' ? state.value.find((each) => each.asset === asset) : undefined;
    return balance && { holding: decimalText(balance.holding), available: decimalText(balance.available) };
  }

  async askForSomethingPrivate(): Promise<void> {
    await this.settle(this.port.balances());
  }

  async isWhereTradingWas(): Promise<boolean> {
    return this.symbol !== undefined;
  }

  /** Pages offer it to whoever is logged out; here it is enough that a new log-in is possible. */
  async isOfferedToLogIn(): Promise<boolean> {
    return this.container.resolve(Session).state.current.status === 'loggedOut';
  }

  #intent({ side, quantity, price, minutes }: WantedOrder) {
    return {
      ...(minutes !== undefined && { expiresAt: this.container.resolve(Clock).now() + minutes * minute }),
      symbol: this.symbol!,
      side,
      type: price === undefined ? ('MARKET' as const) : ('LIMIT' as const),
      quantity: decimal(quantity),
      price: price === undefined ? undefined : decimal(price),
    };
  }

  #book() {
    return read(this.container.resolve(MarketDataPort).orderBook(this.symbol!, 50));
  }
}

async function read<T>(
  answer: Promise<
    { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly kind: string } }
  >,
): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(`The host refused: ${result.error.kind}`);
  return result.value;
}

function seenOrder(order: Order): SeenOrder {
  return {
    side: order.side,
    quantity: decimalText(order.quantity ?? order.executed),
    price: order.price && decimalText(order.price),
    filled: order.status === 'FILLED',
  };
}
