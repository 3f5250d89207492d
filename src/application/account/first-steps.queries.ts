import { type FirstStep, stepsDone } from '../../domain/account/first-steps';
import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { AlgoOrdersPort } from '../trading/algo-orders.port';
import { TradingPort } from '../trading/trading.port';

const one = { page: 1, size: 1 } as const;
/** Newest fills that are looked at for a sale. */
const some = { page: 1, size: 100 } as const;

/** How far somebody is with a first trade. */
export class FirstStepsQueries {
  static readonly needs: Needs<typeof FirstStepsQueries> = [ResourceCache, TradingPort, AlgoOrdersPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly trading: TradingPort,
    private readonly algos: AlgoOrdersPort,
  ) {}

  /** Never fresh for long: whoever shows it reads it again when an order changes. */
  done(): Resource<ReadonlySet<FirstStep>> {
    return this.cache.open({ key: ['account', 'firstSteps'], load: () => this.#read() });
  }

  async #read(): Outcome<ReadonlySet<FirstStep>> {
    const [balances, open, ended, closings, fills, waiting, over] = await Promise.all([
      this.trading.balances(),
      this.trading.openOrders(one),
      this.trading.orderHistory(one),
      this.trading.orderHistory({ ...one, closing: true }),
      this.trading.fills(some),
      this.algos.open(some),
      this.algos.ended(some),
    ]);
    if (!balances.ok) return balances;
    if (!open.ok) return open;
    if (!ended.ok) return ended;
    if (!closings.ok) return closings;
    if (!fills.ok) return fills;
    if (!waiting.ok) return waiting;
    if (!over.ok) return over;
    return success(
      stepsDone({
        balances: balances.value,
        orders: open.value.total + ended.value.total,
        closings: closings.value.total,
        fills: fills.value.rows,
        conditionals: [...waiting.value.rows, ...over.value.rows],
      }),
    );
  }
}
