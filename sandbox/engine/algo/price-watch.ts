import type { TriggerPriceType } from '../model/algo-model';
import type { Ticks } from '../model/units';
import type { AlgoOrder } from './algo-order';
import { TriggerQueue, type Watch, type WatchPurpose } from './trigger-queue';

/** A price in ticks; a mark price may lie between two of them. */
export interface PriceRange {
  readonly low: Ticks;
  readonly high: Ticks;
}

interface Watched {
  readonly UP: TriggerQueue;
  readonly DOWN: TriggerQueue;
}

/** Which conditional orders wait for which price. A market in which none waits costs one look-up per trade. */
export class PriceWatch {
  readonly #markets: Readonly<Record<TriggerPriceType, Map<string, Watched>>> = {
    MARKET_PRICE: new Map(),
    MARK_PRICE: new Map(),
  };

  /** @param reached receives an order that was set off. @param activated receives a trailing stop that begins to follow. */
  constructor(
    private readonly reached: (order: AlgoOrder, price: Ticks) => void,
    private readonly activated: (order: AlgoOrder) => void,
  ) {}

  /** Markets in which an order waits for a mark price. */
  get marked(): Iterable<string> {
    return this.#markets.MARK_PRICE.keys();
  }

  /** Begins to watch for a waiting order. @param price where the market is; a trailing stop may follow from there at once. */
  arm(order: AlgoOrder, price: PriceRange | undefined): void {
    const { terms } = order;
    if (terms.algoType !== 'TRAILING_STOP') {
      if (terms.direction !== undefined) this.#watch(order, terms.direction, terms.triggerPrice!, 'trigger');
      return;
    }
    const selling = terms.side === 'SELL';
    if (!order.activated && price !== undefined) {
      const { activatedPrice } = terms;
      const there =
        activatedPrice === undefined || (selling ? price.low >= activatedPrice : price.high <= activatedPrice);
      if (there) this.#activate(order, selling ? price.low : price.high);
    }
    if (order.activated) this.#follow(order);
    else this.#watch(order, selling ? 'UP' : 'DOWN', terms.activatedPrice!, 'activate');
  }

  disarm(order: AlgoOrder): void {
    for (const end of order.unwatch.splice(0)) end();
  }

  /** The price moved: everything that waited for it is told, the nearest first. */
  moved(symbol: string, type: TriggerPriceType, { low, high }: PriceRange): void {
    const watched = this.#markets[type].get(symbol);
    if (watched === undefined) return;
    for (let watch = watched.UP.take(low); watch !== undefined; watch = watched.UP.take(low)) this.#act(watch, low);
    for (let watch = watched.DOWN.take(high); watch !== undefined; watch = watched.DOWN.take(high))
      this.#act(watch, high);
  }

  /** A trade, the frequent case of `moved`. */
  traded(symbol: string, price: Ticks): void {
    if (this.#markets.MARKET_PRICE.has(symbol)) this.moved(symbol, 'MARKET_PRICE', { low: price, high: price });
  }

  #act({ order, purpose }: Watch, price: Ticks): void {
    this.disarm(order);
    if (purpose === 'trigger') return this.reached(order, price);
    if (purpose === 'activate') this.#activate(order, price);
    else order.extreme = price;
    this.#follow(order);
  }

  #activate(order: AlgoOrder, price: Ticks): void {
    order.activated = true;
    order.extreme = price;
    this.activated(order);
  }

  /** Watches the price at which a trailing stop is set off, and the next better extreme. */
  #follow(order: AlgoOrder): void {
    const selling = order.terms.side === 'SELL';
    this.#watch(order, selling ? 'DOWN' : 'UP', order.stop!, 'trigger');
    this.#watch(order, selling ? 'UP' : 'DOWN', order.extreme! + (selling ? 1 : -1), 'follow');
  }

  #watch(order: AlgoOrder, direction: 'UP' | 'DOWN', price: Ticks, purpose: WatchPurpose): void {
    const markets = this.#markets[order.terms.triggerPriceType];
    const { symbol } = order.identity.instrument;
    let watched = markets.get(symbol);
    if (watched === undefined)
      markets.set(symbol, (watched = { UP: new TriggerQueue('UP'), DOWN: new TriggerQueue('DOWN') }));
    const watch: Watch = { price, order, purpose };
    watched[direction].add(watch);
    order.unwatch.push(() => watched[direction].remove(watch));
  }
}
