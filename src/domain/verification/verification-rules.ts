import type { VerificationSubmission } from './verification';

/** Years of age that somebody needs. */
export const adultAge = 18;
const shortestAddress = 10;
/** A document that ends sooner may not outlive the review of the next level (days). */
const soon = 60;

/** What somebody has typed so far; dates as YYYY-MM-DD. */
export type VerificationDraft = {
  readonly [Field in keyof Omit<VerificationSubmission, 'level'>]?: VerificationSubmission[Field] | undefined;
};

export const longestName = 50;

/**
 * What keeps a text from being a person's name: letters of any script with their marks and joiners, spaces, hyphens,
 * apostrophes and dots.
 */
export function nameProblem(typed: string): 'missing' | 'wrong' | undefined {
  const name = typed.trim();
  if (name === '') return 'missing';
  const isName = /^[\p{L}\p{M}\u200c\u200d '’ʼ‘`.·\-‐]+$/u.test(name) && /\p{L}/u.test(name);
  return isName && [...name].length <= longestName ? undefined : 'wrong';
}

/** As it is compared: without the spaces and hyphens that documents print. */
export function documentNumberOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

export function isDocumentNumber(typed: string): boolean {
  return /^[A-Z0-9]{5,20}$/.test(documentNumberOf(typed));
}

/** Whether somebody born then is of age on that day; both as YYYY-MM-DD. */
export function isOfAge(birthDate: string, today: string): boolean {
  return `${String(Number(birthDate.slice(0, 4)) + adultAge).padStart(4, '0')}${birthDate.slice(4)}` <= today;
}

export function isPast(date: string, today: string): boolean {
  return date < today;
}

export function endsSoon(date: string, today: string): boolean {
  return !isPast(date, today) && (Date.parse(date) - Date.parse(today)) / 86_400_000 <= soon;
}

/** Street, number and town. */
export function isWholeAddress(typed: string): boolean {
  return typed.trim().length >= shortestAddress;
}
