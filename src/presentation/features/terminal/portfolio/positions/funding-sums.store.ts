import { observable, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../../../application/kernel/observable-value';
import { Scheduler } from '../../../../../application/kernel/scheduler.port';
import { FundingSettlements } from '../../../../../application/trading/funding-settlements';
import { PositionsPort } from '../../../../../application/trading/positions.port';
import { wholeHistory } from '../../../../../application/trading/whole-history';
import type { Decimal } from '../../../../../domain/shared/decimal';
import { minute } from '../../../../../domain/shared/instant';
import { positionKey, type Position } from '../../../../../domain/trading/position';
import { fundingOf } from '../../../../../domain/trading/position-funding';
import type { Needs } from '../../../../../application/kernel/token';

type Dated = Position & { readonly openedAt: number };

/** Funding paid and received by each position since it was opened. */
export class FundingSumsStore {
  static readonly needs: Needs<typeof FundingSumsStore> = [PositionsPort, FundingSettlements, Scheduler];
  static readonly perAccount = true;

  readonly #sums = observable.map<string, Decimal>({}, { deep: false });
  /** Of which reading, so that a slower one before it changes nothing. */
  readonly #readings = new Map<string, number>();
  readonly #failed = new Set<string>();
  #reading = 0;
  #held: readonly Position[] = [];

  constructor(
    private readonly positions: Pick<PositionsPort, 'fundingPayments'>,
    private readonly settlements: Pick<FundingSettlements, 'follow'>,
    private readonly scheduler: Scheduler,
  ) {}

  /** Above zero when more was received than paid; `undefined` before it is known. */
  of(position: Position): Decimal | undefined {
    return this.#sums.get(openingOf(position));
  }

  follow(held: readonly Position[]): void {
    const known = new Set(this.#held.map(openingOf));
    this.#held = held;
    void this.#read(held.filter((position) => !known.has(openingOf(position))));
  }

  /** Reads again after each settlement while it is on screen, and until it succeeds what could not be read. */
  start(): Unsubscribe {
    const stops = [
      this.settlements.follow(() => void this.#read(this.#held)),
      this.scheduler.every(minute, () => void this.#read(this.#held.filter((each) => this.#isMissing(each)))),
    ];
    return () => {
      stops.forEach((stop) => stop());
      // What is settled meanwhile is not heard: all of it is read anew.
      this.#held = [];
    };
  }

  #isMissing(position: Position): boolean {
    return !this.of(position) || this.#failed.has(openingOf(position));
  }

  async #read(positions: readonly Position[]): Promise<void> {
    const dated = positions.filter(isDated);
    const [first, ...others] = dated;
    if (!first) return;
    const reading = (this.#reading += 1);
    const symbol = others.every((each) => each.symbol === first.symbol) ? first.symbol : undefined;
    const from = Math.min(...dated.map(({ openedAt }) => openedAt));
    const answer = await wholeHistory(
      (page) => this.positions.fundingPayments({ symbol, from, ...page }),
      ({ id }) => id,
    );
    // Without it the column shows a dash: the positions themselves are not held up by it.
    runInAction(() => {
      for (const position of dated) {
        const opening = openingOf(position);
        if ((this.#readings.get(opening) ?? 0) > reading) continue;
        if (!answer.ok) this.#failed.add(opening);
        else {
          this.#readings.set(opening, reading);
          this.#failed.delete(opening);
          this.#sums.set(opening, fundingOf(position, position.openedAt, answer.value));
        }
      }
    });
  }
}

/** Without it nobody can tell what belongs to an earlier position. */
function isDated(position: Position): position is Dated {
  return position.openedAt !== undefined;
}

function openingOf(position: Position): string {
  return `${positionKey(position)} ${position.openedAt ?? ''}`;
}
