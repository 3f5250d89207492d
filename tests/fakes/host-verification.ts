import {
  kycLevels,
  limitsAt,
  type Verification as State,
} from '../../sandbox/services/verification/verification-service';
import { documentTypes, regionOf } from '../../sandbox/services/users/regions';
import type { Outcome } from '../../src/application/kernel/failure';
import type { VerificationCommandsPort } from '../../src/application/verification/verification-commands.port';
import type { VerificationPort } from '../../src/application/verification/verification.port';
import { decimal } from '../../src/domain/shared/decimal';
import type { Verification, VerificationSubmission } from '../../src/domain/verification/verification';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostVerification implements VerificationPort, VerificationCommandsPort {
  static readonly needs: Needs<typeof HostVerification> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  state(): Outcome<Verification> {
    return this.calls.as((user, { verification }) => verificationOf(verification.of(user)));
  }

  submit(submission: VerificationSubmission): Outcome<Verification> {
    return this.calls.as((user, { verification }) => verificationOf(verification.submit(user, submission)));
  }
}

function verificationOf({
  level,
  status,
  submittedAt,
  reviewedAt,
  rejectReasons,
  country,
  limits,
}: State): Verification {
  return {
    level,
    status,
    submittedAt,
    reviewedAt,
    rejectReasons,
    country,
    acceptedDocuments: regionOf(country)?.documents ?? documentTypes,
    dailyLimit: decimal(limits.daily),
    monthlyLimit: decimal(limits.monthly),
    levels: kycLevels.map((each) => ({
      level: each,
      daily: decimal(limitsAt(each).daily),
      monthly: decimal(limitsAt(each).monthly),
    })),
  };
}
