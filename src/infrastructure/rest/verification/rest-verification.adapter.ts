import type * as z from 'zod/mini';
import type { VerificationCommandsPort } from '../../../application/verification/verification-commands.port';
import type { VerificationPort } from '../../../application/verification/verification.port';
import type { Outcome } from '../../../application/kernel/failure';
import { decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import {
  documentTypes,
  rejectReasons,
  verificationStatuses,
  type Verification,
  type VerificationSubmission,
} from '../../../domain/verification/verification';
import { verificationLevelFrom } from '../account/account-profile.wire';
import { verificationEndpoints } from '../../wire/catalogue/verification.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import type { Needs } from '../../../application/kernel/token';

type State = z.output<typeof verificationEndpoints.status.answer>['data'];

export class RestVerificationAdapter implements VerificationPort, VerificationCommandsPort {
  static readonly needs: Needs<typeof RestVerificationAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async state(): Outcome<Verification> {
    return mapResult(await this.#client.send(verificationEndpoints.status), ({ data }) => this.#verification(data));
  }

  async submit(submission: VerificationSubmission): Outcome<Verification> {
    const { level, country, firstName, lastName, birthDate, documentType, documentNumber, documentExpiry, address } =
      submission;
    const body = {
      level,
      country,
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      document_type: documentType,
      document_number: documentNumber,
      document_expiry: documentExpiry,
      ...(address !== undefined && { address }),
    };
    return mapResult(await this.#client.send(verificationEndpoints.submit, { body }), ({ data }) =>
      this.#verification(data),
    );
  }

  #verification(state: State): Verification {
    return {
      level: verificationLevelFrom(state.level),
      status: this.#unknown.oneOf('verification status', state.status, verificationStatuses),
      submittedAt: instantFrom(state.submitted_time),
      reviewedAt: instantFrom(state.reviewed_time),
      rejectReasons: state.reject_reasons.map((reason) =>
        this.#unknown.oneOf('reason of a refused verification', reason, rejectReasons),
      ),
      country: state.country ?? undefined,
      acceptedDocuments: state.required_documents.map((type) => this.#unknown.oneOf('document', type, documentTypes)),
      dailyLimit: decimal(state.limits.daily_withdraw),
      monthlyLimit: decimal(state.limits.monthly_withdraw),
      levels: (state.levels ?? []).map(({ level, daily_withdraw: daily, monthly_withdraw: monthly }) => ({
        level: verificationLevelFrom(level),
        daily: decimal(daily),
        monthly: decimal(monthly),
      })),
    };
  }
}
