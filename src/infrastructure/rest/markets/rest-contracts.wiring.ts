import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { FundingPort } from '../../../application/markets/funding.port';
import { FuturesPort } from '../../../application/markets/futures.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestFundingAdapter } from './rest-funding.adapter';
import { RestFuturesAdapter } from './rest-futures.adapter';

export const restContractsModule = defineModule('rest-contracts', [
  entry(provide(FundingPort, RestFundingAdapter, RestClient)),
  entry(provide(FuturesPort, RestFuturesAdapter, RestClient, UnknownValues)),
]);
