import { ContractAccount } from '../../../../application/trading/contract-account';
import { contractAccountModule } from '../../../../application/trading/contract-account.wiring';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { openOrdersModule } from '../account/open-orders.wiring';
import { OwnTradesStores } from '../book/own-trades.store';
import { ownTradesModule } from '../book/own-trades-stores.wiring';
import { contractStoresModule } from '../desk/contract-desk.wiring';
import { ladderStores } from './ladder-stores.wiring';
import { LadderPanel, type LadderPartStores } from './ladder.view';
import { Ladders } from './ladders';

export const ladder = routeModule<LadderPartStores>({
  Page: LadderPanel,
  modules: [
    tradingModule,
    contractAccountModule,
    contractStoresModule,
    openOrdersModule,
    ownTradesModule,
    ladderStores,
  ],
  stores: { ladders: Ladders, account: ContractAccount, trades: OwnTradesStores },
});
