import type { ProductAccessQueries } from '../../../application/account/product-access.queries';
import type { LeadingQueries } from '../../../application/social/leading.queries';
import type { RefreshStore } from '../../runtime/stores/refresh.store';
import type { NewStrategyStore } from './new-strategy.store';

/** What the views of own strategies work with. */
export interface LeadingStores {
  readonly leading: LeadingQueries;
  readonly access: ProductAccessQueries;
  readonly newStrategy: NewStrategyStore;
  readonly refresh: RefreshStore;
}
