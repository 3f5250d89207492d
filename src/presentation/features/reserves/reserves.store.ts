import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { CoverageAlarms } from '../../../application/reserves/coverage-alarms';
import { ReserveHistory } from '../../../application/reserves/reserve-history';
import { ReservesQueries } from '../../../application/reserves/reserves.queries';
import { known, type Resource, type ResourceState } from '../../../application/kernel/resource';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Needs } from '../../../application/kernel/token';
import type { Audit } from '../../../domain/reserves/audit';
import type { Coverage, ReserveFigures } from '../../../domain/reserves/reserve-figures';
import { reserveFigures } from '../../../domain/reserves/reserve-figures';
import type { ReserveSheet } from '../../../domain/reserves/reserve-sheet';
import type { Decimal } from '../../../domain/shared/decimal';
import { divide } from '../../../domain/shared/decimal';

type ReserveCurrency = 'USD' | 'BTC';
export const coverageOrders = ['value', 'asset', 'liabilities', 'ratio'] as const;
type CoverageOrder = (typeof coverageOrders)[number];

/** What the exchange holds and owes, as somebody wants to see it. */
export class ReservesStore {
  static readonly needs: Needs<typeof ReservesStore> = [ReservesQueries, ReserveHistory, CoverageAlarms];

  currency: ReserveCurrency = 'USD';
  withoutProductToken = false;
  order: CoverageOrder = 'value';
  state: ResourceState<ReserveSheet> = { status: 'loading' };
  audits: ResourceState<readonly Audit[]> = { status: 'loading' };

  constructor(
    readonly queries: ReservesQueries,
    readonly history: ReserveHistory,
    readonly alarms: CoverageAlarms,
  ) {
    makeObservable(this, {
      currency: observable,
      withoutProductToken: observable,
      order: observable,
      state: observableRef,
      audits: observableRef,
      figures: computed,
      coverage: computed,
      show: action,
      leaveProductTokenOut: action,
      sortBy: action,
    });
  }

  get sheet(): Resource<ReserveSheet> {
    return this.queries.sheet(this.withoutProductToken);
  }

  /** `undefined` before anything is known. */
  get figures(): ReserveFigures | undefined {
    const sheet = known(this.state);
    return sheet && reserveFigures(sheet);
  }

  get coverage(): readonly Coverage[] {
    return [...(this.figures?.coverage ?? [])].sort(orders[this.order]);
  }

  /** A value in USDT in the currency that was chosen; `undefined` where its price is not known. */
  valueOf(usdt: Decimal | undefined): Decimal | undefined {
    if (this.currency === 'USD' || usdt === undefined) return usdt;
    const price = this.figures?.bitcoinPrice;
    return price && divide(usdt, price);
  }

  show(currency: ReserveCurrency): void {
    this.currency = currency;
  }

  leaveProductTokenOut(out: boolean): void {
    this.withoutProductToken = out;
  }

  sortBy(order: CoverageOrder): void {
    this.order = order;
  }

  /** Follows the figures; what is seen of all assets goes into the device's own record. */
  follow(): Unsubscribe {
    const { sheet, withoutProductToken } = this;
    const take = action(() => {
      this.state = sheet.current;
      if (sheet.current.status === 'ready' && !withoutProductToken && this.figures) this.history.saw(this.figures);
    });
    const stop = sheet.subscribe(take);
    take();
    return stop;
  }

  followAudits(): Unsubscribe {
    const audits = this.queries.audits();
    const take = action(() => {
      this.audits = audits.current;
      if (audits.current.status === 'ready') this.history.sawAudits(audits.current.value);
    });
    const stop = audits.subscribe(take);
    take();
    return stop;
  }
}

const orders: Readonly<Record<CoverageOrder, (a: Coverage, b: Coverage) => number>> = {
  value: (a, b) => b.assets.times(b.price).cmp(a.assets.times(a.price)),
  asset: (a, b) => (a.asset < b.asset ? -1 : 1),
  liabilities: (a, b) => b.liabilities.times(b.price).cmp(a.liabilities.times(a.price)),
  // The thinnest cover first: that is what one looks for.
  ratio: (a, b) => (a.ratio?.toNumber() ?? Infinity) - (b.ratio?.toNumber() ?? Infinity),
};
