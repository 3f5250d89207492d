import { positionKey, type Position } from '../../domain/trading/position';
import { Subject } from '../kernel/observable-value';
import type { Needs } from '../kernel/token';

/** About which positions something is on its way, whichever dialog or key it was that sent it: one thing at a time. */
export class PositionSubmissions {
  static readonly needs: Needs<typeof PositionSubmissions> = [];

  readonly #sent = new Subject<readonly string[]>([]);

  has(position: Position): boolean {
    return this.#sent.current.includes(positionKey(position));
  }

  /** Until it is known what became of it. */
  async during<T>(positions: readonly Position[], act: () => Promise<T>): Promise<T> {
    const keys = positions.map(positionKey);
    this.#sent.set([...this.#sent.current, ...keys]);
    try {
      return await act();
    } finally {
      this.#sent.set(this.#sent.current.filter((key) => !keys.includes(key)));
    }
  }
}
