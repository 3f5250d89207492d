import { defineModule, provide } from '../../../application/kernel/provider';
import { VerificationCommandsPort } from '../../../application/verification/verification-commands.port';
import { VerificationPort } from '../../../application/verification/verification.port';
import { RestVerificationAdapter } from './rest-verification.adapter';

export default defineModule('rest-verification', [
  provide(VerificationPort, RestVerificationAdapter),
  provide(VerificationCommandsPort, RestVerificationAdapter),
]);
