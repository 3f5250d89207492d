import type { TickersStore } from '../../../markets/tickers.store';
import type { Balances } from '../../../../../application/trading/balances';
import type { AccountRisk } from '../../../../../application/trading/account-risk';
import type { OpenAlgoOrders } from '../../../../../application/trading/open-algo-orders';
import type { OpenOrders } from '../../../../../application/trading/open-orders';
import type { Positions } from '../../../../../application/trading/positions';
import type { InstrumentsStore } from '../instruments.store';
import type { PortfolioPreferencesStore } from '../../account/portfolio-preferences.store';
import type { FundingSumsStore } from './funding-sums.store';
import type { PositionFeesStore } from '../../account/position-fees.store';
import type { PositionForms } from './position-forms';
import type { PositionPricesStore } from '../../account/position-prices.store';
import type { PositionProfitsStore } from '../../account/position-profits.store';
import type { SpotHoldingsStore } from './spot-holdings.store';

/** What the tab of positions and its dialogs stand on. */
export interface PositionsStores {
  readonly positions: Positions;
  readonly risk: Pick<AccountRisk, 'value'>;
  readonly algoOrders: OpenAlgoOrders;
  readonly openOrders: Pick<OpenOrders, 'value'>;
  readonly instruments: InstrumentsStore;
  readonly prices: PositionPricesStore;
  readonly funding: FundingSumsStore;
  readonly preferences: PortfolioPreferencesStore;
  readonly forms: PositionForms;
  readonly fees: PositionFeesStore;
  readonly profits: PositionProfitsStore;
  readonly holdings: SpotHoldingsStore;
  readonly balances: Balances;
  readonly tickers: TickersStore;
}
