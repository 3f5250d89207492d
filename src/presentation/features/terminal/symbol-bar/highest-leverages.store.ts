import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Needs } from '../../../../application/kernel/token';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { FuturesQueries } from '../../../../application/markets/futures.queries';

/** The most leverage that each perpetual allows at all; read while somebody looks. */
export class HighestLeveragesStore {
  static readonly needs: Needs<typeof HighestLeveragesStore> = [FuturesQueries];

  highest: ReadonlyMap<string, number> = new Map();

  constructor(private readonly futures: Pick<FuturesQueries, 'highestLeverages'>) {
    makeObservable(this, { highest: observableRef });
  }

  start(): Unsubscribe {
    const resource = this.futures.highestLeverages();
    const read = (): void => {
      const state = resource.current;
      if (state.status === 'ready') runInAction(() => (this.highest = state.value));
    };
    const stop = resource.subscribe(read);
    read();
    return stop;
  }

  /** `undefined` for a spot market, and while it is not known. */
  of(symbol: string): number | undefined {
    return this.highest.get(symbol);
  }
}
