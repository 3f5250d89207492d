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

/** What is asked for, the same whenever it is: whoever asks for what was until now asks in other words each time. */
export function withoutTheHour(url: string): string {
  const kept = new URL(url);
  const moving = [...kept.searchParams.keys()].filter((name) =>
    /^(end|start|from|to|end_?t(ime)?|start_?t(ime)?)$/i.test(name),
  );
  if (moving.length === 0) return url;
  moving.forEach((name) => kept.searchParams.delete(name));
  return kept.href;
}
