/** How many characters of a key are typed to show that it is kept. */
export const keptLength = 4;

/** A key as people read and write it: groups of four. */
export function groupedSecret(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}

/** What somebody typed, as a key: without spaces and hyphens, in capitals. */
export function typedSecret(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a text can be a whole key (RFC 4648 base 32, 80 bits or more). */
export function isSecret(text: string): boolean {
  return /^[A-Z2-7]{16,128}=*$/.test(text);
}

export function showsThatKept(typed: string, secret: string): boolean {
  const given = typedSecret(typed);
  return given.length === keptLength && secret.endsWith(given);
}
