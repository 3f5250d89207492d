export const antiPhishingLength = { minimum: 4, maximum: 20 } as const;

/** Letters and digits alone, so that it reads the same in every mail program. */
export function isAntiPhishingCode(text: string): boolean {
  return /^[A-Za-z0-9]{4,20}$/.test(text);
}
