import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { VerificationPort } from '../../../application/verification/verification.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestVerificationAdapter } from './rest-verification.adapter';

export const restVerificationModule = defineModule('rest-verification', [
  entry(provide(VerificationPort, RestVerificationAdapter, RestClient, UnknownValues)),
]);
