export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A SHA-256 hash in hex, as people paste it: with blanks around it, in either case. */
export function hashFrom(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(trimmed) ? trimmed : undefined;
}
