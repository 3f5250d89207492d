/** JSON in which whole numbers of any size keep every digit. */
export function exactText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? { units: part.toString() } : part));
}

export function exactValue(text: string): unknown {
  return JSON.parse(text, (_key, part: unknown) => (isUnits(part) ? BigInt(part.units) : part)) as unknown;
}

function isUnits(part: unknown): part is { readonly units: string } {
  return typeof part === 'object' && part !== null && typeof (part as { units?: unknown }).units === 'string';
}
