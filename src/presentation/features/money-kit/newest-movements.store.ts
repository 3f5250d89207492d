import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { known, type ResourceState } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { MovementWatch, type WatchedMovements } from '../../../application/wallet/movement-watch';
import type { Result } from '../../../domain/shared/result';
import type { Movement } from '../../../domain/wallet/movement';

/** The newest deposits or withdrawals of an asset, as they move. */
export class NewestMovementsStore {
  static readonly needs: Needs<typeof NewestMovementsStore> = [MovementWatch];
  static readonly perAccount = true;

  state: ResourceState<readonly Movement[]> = { status: 'loading' };
  #watched: WatchedMovements | undefined;
  #stop: Unsubscribe = () => undefined;

  constructor(private readonly movements: MovementWatch) {
    makeObservable(this, { state: observableRef });
  }

  /** @returns how to stop; what is known is forgotten then */
  watch(watched: WatchedMovements): Unsubscribe {
    this.#stop();
    this.#watched = watched;
    runInAction(() => (this.state = { status: 'loading' }));
    this.refresh();
    return () => {
      // Whoever watches another asset by now goes on.
      if (this.#watched !== watched) return;
      this.#stop();
      this.#watched = undefined;
      runInAction(() => (this.state = { status: 'loading' }));
    };
  }

  /** Reads again now. */
  readonly refresh = (): void => {
    if (!this.#watched) return;
    this.#stop();
    this.#stop = this.movements.watch(this.#watched, (newest) => this.#show(newest));
  };

  get rows(): readonly Movement[] {
    return known(this.state) ?? [];
  }

  #show(newest: Result<readonly Movement[], Failure>): void {
    // That nothing was ever read is not that there is nothing.
    const previous = known(this.state);
    runInAction(() => {
      this.state = newest.ok
        ? { status: 'ready', value: newest.value, updatedAt: 0, refreshing: false }
        : { status: 'failed', failure: newest.error, ...(previous && { previous }) };
    });
  }
}
