import { ReferralPort } from '../../../application/account/referral.port';
import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestReferralAdapter } from './rest-referral.adapter';

export const restReferralModule = defineModule('rest-referral', [
  entry(provide(ReferralPort, RestReferralAdapter, RestClient, UnknownValues)),
]);
