import { EarnPort } from '../../../application/earn/earn.port';
import { StakingPort } from '../../../application/earn/staking.port';
import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestEarnAdapter } from './rest-earn.adapter';
import { RestStakingAdapter } from './rest-staking.adapter';

export const restEarnModule = defineModule('rest-earn', [
  entry(provide(EarnPort, RestEarnAdapter, RestClient, UnknownValues)),
  entry(provide(StakingPort, RestStakingAdapter, RestClient)),
]);
