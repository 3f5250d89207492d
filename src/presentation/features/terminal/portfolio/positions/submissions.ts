import { observable, runInAction } from 'mobx';
import { positionKey, type Position } from '../../../../../domain/trading/position';

/** About which positions something is on its way, whichever dialog it was that sent it: one thing at a time. */
export class Submissions {
  readonly #sent = observable.set<string>();

  has(position: Position): boolean {
    return this.#sent.has(positionKey(position));
  }

  /** Until it is known what became of it. */
  async during<T>(positions: readonly Position[], act: () => Promise<T>): Promise<T> {
    const keys = positions.map(positionKey);
    runInAction(() => keys.forEach((key) => this.#sent.add(key)));
    try {
      return await act();
    } finally {
      runInAction(() => keys.forEach((key) => this.#sent.delete(key)));
    }
  }
}
