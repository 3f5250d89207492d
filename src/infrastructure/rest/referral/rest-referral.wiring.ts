import { ReferralCommandsPort } from '../../../application/account/referral-commands.port';
import { ReferralPort } from '../../../application/account/referral.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestReferralAdapter } from './rest-referral.adapter';

export default defineModule('rest-referral', [
  provide(ReferralPort, RestReferralAdapter),
  provide(ReferralCommandsPort, RestReferralAdapter),
]);
