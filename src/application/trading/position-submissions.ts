import { second, type Milliseconds } from '../../domain/shared/instant';
import { positionKey, type Position } from '../../domain/trading/position';
import { Subject } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { liveValue } from './live-state';
import { Positions } from './positions';

/** How long a position that was traded is waited for: what was answered need not have changed it. */
export const changeTime: Milliseconds = 5 * second;

/** About which positions something is on its way, whichever dialog or key it was that sent it: one thing at a time. */
export class PositionSubmissions {
  static readonly needs: Needs<typeof PositionSubmissions> = [Positions, Scheduler];

  readonly #sent = new Subject<readonly string[]>([]);

  constructor(
    private readonly positions: Pick<Positions, 'state'>,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  has(position: Position): boolean {
    return this.#sent.current.includes(positionKey(position));
  }

  /** Until it is known what became of it. */
  async during<T>(positions: readonly Position[], act: () => Promise<T>): Promise<T> {
    const keys = positions.map(positionKey);
    this.#add(keys);
    try {
      return await act();
    } finally {
      this.#remove(keys);
    }
  }

  /** It has been traded at market: what is known of it is of before, until the stream brings what it is now. */
  untilChanged(position: Position): void {
    const { state } = this.positions;
    const key = positionKey(position);
    const hasChanged = (): boolean => {
      const held = liveValue(state.current);
      return held !== undefined && !held.some((each) => positionKey(each) === key && each.holding.eq(position.holding));
    };
    if (hasChanged()) return;
    this.#add([key]);
    const end = (): void => {
      stopListening();
      stopWaiting();
      this.#remove([key]);
    };
    const stopListening = state.subscribe(() => hasChanged() && end());
    const stopWaiting = this.scheduler.after(changeTime, end);
  }

  #add(keys: readonly string[]): void {
    this.#sent.set([...this.#sent.current, ...keys]);
  }

  /** One of each: a position may be waited for twice. */
  #remove(keys: readonly string[]): void {
    const left = [...this.#sent.current];
    for (const key of keys) left.splice(left.indexOf(key), 1);
    this.#sent.set(left);
  }
}
