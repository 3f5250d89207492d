/*
 * Hosts of the two families name the same field `created_time` and `createdTime`, at times within one answer
 * (protocol 2.1). The catalogue names each field once; these add the other spelling where it is missing.
 */

/** Adds `createdTime` beside `created_time`. */
export function withCamelCase(value: unknown): unknown {
  return withAliases(value, (key) =>
    key.includes('_') ? key.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : key,
  );
}

/** Adds `created_time` beside `createdTime`. */
export function withSnakeCase(value: unknown): unknown {
  return withAliases(value, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

function withAliases(value: unknown, alias: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withAliases(item, alias));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  const known = new Set(entries.map(([key]) => key));
  const result: Record<string, unknown> = {};
  for (const [key, item] of entries) {
    const converted = withAliases(item, alias);
    result[key] = converted;
    const other = key.startsWith('_') ? key : alias(key);
    if (!known.has(other)) result[other] = converted;
  }
  return result;
}
