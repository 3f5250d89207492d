/**
 * Whether a text can be an e-mail address: something, one @, and a host with a dot, without spaces.
 * Whether it exists is for the identity provider to say.
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254;
}
