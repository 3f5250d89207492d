import { zero, type Decimal } from '../../domain/shared/decimal';
import { Subject } from '../kernel/observable-value';
import { feesKey, feesPaid, type HeldPosition } from './fees-paid';
import type { TradingPort } from './trading.port';

/** What the positions of one contract have been charged since they were opened. */
export class ContractFees {
  readonly #paid = new Subject<ReadonlyMap<string, Decimal>>(new Map());
  readonly #asked = new Set<string>();

  constructor(private readonly trading: Pick<TradingPort, 'fills' | 'orderHistory' | 'openOrders'>) {}

  /** Reads what is not known yet; what could not be read is asked for again with the next change. */
  follow(positions: readonly HeldPosition[]): void {
    for (const position of positions) if (!position.holding.eq(0)) void this.#read(position);
  }

  /** In quote; `undefined` while that is not known. */
  of(position: HeldPosition | undefined): Decimal | undefined {
    return !position || position.holding.eq(0) ? zero : this.#paid.current.get(feesKey(position));
  }

  async #read(position: HeldPosition): Promise<void> {
    const key = feesKey(position);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const paid = await feesPaid(this.trading, position);
    if (paid) this.#paid.set(new Map([...this.#paid.current, [key, paid]]));
    else this.#asked.delete(key);
  }
}
