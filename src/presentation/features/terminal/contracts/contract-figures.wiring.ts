import { contractQueriesModule } from '../../../../application/markets/contracts.wiring';
import { FuturesQueries } from '../../../../application/markets/futures.queries';
import { routeModule } from '../../../runtime/route';
import { TickersStore } from '../../markets/tickers.store';
import { ContractFigures, type ContractFiguresStores } from './contract-figures.view';

export const contractFigures = routeModule<ContractFiguresStores>({
  Page: ContractFigures,
  modules: [contractQueriesModule],
  stores: { tickers: TickersStore, futures: FuturesQueries },
});
