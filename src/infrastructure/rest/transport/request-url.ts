export type Scalar = string | number | boolean;

/** Address of a call: placeholders filled in, absent query values left out. */
export function requestUrl(
  base: string,
  path: string,
  parameters: Readonly<Record<string, Scalar | undefined>>,
  query: Readonly<Record<string, Scalar | undefined>>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  const text = search.toString();
  return base.replace(/\/+$/, '') + filled + (text === '' ? '' : `?${text}`);
}
