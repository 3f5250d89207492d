import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { known, type Resource, type ResourceState } from '../../../../application/kernel/resource';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import type { Instrument } from '../../../../domain/markets/instrument';
import { symbolOfSlug } from '../../../../domain/markets/market-symbol';
import type { Needs } from '../../../../application/kernel/token';

/** Which market the page is about, by its address. */
export class TradeMarketStore implements Startable {
  static readonly needs: Needs<typeof TradeMarketStore> = [MarketsQueries];

  readonly #resource: Resource<readonly Instrument[]>;
  state: ResourceState<readonly Instrument[]>;
  slug = '';

  constructor(queries: MarketsQueries) {
    this.#resource = queries.instruments();
    this.state = this.#resource.current;
    makeObservable(this, {
      state: observableRef,
      slug: observable,
      instruments: computed,
      instrument: computed,
      status: computed,
      choose: actionBound,
      show: actionBound,
    });
  }

  start(): Unsubscribe {
    const stop = this.#resource.subscribe(this.show);
    this.show(this.#resource.current);
    return stop;
  }

  show(state: ResourceState<readonly Instrument[]>): void {
    this.state = state;
  }

  /** @param slug the market's part of the address: BTC_USDT, BTC_PERP */
  choose(slug: string): void {
    this.slug = slug;
  }

  get instruments(): readonly Instrument[] | undefined {
    return known(this.state);
  }

  get instrument(): Instrument | undefined {
    const symbol = symbolOfSlug(this.slug);
    return this.instruments?.find((each) => each.symbol === symbol);
  }

  get status(): 'loading' | 'failed' | 'notFound' | 'found' {
    if (this.instrument) return 'found';
    if (this.instruments) return 'notFound';
    return this.state.status === 'failed' ? 'failed' : 'loading';
  }

  get failure(): Failure | undefined {
    return this.state.status === 'failed' ? this.state.failure : undefined;
  }

  retry(): void {
    void this.#resource.refresh();
  }
}
