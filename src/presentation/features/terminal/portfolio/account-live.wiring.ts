import { ContractAccount } from '../../../../application/trading/contract-account';
import { contractAccountModule } from '../../../../application/trading/contract-account.wiring';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { AlgoOrdersStore } from '../desk/algo-orders.store';
import { contractStoresModule } from '../desk/contract-desk.wiring';
import { PositionsStore } from '../desk/positions.store';
import { AccountLive, type AccountLiveStores } from './account-live.view';

export const accountLive = routeModule<AccountLiveStores>({
  Page: AccountLive,
  modules: [tradingModule, contractAccountModule, contractStoresModule],
  stores: { account: ContractAccount, positions: PositionsStore, algoOrders: AlgoOrdersStore },
});
