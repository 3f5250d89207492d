import type { verificationEndpoints } from '../../../src/infrastructure/wire/catalogue/verification.endpoints';
import { documentTypes, regionOf } from '../../services/users/regions';
import { personOf } from '../routing/origin-of';
import type { Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { kycLevels, limitsAt, type Verification } from '../../services/verification/verification-service';

export function verificationHandlers({ verification, now }: Services): Handlers<typeof verificationEndpoints> {
  const answer = (state: Verification) => ({
    success: true as const,
    data: verificationRow(state),
    timestamp: now(),
  });
  return {
    status: (call) => answer(verification.of(personOf(call).user)),
    submit: (call) => {
      const { body } = call;
      return answer(
        verification.submit(personOf(call).user, {
          level: body.level,
          country: body.country,
          firstName: body.first_name,
          lastName: body.last_name,
          birthDate: body.birth_date,
          documentType: body.document_type,
          documentNumber: body.document_number,
          documentExpiry: body.document_expiry,
          address: body.address,
        }),
      );
    },
  };
}

function verificationRow(state: Verification) {
  return {
    level: state.level,
    status: state.status,
    submitted_level: state.submittedLevel,
    provider: 'own review',
    submitted_time: state.submittedAt ?? null,
    reviewed_time: state.reviewedAt ?? null,
    reject_reasons: [...state.rejectReasons],
    country: state.country ?? null,
    required_documents: [...(regionOf(state.country)?.documents ?? documentTypes)],
    limits: { daily_withdraw: state.limits.daily, monthly_withdraw: state.limits.monthly },
    levels: kycLevels.map((level) => {
      const { daily, monthly } = limitsAt(level);
      return { level, daily_withdraw: daily, monthly_withdraw: monthly };
    }),
  };
}
