import type { TickersStore } from '../../../markets/tickers.store';
import type { BalancesStore } from '../../account/balances.store';
import type { AlgoOrdersStore } from '../../desk/algo-orders.store';
import type { PositionsStore } from '../../desk/positions.store';
import type { InstrumentsStore } from '../instruments.store';
import type { PortfolioPreferencesStore } from '../portfolio-preferences.store';
import type { FundingSumsStore } from './funding-sums.store';
import type { PositionFeesStore } from './position-fees.store';
import type { PositionForms } from './position-forms';
import type { PositionPricesStore } from './position-prices.store';
import type { SpotHoldingsStore } from './spot-holdings.store';

/** What the tab of positions and its dialogs stand on. */
export interface PositionsStores {
  readonly positions: PositionsStore;
  readonly algoOrders: AlgoOrdersStore;
  readonly instruments: InstrumentsStore;
  readonly prices: PositionPricesStore;
  readonly funding: FundingSumsStore;
  readonly preferences: PortfolioPreferencesStore;
  readonly forms: PositionForms;
  readonly fees: PositionFeesStore;
  readonly holdings: SpotHoldingsStore;
  readonly balances: BalancesStore;
  readonly tickers: TickersStore;
}
