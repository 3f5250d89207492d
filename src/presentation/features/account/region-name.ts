/** The name of a region in a language; its code where the platform knows no name. */
export function regionName(code: string, regionalTag: string): string {
  try {
    return new Intl.DisplayNames(regionalTag, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
