import { regionOf, type DocumentType } from '../accounts/regions';

/** What a person hands in. Dates as YYYY-MM-DD. */
export interface Submission {
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

const adult = 18;

/** What a reviewer would find fault with, on the day of the review; nothing when all is well. */
export function faultsOf(
  submission: Submission,
  now: number,
  documentInUse: boolean,
): readonly RejectReason[] {
  const region = regionOf(submission.country);
  const today = new Date(now).toISOString().slice(0, 10);
  const faults: RejectReason[] = [];
  if (!region || region.restricted) faults.push('COUNTRY_NOT_SERVED');
  if (region && !region.documents.includes(submission.documentType)) faults.push('DOCUMENT_NOT_ACCEPTED');
  if (birthdayOf(submission.birthDate, adult) > today) faults.push('UNDER_AGE');
  if (submission.documentExpiry < today) faults.push('DOCUMENT_EXPIRED');
  // A number all of one character was not read from a document.
  if (!/^[A-Z0-9]{5,20}$/.test(submission.documentNumber) || /^(.)\1+$/.test(submission.documentNumber))
    faults.push('DOCUMENT_UNREADABLE');
  if (documentInUse) faults.push('DOCUMENT_IN_USE');
  if (submission.level === 2 && (submission.address ?? '').trim().length < 10) faults.push('ADDRESS_MISSING');
  return faults;
}

function birthdayOf(birthDate: string, age: number): string {
  return `${String(Number(birthDate.slice(0, 4)) + age).padStart(4, '0')}${birthDate.slice(4)}`;
}

/** A day that exists. */
export function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}
