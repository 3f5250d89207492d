import { contractQueriesModule } from '../../../../application/markets/contracts.wiring';
import { FeesQueries } from '../../../../application/markets/fees.queries';
import { FundingQueries } from '../../../../application/markets/funding.queries';
import { FuturesQueries } from '../../../../application/markets/futures.queries';
import { routeModule } from '../../../runtime/route';
import { ContractInfo, type ContractInfoStores } from './contract-info.view';

export const contractInfo = routeModule<ContractInfoStores>({
  Page: ContractInfo,
  modules: [contractQueriesModule],
  stores: { futures: FuturesQueries, funding: FundingQueries, fees: FeesQueries },
});
