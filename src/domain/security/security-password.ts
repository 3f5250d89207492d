/** Characters of a trading or withdrawal password. */
export const securityPasswordLength = { minimum: 6, maximum: 64 } as const;

export function isSecurityPassword(text: string): boolean {
  return text.length >= securityPasswordLength.minimum && text.length <= securityPasswordLength.maximum;
}
