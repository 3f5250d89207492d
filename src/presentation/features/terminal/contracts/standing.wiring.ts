import { ContractAccount } from '../../../../application/trading/contract-account';
import { contractAccountModule } from '../../../../application/trading/contract-account.wiring';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { contractStoresModule } from '../desk/contract-desk.wiring';
import { PositionsStore } from '../desk/positions.store';
import { StandingStore } from '../desk/standing.store';
import { StandingPanel, type StandingPanelStores } from './standing-panel.view';

export const standing = routeModule<StandingPanelStores>({
  Page: StandingPanel,
  modules: [tradingModule, contractAccountModule, contractStoresModule],
  stores: { account: ContractAccount, positions: PositionsStore, standing: StandingStore },
});
