const key = 'typed-text';

interface Typed {
  readonly path: string;
  /** What a field is called, and which of those called so it is. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Never written down: passwords, codes, and whatever a field itself says is not to be kept. */
const secret = /password|one-time-code|cc-|off/;

declare global {
  interface Window {
    /**
     * Fields that somebody wrote in, noted by the bootstrap script (src/main/bootstrap/typed-fields.ts); what stands in
     * others is the page's own, and may be newer in the new version.
     */
    typedFields?: WeakSet<object>;
  }
}

/** Keeps what was typed on this page until it is loaded again. */
export function keepTypedText(): void {
  const fields = [...named()].flatMap(([name, field]) =>
    window.typedFields?.has(field) ? [[name, field.value] as const] : [],
  );
  if (fields.length > 0) sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, fields }));
}

/** Puts it back, into fields that are there and those that come within some seconds. */
export function restoreTypedText(patience = 10_000): void {
  const typed = taken();
  if (!typed || typed.path !== location.pathname) return;
  const left = new Map(typed.fields);
  const fill = (): void => {
    for (const [name, field] of named()) {
      const value = left.get(name);
      if (value === undefined || field.disabled) continue;
      left.delete(name);
      // Whoever typed meanwhile means that.
      if (document.activeElement !== field) write(field, value);
    }
    if (left.size === 0) watch.disconnect();
  };
  const watch = new MutationObserver(fill);
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patience);
  fill();
}

function taken(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : (JSON.parse(text) as Typed);
  } catch {
    return undefined;
  }
}

function* named(): Generator<readonly [string, Field]> {
  const seen = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    if (!isText(field)) continue;
    const label = field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.name ?? field.placeholder;
    const count = seen.get(label) ?? 0;
    seen.set(label, count + 1);
    yield [`${label}#${count}`, field];
  }
}

function isText(field: Field): boolean {
  if (secret.test(field.autocomplete) && field.autocomplete !== 'off') return false;
  return (
    field instanceof HTMLTextAreaElement || ['text', 'search', 'email', 'tel', 'url', 'number'].includes(field.type)
  );
}

/** As a person would: what draws the field hears of it. */
function write(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
