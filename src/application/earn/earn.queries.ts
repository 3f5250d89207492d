import type {
  EarnEvent,
  EarnPosition,
  EarnProduct,
  EarnRedemption,
  RealWorldProduct,
} from '../../domain/earn/earn-product';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { wholeHistory } from '../trading/whole-history';
import { EarnPort, type EarnPage } from './earn.port';

export interface EarnBook {
  readonly open: readonly EarnPosition[];
  readonly redeeming: readonly EarnRedemption[];
}

/** Reads of products that earn and of what the account has in them. */
export class EarnQueries {
  static readonly needs: Needs<typeof EarnQueries> = [ResourceCache, EarnPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: EarnPort,
  ) {}

  products(): Resource<readonly EarnProduct[]> {
    return this.cache.open({
      key: ['earn', 'products'],
      load: () => this.port.products(),
      staleAfter: minute / 2,
      outlivesSession: true,
    });
  }

  realWorldProducts(): Resource<readonly RealWorldProduct[]> {
    return this.cache.open({
      key: ['earn', 'real-world'],
      load: () => this.port.realWorldProducts(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  book(): Resource<EarnBook> {
    return this.cache.open({ key: ['earn', 'positions'], load: () => this.port.positions() });
  }

  /** A page of what happened, newest first. */
  history(page: number, size: number): Resource<EarnPage<EarnEvent>> {
    return this.cache.open({ key: ['earn', 'history', page, size], load: () => this.port.history({ page, size }) });
  }

  /** All that happened, for sums. */
  wholeHistory(): Resource<readonly EarnEvent[]> {
    return this.cache.open({
      key: ['earn', 'history'],
      load: () =>
        wholeHistory(
          (page) => this.port.history(page),
          ({ id }) => id,
        ),
    });
  }

  /** Money moved in or out: what is told of it is read again. */
  moved(historySize: number): void {
    for (const each of [this.products(), this.book(), this.wholeHistory(), this.history(1, historySize)])
      void each.refresh();
  }
}
