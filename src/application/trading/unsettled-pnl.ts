import { decimal, type Decimal } from '../../domain/shared/decimal';
import { unsettledPnl } from '../../domain/trading/position-figures';
import { derived, type Startable, Subject, type Unsubscribe } from '../kernel/observable-value';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { ContractStreamPort } from '../markets/contract-stream.port';
import { Session } from '../session/session';
import { Positions } from './positions';
import { whileLoggedIn } from './while-logged-in';

/**
 * What the account's positions have made or lost at the mark since their profit was last settled, together: it is
 * worth as much as a balance and becomes one at the next settlement. In what contracts are settled in, USDT.
 */
export class UnsettledPnl implements Startable {
  static readonly needs: Needs<typeof UnsettledPnl> = [Session, Positions, ContractStreamPort];

  readonly #marks = new Subject<ReadonlyMap<string, Decimal>>(new Map());
  readonly #following = new Map<string, Unsubscribe>();
  readonly #sum = derived(() => {
    const marks = this.#marks.current;
    const held = this.positions.value;
    return held && unsettledPnl(held, ({ symbol, markPrice }) => marks.get(symbol) ?? markPrice);
  });

  constructor(
    private readonly session: Session,
    private readonly positions: Pick<Positions, 'start' | 'state' | 'value' | 'failure'>,
    private readonly stream: Pick<ContractStreamPort, 'onMarkPrice'>,
  ) {}

  /** `undefined` before the positions are known, or where they cannot be read. */
  get current(): Decimal | undefined {
    return this.#sum();
  }

  /** Whether it is still to come. */
  get awaited(): boolean {
    return this.current === undefined && this.positions.failure === undefined;
  }

  readonly start = shared(() =>
    whileLoggedIn(this.session, () => [this.#follow(), this.positions.start(), () => this.#followJust(new Set())]),
  );

  #follow(): Unsubscribe {
    const follow = (): void => this.#followJust(new Set(this.positions.value?.map(({ symbol }) => symbol)));
    follow();
    return this.positions.state.subscribe(follow);
  }

  #followJust(symbols: ReadonlySet<string>): void {
    for (const [symbol, stop] of this.#following) {
      if (symbols.has(symbol)) continue;
      stop();
      this.#following.delete(symbol);
      const marks = new Map(this.#marks.current);
      // It would be an old one when the contract is held again.
      if (marks.delete(symbol)) this.#marks.set(marks);
    }
    for (const symbol of symbols)
      if (!this.#following.has(symbol))
        this.#following.set(
          symbol,
          this.stream.onMarkPrice(symbol, ({ price }) =>
            this.#marks.set(new Map(this.#marks.current).set(symbol, decimal(price))),
          ),
        );
  }
}
