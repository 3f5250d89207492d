import type { Decimal } from '../../domain/shared/decimal';
import { unsettledPnl } from '../../domain/trading/position-figures';
import { derived, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { ContractStreamPort } from '../markets/contract-stream.port';
import { FollowedMarks } from '../markets/followed-marks';
import { Session } from '../session/session';
import { Positions } from './positions';
import { whileLoggedIn } from './while-logged-in';

/**
 * What the account's positions have made or lost at the mark since their profit was last settled, together: it is
 * worth as much as a balance and becomes one at the next settlement. In what contracts are settled in, USDT.
 */
export class UnsettledPnl implements Startable {
  static readonly needs: Needs<typeof UnsettledPnl> = [Session, Positions, ContractStreamPort];

  readonly #marks: FollowedMarks;
  readonly #sum = derived(() => {
    const held = this.positions.value;
    return held && unsettledPnl(held, ({ symbol, markPrice }) => this.#marks.of(symbol) ?? markPrice);
  });

  constructor(
    private readonly session: Session,
    private readonly positions: Pick<Positions, 'start' | 'state' | 'value'>,
    stream: Pick<ContractStreamPort, 'onMarkPrice'>,
  ) {
    this.#marks = new FollowedMarks(stream);
  }

  /** `undefined` before the positions are known, or where they cannot be read. */
  get current(): Decimal | undefined {
    return this.#sum();
  }

  readonly start = shared(() =>
    whileLoggedIn(this.session, () => [this.#follow(), this.positions.start(), () => this.#marks.follow(new Set())]),
  );

  #follow(): Unsubscribe {
    const follow = (): void => this.#marks.follow(new Set(this.positions.value?.map(({ symbol }) => symbol)));
    follow();
    return this.positions.state.subscribe(follow);
  }
}
