import { EarnPort } from '../../../application/earn/earn.port';
import { StakingPort } from '../../../application/earn/staking.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestEarnAdapter } from './rest-earn.adapter';
import { RestStakingAdapter } from './rest-staking.adapter';

export const restEarnModule = defineModule('rest-earn', [
  provide(EarnPort, RestEarnAdapter),
  provide(StakingPort, RestStakingAdapter),
]);
