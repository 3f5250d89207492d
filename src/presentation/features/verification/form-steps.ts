import type { RejectReason } from '../../../domain/verification/verification';
import type { VerificationDraft } from '../../../domain/verification/verification-rules';

/** What is asked for together. */
export const stepFields = {
  country: ['country', 'documentType'],
  document: ['documentNumber', 'documentExpiry'],
  person: ['firstName', 'lastName', 'birthDate'],
  address: ['address'],
  review: [],
} as const satisfies Readonly<Record<string, readonly (keyof VerificationDraft)[]>>;

type FormStep = keyof typeof stepFields;

export function stepsOf(level: 1 | 2): readonly FormStep[] {
  return level === 1
    ? ['country', 'document', 'person', 'review']
    : ['country', 'document', 'person', 'address', 'review'];
}

const stepOfReason: Readonly<Record<RejectReason, FormStep>> = {
  COUNTRY_NOT_SERVED: 'country',
  DOCUMENT_NOT_ACCEPTED: 'country',
  DOCUMENT_EXPIRED: 'document',
  DOCUMENT_UNREADABLE: 'document',
  DOCUMENT_IN_USE: 'document',
  UNDER_AGE: 'person',
  ADDRESS_MISSING: 'address',
};

/** Where the form opens: at what was refused, if everything before it is still there; else where it was left. */
export function firstStep(
  steps: readonly FormStep[],
  reasons: readonly (RejectReason | 'other')[],
  draft: VerificationDraft,
): number {
  const refused = reasons
    .flatMap((reason) => (reason === 'other' ? [] : [steps.indexOf(stepOfReason[reason])]))
    .filter((index) => index >= 0);
  if (refused.length === 0 && reasons.length > 0) return 0;
  const empty = steps.findIndex((step) => stepFields[step].some((field) => !draft[field]));
  return Math.min(...refused, empty < 0 ? steps.length - 1 : empty);
}
