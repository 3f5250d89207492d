import { dictionary } from '@zxcvbn-ts/language-common';

/** From leaks, commonest first, in small letters. */
const common: ReadonlySet<unknown> = new Set(dictionary['passwords-common']);

/** Whether it is among the 49,000 passwords that are tried first, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
