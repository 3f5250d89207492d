import { defineModule, provide } from '../../../application/kernel/provider';
import { FundingPort } from '../../../application/markets/funding.port';
import { FuturesPort } from '../../../application/markets/futures.port';
import { RestFundingAdapter } from './rest-funding.adapter';
import { RestFuturesAdapter } from './rest-futures.adapter';

export default defineModule('rest-contracts', [
  provide(FundingPort, RestFundingAdapter),
  provide(FuturesPort, RestFuturesAdapter),
]);
