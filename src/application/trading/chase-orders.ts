import { chasedPrice, hasEnded, isTakenBack } from '../../domain/trading/chase';
import { isConditional } from '../../domain/trading/algo-order';
import type { Order } from '../../domain/trading/order';
import type { Decimal } from '../../domain/shared/decimal';
import type { Milliseconds } from '../../domain/shared/instant';
import { isTransient } from '../kernel/failure';
import { Subject, type ObservableValue, type Startable } from '../kernel/observable-value';
import { type Cancel, Scheduler } from '../kernel/scheduler.port';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { MarketDataPort } from '../markets/market-data.port';
import { MarketStreamPort } from '../markets/market-stream.port';
import { OwnListsPort } from '../platform/own-lists.port';
import { Session } from '../session/session';
import { AccountStreamPort } from './account-stream.port';
import { type AskedChange, EditOrder } from './edit-order.use-case';
import { type Chase, hasStopped, KeptChases } from './kept-chases';
import { StandingPrices } from './standing-prices';
import { TradingPort } from './trading.port';
import { whileLoggedIn } from './while-logged-in';

/** How often an order is moved at most: within what a host takes of one market (5 a second, protocol 3.9). */
export const chasePace: Milliseconds = 500;
/** What was chased before is asked about again where the exchange did not answer. */
export const resumePace: Milliseconds = 10_000;

interface Followed {
  chase: Chase;
  order: Order;
  /** The order's price as the exchange told it last. */
  told: Decimal | undefined;
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
    OwnListsPort,
    Scheduler,
    Session,
  ];

  readonly #list = new Subject<readonly Chase[]>([]);
  readonly #followed = new Map<string, Followed>();
  readonly #kept: KeptChases;
  /** Kept by this device, and not yet taken up by this page. */
  #left: readonly Chase[] = [];
  /** Changes that this asks for itself. */
  readonly #own = new WeakSet<object>();
  readonly #prices: StandingPrices;
  #ticking: Cancel | undefined;
  /** Which log-in it is. */
  #logIn = 0;
  /** The log-in for which it is asked which orders are open, or waited to be asked again. */
  #asking: number | undefined;

  constructor(
    stream: Pick<MarketStreamPort, 'onTickers'>,
    data: Pick<MarketDataPort, 'orderBook'>,
    private readonly account: Pick<AccountStreamPort, 'onExecutionReport' | 'connect'>,
    private readonly trading: Pick<TradingPort, 'openOrders'>,
    private readonly editOrder: Pick<EditOrder, 'edit' | 'asked'>,
    storage: OwnListsPort,
    private readonly scheduler: Scheduler,
    private readonly session: Session,
  ) {
    this.#prices = new StandingPrices(stream, data);
    this.#kept = new KeptChases(storage);
  }

  get list(): ObservableValue<readonly Chase[]> {
    return this.#list;
  }

  /** Follows while somebody is logged in; what was followed before the page was loaded is taken up again. */
  readonly start = shared(() =>
    whileLoggedIn(this.session, () => {
      const stops = [
        this.account.connect(),
        this.account.onExecutionReport(({ order }) => this.#reported(order)),
        this.editOrder.asked.subscribe((asked) => asked && this.#asked(asked)),
        this.#prices.follow(),
        this.#kept.onChange(() => this.#follow(this.#kept.read())),
      ];
      this.#logIn += 1;
      this.#follow(this.#kept.read());
      return [
        ...stops,
        () => {
          this.#logIn += 1;
          this.#followed.clear();
          this.#left = [];
          this.#show();
        },
      ];
    }),
  );

  chase(order: Order, limit: Decimal): void {
    const { orderId, symbol, side } = order;
    // The limit of now counts, not the one of before.
    this.#left = this.#left.filter((left) => left.orderId !== orderId);
    const chase = { orderId, symbol, side, limit };
    this.#followed.set(orderId, following(chase, order));
    void this.#prices.look(symbol);
    this.#kept.put(chase);
    this.#show();
  }

  /** The order stays where it is. */
  stop(orderId: string): void {
    if (!this.#followed.delete(orderId)) return;
    this.#kept.remove(orderId);
    this.#show();
  }

  /** These are the chases of this device now: of before, by another page, or by another account. */
  #follow(chases: readonly Chase[]): void {
    const told = new Map(chases.map((chase) => [chase.orderId, chase]));
    for (const [orderId, followed] of this.#followed) {
      const chase = told.get(orderId);
      if (chase) followed.chase = chase;
      // What failed here is shown here, and kept nowhere.
      else if (!hasStopped(followed.chase)) this.#followed.delete(orderId);
      told.delete(orderId);
    }
    this.#left = [...told.values()];
    this.#show();
    void this.#resume(this.#logIn);
  }

  async #resume(logIn: number): Promise<void> {
    if (this.#asking === logIn || this.#left.length === 0 || logIn !== this.#logIn) return;
    this.#asking = logIn;
    const asked = this.#left;
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
    const known = this.#left.filter((chase) => asked.includes(chase));
    this.#left = this.#left.filter((chase) => !asked.includes(chase));
    for (const chase of known) {
      const order = answer.value.rows.find(({ orderId }) => orderId === chase.orderId);
      if (!order) {
        this.#kept.remove(chase.orderId);
        continue;
      }
      this.#followed.set(chase.orderId, following(chase, order));
      void this.#prices.look(chase.symbol);
    }
    this.#show();
    // What another page has chased since then may be younger than the answer.
    askAgain();
  }

  #reported(order: Order): void {
    const followed = this.#followed.get(order.orderId);
    if (!followed) return;
    const { told } = followed;
    followed.order = order;
    followed.told = order.price;
    if (hasEnded(order.status)) this.stop(order.orderId);
    // On another device, or by a program.
    else if (told && order.price && isTakenBack(order, told, order.price)) this.#edited(followed);
    else this.#show();
  }

  /** Before it is sent: no move of ours is sent after it. */
  #asked({ order, change }: AskedChange): void {
    if (isConditional(order) || this.#own.has(change)) return;
    const followed = this.#followed.get(order.orderId);
    if (followed && change.price && !followed.order.price?.eq(change.price)) this.#edited(followed);
  }

  #edited(followed: Followed): void {
    if (!hasStopped(followed.chase)) this.#leave(followed, { edited: true });
  }

  /** Its order stays where it is, or goes where somebody wants it. */
  #leave(followed: Followed, why: Pick<Chase, 'failure' | 'edited'>): void {
    followed.chase = { ...followed.chase, ...why };
    this.#kept.remove(followed.chase.orderId);
    this.#show();
  }

  #tick(): void {
    for (const followed of this.#followed.values()) void this.#move(followed);
  }

  async #move(followed: Followed): Promise<void> {
    if (followed.moving || !this.#wanted(followed)) return;
    followed.moving = true;
    try {
      // What was told may be a second old: a price that the market has passed would take.
      if (await this.#prices.look(followed.chase.symbol)) await this.#send(followed);
    } finally {
      followed.moving = false;
    }
  }

  #wanted({ chase, order }: Followed): Decimal | undefined {
    const best = this.#prices.of(chase.symbol);
    return hasStopped(chase) || !order.price || !best ? undefined : chasedPrice(chase, order.price, best);
  }

  async #send(followed: Followed): Promise<void> {
    const { chase, order } = followed;
    const price = this.#wanted(followed);
    if (!price || this.#followed.get(chase.orderId) !== followed) return;
    const change = { price };
    this.#own.add(change);
    const answer = await this.editOrder.edit(order, change);
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
    this.#leave(followed, { failure: error });
  }

  #show(): void {
    const chases = [...this.#followed.values()].map(({ chase, order }) =>
      !hasStopped(chase) && order.price?.eq(chase.limit) ? { ...chase, atLimit: true } : chase,
    );
    this.#list.set(chases);
    if (chases.length > 0) this.#ticking ??= this.scheduler.every(chasePace, () => this.#tick());
    else {
      this.#ticking?.();
      this.#ticking = undefined;
    }
  }
}

function following(chase: Chase, order: Order): Followed {
  return { chase, order, told: order.price, moving: false };
}
