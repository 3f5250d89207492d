import * as z from 'zod/mini';

/** A page of the web, or a path on the host itself; nothing where a host names anything else: the browser follows it. */
export const wirePage = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value: string | null | undefined) =>
    value && /^(https?:\/\/|\/(?!\/))/i.test(value) && isAddress(value) ? value : undefined,
  ),
);

function isAddress(value: string): boolean {
  try {
    return new URL(value, 'http://host').hostname !== '';
  } catch {
    return false;
  }
}
