import { isEmailAddress } from '../session/email-address';
import { decimalText } from '../shared/decimal';
import { parseDecimalInput } from './decimal-input';
import type { DecimalMarks } from './decimal-marks';

export type PartnerProgramme = 'broker' | 'marketMaker' | 'leadTrader';

/** A company that wants to become a broker or a market maker, or a trader or team that wants to be copied. */
export interface BusinessApplication {
  readonly company: string;
  readonly contact: string;
  readonly email: string;
  /** The others may stay empty. */
  readonly website: string;
  readonly volume: string;
  readonly exchanges: string;
  readonly message: string;
}

export type ApplicationField = keyof BusinessApplication;

/** Characters that a field may hold (protocol 6.6). */
export const longestApplication: Readonly<Record<ApplicationField, number>> = {
  company: 120,
  contact: 120,
  email: 254,
  website: 254,
  volume: 64,
  exchanges: 254,
  message: 4_000,
};

export const applicationFields = Object.keys(longestApplication) as readonly ApplicationField[];

const required: ReadonlySet<ApplicationField> = new Set(['company', 'contact', 'email']);

type ApplicationProblem = 'missing' | 'tooLong' | 'noEmail' | 'noWebsite';

/** What is wrong with what was written into a field. */
export function applicationProblem(field: ApplicationField, written: string): ApplicationProblem | undefined {
  const text = field === 'website' ? wholeWebsite(written) : written.trim();
  if (text === '') return required.has(field) ? 'missing' : undefined;
  if (text.length > longestApplication[field]) return 'tooLong';
  if (field === 'email' && !isEmailAddress(text)) return 'noEmail';
  return field === 'website' && !/^https?:\/\/[^\s/.]+\.[^\s]+$/.test(text) ? 'noWebsite' : undefined;
}

/** A website as it is filed: most people write `example.com` alone. */
export function wholeWebsite(written: string): string {
  const text = written.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

/** What is wrong with a volume that was written; it may stay empty. */
export function volumeProblem(written: string, marks: DecimalMarks): 'noVolume' | 'negative' | undefined {
  const input = parseDecimalInput(written, marks);
  if (input.ok || input.problem === 'empty') return undefined;
  return input.problem === 'negative' ? 'negative' : 'noVolume';
}

/** A volume in plain digits, as it is filed; `undefined` where what was written is no amount. It may stay empty. */
export function plainVolume(written: string, marks: DecimalMarks): string | undefined {
  const input = parseDecimalInput(written, marks);
  if (input.ok) return decimalText(input.value);
  return input.problem === 'empty' ? '' : undefined;
}
