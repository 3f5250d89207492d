import { defineModule, provideClass } from '../../../../../application/kernel/provider';
import { LocalStoragePort } from '../../../../../application/platform/local-storage.port';
import { Scheduler } from '../../../../../application/kernel/scheduler.port';
import { ContractStreamPort } from '../../../../../application/markets/contract-stream.port';
import { FuturesPort } from '../../../../../application/markets/futures.port';
import { marketsModule } from '../../../../../application/markets/markets.wiring';
import { AccountStreamPort } from '../../../../../application/trading/account-stream.port';
import { CancelAllOrders } from '../../../../../application/trading/cancel-all-orders.use-case';
import { ClosePositions } from '../../../../../application/trading/close-positions.use-case';
import { contractAccountModule } from '../../../../../application/trading/contract-account.wiring';
import { portfolioModule } from '../../../../../application/trading/portfolio.wiring';
import { PositionsPort } from '../../../../../application/trading/positions.port';
import { ProtectPosition } from '../../../../../application/trading/protect-position.use-case';
import { TradingPort } from '../../../../../application/trading/trading.port';
import { tradingModule } from '../../../../../application/trading/trading.wiring';
import { routeModule } from '../../../../runtime/route';
import { TickersStore } from '../../../markets/tickers.store';
import { accountStoresModule } from '../../account/account-stores.wiring';
import { BalancesStore } from '../../account/balances.store';
import { AlgoOrdersStore } from '../../desk/algo-orders.store';
import { contractStoresModule } from '../../desk/contract-desk.wiring';
import { PositionsStore } from '../../desk/positions.store';
import { instrumentsModule } from '../instruments.wiring';
import { InstrumentsStore } from '../instruments.store';
import { PortfolioPreferencesStore } from '../portfolio-preferences.store';
import { FundingSumsStore } from './funding-sums.store';
import { PositionFeesStore } from './position-fees.store';
import { PositionForms } from './position-forms';
import { PositionPricesStore } from './position-prices.store';
import type { PositionsStores } from './positions-stores';
import { SpotHoldingsStore } from './spot-holdings.store';
import { PositionsTab } from './positions-tab.view';

export const positionsStoresModule = defineModule('presentation/positions', [
  provideClass(PositionPricesStore, ContractStreamPort, TickersStore),
  provideClass(FundingSumsStore, PositionsPort, Scheduler),
  provideClass(PositionFeesStore, TradingPort),
  provideClass(SpotHoldingsStore, BalancesStore, InstrumentsStore, TradingPort, AccountStreamPort, Scheduler),
  provideClass(PortfolioPreferencesStore, LocalStoragePort),
  provideClass(PositionForms, ClosePositions, CancelAllOrders, ProtectPosition, PositionsPort, FuturesPort),
]);

export const positionsTab = routeModule<PositionsStores>({
  Page: PositionsTab,
  modules: [
    marketsModule,
    tradingModule,
    contractAccountModule,
    portfolioModule,
    contractStoresModule,
    instrumentsModule,
    accountStoresModule,
    positionsStoresModule,
  ],
  stores: {
    positions: PositionsStore,
    algoOrders: AlgoOrdersStore,
    instruments: InstrumentsStore,
    prices: PositionPricesStore,
    funding: FundingSumsStore,
    preferences: PortfolioPreferencesStore,
    forms: PositionForms,
    fees: PositionFeesStore,
    holdings: SpotHoldingsStore,
    balances: BalancesStore,
    tickers: TickersStore,
  },
});
