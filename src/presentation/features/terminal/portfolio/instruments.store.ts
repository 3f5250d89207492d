import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { known, type Resource, type ResourceState } from '../../../../application/kernel/resource';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { Needs } from '../../../../application/kernel/token';

/** The trading rules of every market, for orders and positions of markets that are not on the page. */
export class InstrumentsStore implements Startable {
  static readonly needs: Needs<typeof InstrumentsStore> = [MarketsQueries];

  readonly #resource: Resource<readonly Instrument[]>;
  state: ResourceState<readonly Instrument[]>;

  constructor(queries: Pick<MarketsQueries, 'instruments'>) {
    this.#resource = queries.instruments();
    this.state = this.#resource.current;
    makeObservable(this, { state: observableRef, show: actionBound });
  }

  start(): Unsubscribe {
    const stop = this.#resource.subscribe(this.show);
    this.show(this.#resource.current);
    return stop;
  }

  show(state: ResourceState<readonly Instrument[]>): void {
    this.state = state;
  }

  /** None while they are not known; `failure` says why. */
  get all(): readonly Instrument[] {
    return known(this.state) ?? [];
  }

  get failure(): Failure | undefined {
    return this.state.status === 'failed' ? this.state.failure : undefined;
  }

  retry(): void {
    void this.#resource.refresh();
  }

  of(symbol: string): Instrument | undefined {
    return this.all.find((instrument) => instrument.symbol === symbol);
  }
}
