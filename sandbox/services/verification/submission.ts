import type { RejectReason, VerificationSubmission } from '../../../src/domain/verification/verification';
import { regionOf } from '../users/regions';

const adult = 18;

/** What a reviewer would find fault with, on the day of the review; nothing when all is well. */
export function faultsOf(
  submission: VerificationSubmission,
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
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
