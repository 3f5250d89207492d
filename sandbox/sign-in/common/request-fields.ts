import { SignInError } from './sign-in-error';

export type Body = Readonly<Record<string, unknown>>;

/** A text that is there, else nothing. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function record(value: unknown): Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

export function requireEmail(email: unknown): string {
  const address = text(email)?.trim().toLowerCase();
  if (address === undefined) throw new SignInError('MISSING_EMAIL');
  if (!isEmail(address)) throw new SignInError('INVALID_EMAIL');
  return address;
}

export function isEmail(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(address);
}

export function requirePassword(password: unknown): string {
  const secret = text(password);
  if (secret === undefined) throw new SignInError('MISSING_PASSWORD');
  if (secret.length > 4096) throw new SignInError('INVALID_LOGIN_CREDENTIALS');
  return secret;
}

/** A phone number in E.164 form. */
export function requirePhoneNumber(phoneNumber: unknown): string {
  const number = text(phoneNumber)?.replace(/[\s().-]/g, '');
  if (number === undefined) throw new SignInError('MISSING_PHONE_NUMBER');
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new SignInError('INVALID_PHONE_NUMBER : Invalid format.');
  return number;
}

/** Texts that people choose for themselves, such as names; long ones are cut. */
export function ownWords(value: unknown): string | undefined {
  return text(value)?.slice(0, 1024);
}

export function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}
