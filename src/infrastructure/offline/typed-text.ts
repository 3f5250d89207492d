const key = 'typed-text';

interface Typed {
  readonly path: string;
  /** What a field is called, and which of those called so it is. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Where somebody was writing. */
  readonly focused: string | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Never written down: passwords, codes, and whatever else a field says is secret (`data-secret`), which a password that is
 * shown does as well. That a browser is to offer nothing for it (`off`) says nothing: sizes and notes are such fields.
 */
const secret = /password|one-time-code|cc-/;

declare global {
  interface Window {
    /**
     * Fields that somebody wrote in, noted by the bootstrap script (src/main/bootstrap/typed-fields.ts); what stands in
     * others is the page's own, and may be newer in the new version.
     */
    typedFields?: WeakSet<object>;
  }
}

/** Keeps what was typed on this page until it is loaded or drawn again. */
export function keepTypedText(): void {
  const fields = [...named()].flatMap(([name, field]) =>
    window.typedFields?.has(field) ? [[name, field.value] as const] : [],
  );
  const [focused] = [...named()].find(([, field]) => field === document.activeElement) ?? [];
  const typed: Typed = { path: location.pathname, fields, focused };
  if (fields.length > 0 || focused !== undefined) sessionStorage.setItem(key, JSON.stringify(typed));
}

/** Puts it back, into fields that are there and those that come within some seconds. */
export function restoreTypedText(patience = 10_000): void {
  const typed = taken();
  if (!typed || typed.path !== location.pathname) return;
  const left = new Map(typed.fields);
  let focused = typed.focused;
  const fill = (): void => {
    for (const [name, field] of named()) {
      if (field.disabled) continue;
      const value = left.get(name);
      left.delete(name);
      // Whoever typed meanwhile means that.
      if (value !== undefined && document.activeElement !== field) write(field, value);
      if (name !== focused) continue;
      focused = undefined;
      if (document.activeElement === document.body) field.focus();
    }
    if (left.size === 0 && focused === undefined) watch.disconnect();
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
  if (secret.test(field.autocomplete) || field.dataset['secret'] !== undefined) return false;
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
