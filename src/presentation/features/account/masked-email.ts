/** An address that its owner recognises and nobody who looks over their shoulder can use: a•••e@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  const name = email.slice(0, at);
  const shown = name.length > 2 ? `${name[0]!}•••${name.at(-1)!}` : `${name[0]!}•••`;
  return shown + email.slice(at);
}
