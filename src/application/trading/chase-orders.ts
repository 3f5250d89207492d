import { chasedPrice, hasEnded } from '../../domain/trading/chase';
import type { Order, OrderSide } from '../../domain/trading/order';
import { decimal, decimalText, parseDecimal, type Decimal } from '../../domain/shared/decimal';
import type { Milliseconds } from '../../domain/shared/instant';
import { isTransient, type Failure } from '../kernel/failure';
import { Subject, type ObservableValue, type Startable } from '../kernel/observable-value';
import { type Cancel, Scheduler } from '../kernel/scheduler.port';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { MarketDataPort } from '../markets/market-data.port';
import { MarketStreamPort } from '../markets/market-stream.port';
import { OwnStoragePort } from '../platform/own-storage.port';
import { Session } from '../session/session';
import { AccountStreamPort } from './account-stream.port';
import { EditOrder } from './edit-order.use-case';
import { TradingPort } from './trading.port';
import { whileLoggedIn } from './while-logged-in';

/** How often an order is moved at most: within what a host takes of one market (5 a second, protocol 3.9). */
export const chasePace: Milliseconds = 500;
/** What was chased before is asked about again where the exchange did not answer. */
export const resumePace: Milliseconds = 10_000;
const storageKey = 'chased-orders';
const most = 20;

/** An order that follows the best price of its side. */
export interface Chase {
  readonly orderId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly limit: Decimal;
  /** The market has gone further than it may: it waits at its limit. */
  readonly atLimit?: boolean | undefined;
  /** Why it stopped following; the order itself stays where it is. */
  readonly failure?: Failure | undefined;
}

interface Followed {
  chase: Chase;
  order: Order;
  moving: boolean;
}

/**
 * Moves open orders along with the best price of their side, up to a limit. It is pages that move them, each those that
 * this device keeps: while no page of the product is open they wait where they are, and are followed again when one is
 * opened on this device; one that is stopped on a page is moved by none. A change keeps an order's type: what is
 * post-only never takes, a plain limit order only if the market moves while the change is on its way.
 */
export class ChaseOrders implements Startable {
  static readonly needs: Needs<typeof ChaseOrders> = [
    MarketStreamPort,
    MarketDataPort,
    AccountStreamPort,
    TradingPort,
    EditOrder,
    OwnStoragePort,
    Scheduler,
    Session,
  ];

  readonly #list = new Subject<readonly Chase[]>([]);
  readonly #followed = new Map<string, Followed>();
  /** Kept by this device, and not yet taken up by this page. */
  #kept: readonly Chase[] = [];
  readonly #best = new Map<string, { readonly bid: number; readonly ask: number }>();
  readonly #looking = new Map<string, Promise<boolean>>();
  #ticking: Cancel | undefined;
  /** Which log-in it is. */
  #logIn = 0;
  /** The log-in for which it is asked which orders are open, or waited to be asked again. */
  #asking: number | undefined;

  constructor(
    private readonly stream: Pick<MarketStreamPort, 'onTickers'>,
    private readonly data: Pick<MarketDataPort, 'orderBook'>,
    private readonly account: Pick<AccountStreamPort, 'onExecutionReport' | 'connect'>,
    private readonly trading: Pick<TradingPort, 'openOrders'>,
    private readonly editOrder: Pick<EditOrder, 'edit'>,
    private readonly storage: OwnStoragePort,
    private readonly scheduler: Scheduler,
    private readonly session: Session,
  ) {}

  get list(): ObservableValue<readonly Chase[]> {
    return this.#list;
  }

  /** Follows while somebody is logged in; what was followed before the page was loaded is taken up again. */
  readonly start = shared(() =>
    whileLoggedIn(this.session, () => {
      const stops = [
        this.account.connect(),
        this.account.onExecutionReport(({ order }) => this.#reported(order)),
        this.stream.onTickers((message) => {
          if (message.kind !== 'bestBidOffer') return;
          for (const { symbol, bid, ask } of message.updates) this.#best.set(symbol, { bid, ask });
        }),
        this.storage.onChange(storageKey, (value) => this.#follow(readChases(value))),
      ];
      this.#logIn += 1;
      this.#follow(readChases(this.storage.read(storageKey)));
      return [
        ...stops,
        () => {
          this.#logIn += 1;
          this.#followed.clear();
          this.#kept = [];
          this.#show();
        },
      ];
    }),
  );

  chase(order: Order, limit: Decimal): void {
    const { orderId, symbol, side } = order;
    // The limit of now counts, not the one of before.
    this.#kept = this.#kept.filter((kept) => kept.orderId !== orderId);
    this.#followed.set(orderId, { chase: { orderId, symbol, side, limit }, order, moving: false });
    void this.#look(symbol);
    this.#keep();
  }

  /** The order stays where it is. */
  stop(orderId: string): void {
    if (this.#followed.delete(orderId)) this.#keep();
  }

  /** These are the chases of this device now: of before, by another page, or by another account. */
  #follow(chases: readonly Chase[]): void {
    const told = new Map(chases.map((chase) => [chase.orderId, chase]));
    for (const [orderId, followed] of this.#followed) {
      const chase = told.get(orderId);
      if (chase) followed.chase = chase;
      // What failed here is shown here, and kept nowhere.
      else if (!followed.chase.failure) this.#followed.delete(orderId);
      told.delete(orderId);
    }
    this.#kept = [...told.values()];
    this.#show();
    void this.#resume(this.#logIn);
  }

  async #resume(logIn: number): Promise<void> {
    if (this.#asking === logIn || this.#kept.length === 0 || logIn !== this.#logIn) return;
    this.#asking = logIn;
    const asked = this.#kept;
    const answer = await this.trading.openOrders({ page: 1, size: 500 });
    // What is somebody else's by now is not written down as theirs.
    if (logIn !== this.#logIn) return;
    const askAgain = (): void => {
      this.#asking = undefined;
      void this.#resume(logIn);
    };
    if (!answer.ok) {
      this.scheduler.after(resumePace, askAgain);
      return;
    }
    const kept = this.#kept;
    this.#kept = kept.filter((chase) => !asked.includes(chase));
    for (const chase of kept) {
      const order = asked.includes(chase) && answer.value.rows.find(({ orderId }) => orderId === chase.orderId);
      if (!order) continue;
      this.#followed.set(chase.orderId, { chase, order, moving: false });
      void this.#look(chase.symbol);
    }
    this.#keep();
    // What another page has chased since then may be younger than the answer.
    askAgain();
  }

  /**
   * Best prices of all markets are told of once a second: where one stands now is asked, by all its chases together.
   * What is told meanwhile is younger.
   *
   * @returns whether they are known
   */
  #look(symbol: string): Promise<boolean> {
    const looking = this.#looking.get(symbol) ?? this.#ask(symbol).finally(() => this.#looking.delete(symbol));
    this.#looking.set(symbol, looking);
    return looking;
  }

  async #ask(symbol: string): Promise<boolean> {
    const before = this.#best.get(symbol);
    const answer = await this.data.orderBook(symbol, 1);
    if (this.#best.get(symbol) !== before) return true;
    const bid = answer.ok ? answer.value.bids[0]?.[0] : undefined;
    const ask = answer.ok ? answer.value.asks[0]?.[0] : undefined;
    if (bid === undefined || ask === undefined) return false;
    this.#best.set(symbol, { bid, ask });
    return true;
  }

  #reported(order: Order): void {
    const followed = this.#followed.get(order.orderId);
    if (!followed) return;
    followed.order = order;
    if (hasEnded(order.status)) this.stop(order.orderId);
    else this.#show();
  }

  #tick(): void {
    for (const followed of this.#followed.values()) void this.#move(followed);
  }

  async #move(followed: Followed): Promise<void> {
    if (followed.moving || !this.#wanted(followed)) return;
    followed.moving = true;
    try {
      // What was told may be a second old: a price that the market has passed would take.
      if (await this.#look(followed.chase.symbol)) await this.#send(followed);
    } finally {
      followed.moving = false;
    }
  }

  #wanted({ chase, order }: Followed): Decimal | undefined {
    const best = this.#best.get(chase.symbol);
    if (chase.failure || !order.price || !best || best.bid <= 0 || best.ask <= 0) return undefined;
    return chasedPrice(chase, order.price, { bid: decimal(best.bid), ask: decimal(best.ask) });
  }

  async #send(followed: Followed): Promise<void> {
    const { chase, order } = followed;
    const price = this.#wanted(followed);
    if (!price || this.#followed.get(chase.orderId) !== followed) return;
    const answer = await this.editOrder.edit(order, { price });
    if (answer.ok) {
      // The report may be on its way still; what was asked for is not asked for twice.
      if (followed.order === order) followed.order = { ...order, price };
      return this.#show();
    }
    const { error } = answer;
    // The market has passed the price on the way: it is joined with the next move.
    if (isTransient(error) || (error.kind === 'rejected' && error.reason === 'postOnlyWouldTake')) return;
    // Filled meanwhile, or moved by another page of this device: the report says so.
    if (!this.#followed.has(chase.orderId) || followed.order.price?.eq(price)) return;
    followed.chase = { ...chase, failure: error };
    this.#keep();
  }

  #keep(): void {
    const chases = [...this.#followed.values()].map(({ chase }) => chase).filter(({ failure }) => !failure);
    const kept = [...this.#kept, ...chases].slice(-most).map(({ orderId, symbol, side, limit }) => ({
      orderId,
      symbol,
      side,
      limit: decimalText(limit),
    }));
    this.storage.write(storageKey, JSON.stringify(kept));
    this.#show();
  }

  #show(): void {
    const chases = [...this.#followed.values()].map(({ chase, order }) =>
      order.price?.eq(chase.limit) ? { ...chase, atLimit: true } : chase,
    );
    this.#list.set(chases);
    if (chases.length > 0) this.#ticking ??= this.scheduler.every(chasePace, () => this.#tick());
    else {
      this.#ticking?.();
      this.#ticking = undefined;
    }
  }
}

/** What a device has kept; whatever is no chase is left out. */
function readChases(kept: string | undefined): readonly Chase[] {
  let list: unknown;
  try {
    list = JSON.parse(kept ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : []).flatMap((each: Partial<Record<keyof Chase, unknown>> | null) => {
    const limit = parseDecimal(each?.limit);
    return each &&
      typeof each.orderId === 'string' &&
      typeof each.symbol === 'string' &&
      (each.side === 'BUY' || each.side === 'SELL') &&
      limit
      ? [{ orderId: each.orderId, symbol: each.symbol, side: each.side, limit }]
      : [];
  });
}
