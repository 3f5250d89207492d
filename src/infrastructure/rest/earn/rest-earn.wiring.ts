import { EarnCommandsPort } from '../../../application/earn/earn-commands.port';
import { EarnPort } from '../../../application/earn/earn.port';
import { ProgrammePort } from '../../../application/earn/programme.port';
import { StakingCommandsPort } from '../../../application/earn/staking-commands.port';
import { StakingPort } from '../../../application/earn/staking.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestEarnAdapter } from './rest-earn.adapter';
import { RestProgrammeAdapter } from './rest-programme.adapter';
import { RestStakingAdapter } from './rest-staking.adapter';

export default defineModule('rest-earn', [
  provide(EarnPort, RestEarnAdapter),
  provide(EarnCommandsPort, RestEarnAdapter),
  provide(ProgrammePort, RestProgrammeAdapter),
  provide(StakingPort, RestStakingAdapter),
  provide(StakingCommandsPort, RestStakingAdapter),
]);
