import type { AccountProfile, Agreement } from './account-profile';
import { minute, type Instant } from '../shared/instant';

/** The documents in force; versions sort as texts, such as 2026-11. One that is absent is not asked for. */
interface DocumentVersions {
  readonly terms?: string | undefined;
  readonly tradingRules?: string | undefined;
}

/** How old an account may be to count as just opened. */
const justOpened = 15 * minute;

/** Which documents an account has not agreed to in the version in force. A newer one than that is no reason to ask. */
export function outstandingAgreements(versions: DocumentVersions, profile: AccountProfile): readonly Agreement[] {
  const { terms, tradingRules } = versions;
  return [
    ...(isOutstanding(terms, profile.agreedToTerms, profile.termsVersion) ? (['terms'] as const) : []),
    ...(isOutstanding(tradingRules, profile.agreedToTrTerms, profile.trTermsVersion) ? (['trTerms'] as const) : []),
  ];
}

/**
 * An account that was opened a moment ago was opened under the sentence that says what opening it agrees to; nobody
 * is asked for the same again, also where only one of two answers has arrived. A newer version is asked for, and a
 * sub-account is opened without such a sentence.
 */
export function agreedByOpening(profile: AccountProfile, missing: readonly Agreement[], now: Instant): boolean {
  const { mainUserId, createdAt, agreedToTerms, agreedToTrTerms } = profile;
  const agreed = { terms: agreedToTerms, trTerms: agreedToTrTerms };
  return (
    mainUserId === undefined &&
    createdAt !== undefined &&
    now - createdAt < justOpened &&
    missing.every((each) => !agreed[each])
  );
}

export function versionInForce(versions: DocumentVersions, agreement: Agreement): string | undefined {
  return agreement === 'terms' ? versions.terms : versions.tradingRules;
}

/** A host that does not say which version was agreed to is taken at its word. */
function isOutstanding(wanted: string | undefined, agreed: boolean, version: string | undefined): boolean {
  if (wanted === undefined) return false;
  return version === undefined ? !agreed : version < wanted;
}
