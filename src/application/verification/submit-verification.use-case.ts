import { failure } from '../../domain/shared/result';
import type { Verification, VerificationSubmission } from '../../domain/verification/verification';
import {
  documentNumberOf,
  isDocumentNumber,
  isWholeAddress,
  nameProblem,
} from '../../domain/verification/verification-rules';
import type { Outcome } from '../kernel/failure';
import { offlineRefusal } from '../platform/offline-refusal';
import { PagePort } from '../platform/page.port';
import { VerificationCommandsPort } from './verification-commands.port';
import { VerificationQueries } from './verification.queries';
import type { Needs } from '../kernel/token';

/** Hands in what a level asks for, in the form that it is compared in. */
export class SubmitVerification {
  static readonly needs: Needs<typeof SubmitVerification> = [VerificationCommandsPort, VerificationQueries, PagePort];

  constructor(
    private readonly verification: VerificationCommandsPort,
    private readonly queries: VerificationQueries,
    private readonly page: Pick<PagePort, 'online'>,
  ) {}

  async execute({ address, ...submission }: VerificationSubmission): Outcome<Verification> {
    const whole = submission.level === 1 || isWholeAddress(address ?? '');
    const named = [submission.firstName, submission.lastName].every((name) => nameProblem(name) === undefined);
    if (!whole || !named || !isDocumentNumber(submission.documentNumber)) return failure({ kind: 'invalid' });
    const refusal = offlineRefusal(this.page);
    if (refusal) return failure(refusal);
    const submitted = await this.verification.submit({
      ...submission,
      firstName: submission.firstName.trim(),
      lastName: submission.lastName.trim(),
      documentNumber: documentNumberOf(submission.documentNumber),
      // A level that does not need it is not told where somebody lives.
      ...(submission.level === 2 ? { address: address?.trim() } : {}),
    });
    await this.queries.state().refresh();
    return submitted;
  }
}
