import { VisitorPort } from '../account/visitor.port';
import { defineModule, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { SubmitVerification } from './submit-verification.use-case';
import { VerificationPort } from './verification.port';
import { VerificationQueries } from './verification.queries';

export const verificationModule = defineModule('verification', [
  provideClass(VerificationQueries, ResourceCache, VerificationPort, VisitorPort),
  provideClass(SubmitVerification, VerificationPort, VerificationQueries),
]);
