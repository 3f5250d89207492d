import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Resource, ResourceState } from '../../../../application/kernel/resource';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { Needs } from '../../../../application/kernel/token';

/** The trading rules of every market, for orders and positions of markets that are not on the page. */
export class InstrumentsStore implements Startable {
  static readonly needs: Needs<typeof InstrumentsStore> = [MarketsQueries];

  readonly #resource: Resource<readonly Instrument[]>;
  all: readonly Instrument[] = [];

  constructor(queries: Pick<MarketsQueries, 'instruments'>) {
    this.#resource = queries.instruments();
    makeObservable(this, { all: observableRef, show: actionBound });
  }

  start(): Unsubscribe {
    const stop = this.#resource.subscribe(this.show);
    this.show(this.#resource.current);
    return stop;
  }

  show(state: ResourceState<readonly Instrument[]>): void {
    const known = state.status === 'ready' ? state.value : state.status === 'failed' ? state.previous : undefined;
    if (known) this.all = known;
  }

  of(symbol: string): Instrument | undefined {
    return this.all.find((instrument) => instrument.symbol === symbol);
  }
}
