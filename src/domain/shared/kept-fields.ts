export type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of what was kept as JSON. It may come from another version or have been edited by hand: each field is to be
 * checked before use, and a text that is no object has none.
 */
export function keptFields(text: string | undefined): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
