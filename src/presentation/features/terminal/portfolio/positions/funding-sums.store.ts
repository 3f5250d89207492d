import { observable, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../../../application/kernel/observable-value';
import { Scheduler } from '../../../../../application/kernel/scheduler.port';
import { PositionsPort } from '../../../../../application/trading/positions.port';
import { zero, type Decimal } from '../../../../../domain/shared/decimal';
import { minute } from '../../../../../domain/shared/instant';
import { positionKey, type Position } from '../../../../../domain/trading/position';
import { fundedSide } from '../../../../../domain/trading/position-figures';
import type { Needs } from '../../../../../application/kernel/token';

/** Settlements are hours apart, and looked for just after. */
const refreshTime = minute;
const pageSize = 500;

/** Funding paid and received by each position since it was opened. */
export class FundingSumsStore {
  static readonly needs: Needs<typeof FundingSumsStore> = [PositionsPort, Scheduler];

  readonly #sums = observable.map<string, Decimal>({}, { deep: false });
  #held: readonly Position[] = [];

  constructor(
    private readonly positions: Pick<PositionsPort, 'fundingPayments'>,
    private readonly scheduler: Scheduler,
  ) {}

  /** Above zero when more was received than paid; `undefined` before it is known. */
  of(position: Position): Decimal | undefined {
    return this.#sums.get(openingOf(position));
  }

  follow(held: readonly Position[]): void {
    const known = new Set(this.#held.map(openingOf));
    this.#held = held;
    for (const position of held) if (!known.has(openingOf(position))) void this.#read(position);
  }

  /** Reads again from time to time while it is on screen. */
  start(): Unsubscribe {
    return this.scheduler.every(refreshTime, () => this.#held.forEach((position) => void this.#read(position)));
  }

  async #read(position: Position): Promise<void> {
    // Without it nobody can tell what belongs to an earlier position.
    if (position.openedAt === undefined) return;
    let sum = zero;
    for (let page = 1; ; page += 1) {
      const answer = await this.positions.fundingPayments({
        symbol: position.symbol,
        from: position.openedAt,
        page,
        size: pageSize,
      });
      // Without it the column shows a dash: the positions themselves are not held up by it.
      if (!answer.ok) return;
      for (const payment of answer.value.rows)
        if (position.positionSide === 'BOTH' || fundedSide(payment) === position.positionSide)
          sum = sum.plus(payment.amount);
      if (page * pageSize >= answer.value.total) break;
    }
    runInAction(() => this.#sums.set(openingOf(position), sum));
  }
}

function openingOf(position: Position): string {
  return `${positionKey(position)} ${position.openedAt ?? ''}`;
}
