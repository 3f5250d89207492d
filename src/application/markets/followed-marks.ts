import { decimal, type Decimal } from '../../domain/shared/decimal';
import { Subject, type Unsubscribe } from '../kernel/observable-value';
import type { ContractStreamPort } from './contract-stream.port';

/** The latest marks of some contracts, for as long as they are followed. */
export class FollowedMarks {
  readonly #marks = new Map<string, Subject<Decimal | undefined>>();
  readonly #following = new Map<string, Unsubscribe>();

  constructor(private readonly stream: Pick<ContractStreamPort, 'onMarkPrice'>) {}

  /** Follows just these contracts from now on. */
  follow(symbols: ReadonlySet<string>): void {
    for (const [symbol, stop] of this.#following) {
      if (symbols.has(symbol)) continue;
      stop();
      this.#following.delete(symbol);
      // It would be an old one when somebody asks again.
      this.#mark(symbol).set(undefined);
    }
    for (const symbol of symbols)
      if (!this.#following.has(symbol))
        this.#following.set(
          symbol,
          this.stream.onMarkPrice(symbol, ({ price }) => this.#mark(symbol).set(decimal(price))),
        );
  }

  /** Quote; `undefined` before the stream tells it. Who watches it hears of this contract alone. */
  of(symbol: string): Decimal | undefined {
    return this.#mark(symbol).current;
  }

  #mark(symbol: string): Subject<Decimal | undefined> {
    let mark = this.#marks.get(symbol);
    if (!mark) this.#marks.set(symbol, (mark = new Subject<Decimal | undefined>(undefined)));
    return mark;
  }
}
