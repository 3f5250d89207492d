import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { ContractStreamPort } from '../../../../application/markets/contract-stream.port';
import { FuturesPort } from '../../../../application/markets/futures.port';
import { AccountStanding } from '../../../../application/trading/account-standing';
import { ContractAccount } from '../../../../application/trading/contract-account';
import { contractAccountModule } from '../../../../application/trading/contract-account.wiring';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { OpenAlgoOrders } from '../../../../application/trading/open-algo-orders';
import { Positions } from '../../../../application/trading/positions';
import { PositionsPort } from '../../../../application/trading/positions.port';
import { routeModule } from '../../../runtime/route';
import { AlgoOrdersStore } from './algo-orders.store';
import { ContractDesks } from './contract-desks';
import { ContractDeskOpener, type ContractDeskStores } from './contract-desk-opener.view';
import { PositionsStore } from './positions.store';
import { StandingStore } from './standing.store';

/** Stores of the account's contracts and conditional orders; shared by every part that shows them. */
export const contractStoresModule = defineModule('presentation/contract-stores', [
  provideClass(PositionsStore, Positions),
  provideClass(AlgoOrdersStore, OpenAlgoOrders),
  provideClass(StandingStore, AccountStanding),
]);

/** Makes what a desk needs of its contract. */
export const contractDesksModule = defineModule('presentation/contract-desks', [
  provideClass(ContractDesks, ContractStreamPort, PositionsPort, FuturesPort, PositionsStore, StandingStore),
]);

export const contractDesk = routeModule<ContractDeskStores>({
  Page: ContractDeskOpener,
  modules: [tradingModule, contractAccountModule, contractStoresModule, contractDesksModule],
  stores: {
    desks: ContractDesks,
    account: ContractAccount,
    positions: PositionsStore,
    standing: StandingStore,
    algoOrders: AlgoOrdersStore,
  },
});
