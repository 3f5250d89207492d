import type { VerificationLevel } from '../account/account-profile';
import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

export const verificationStatuses = ['NONE', 'PENDING', 'APPROVED', 'REJECTED'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const rejectReasons = [
  'COUNTRY_NOT_SERVED',
  'UNDER_AGE',
  'DOCUMENT_EXPIRED',
  'DOCUMENT_NOT_ACCEPTED',
  'DOCUMENT_UNREADABLE',
  'DOCUMENT_IN_USE',
  'ADDRESS_MISSING',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const documentTypes = ['PASSPORT', 'ID_CARD', 'DRIVING_LICENCE'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What is verified of a person, and how the last submission fared. */
export interface Verification {
  readonly level: VerificationLevel;
  readonly status: VerificationStatus | 'other';
  readonly submittedAt: Instant | undefined;
  readonly reviewedAt: Instant | undefined;
  readonly rejectReasons: readonly (RejectReason | 'other')[];
  /** Where the person was verified. */
  readonly country: string | undefined;
  readonly acceptedDocuments: readonly (DocumentType | 'other')[];
  /** USDT that may be withdrawn. */
  readonly dailyLimit: Decimal;
  readonly monthlyLimit: Decimal;
  /** What each level allows, lowest first; empty where a host does not say. */
  readonly levels: readonly LevelLimits[];
}

interface LevelLimits {
  readonly level: VerificationLevel;
  /** USDT that may be withdrawn. */
  readonly daily: Decimal;
  readonly monthly: Decimal;
}

/** Dates as YYYY-MM-DD, the country by its code. */
export interface VerificationSubmission {
  readonly level: 1 | 2;
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly documentType: DocumentType;
  readonly documentNumber: string;
  readonly documentExpiry: string;
  /** Level 2. */
  readonly address?: string | undefined;
}
