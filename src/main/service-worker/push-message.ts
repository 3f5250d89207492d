import { isLanguageCode, type LanguageCode } from '../../domain/platform/language';
import { notificationOf } from '../../domain/platform/notification';
import { marketDisplayName } from '../../domain/markets/market-symbol';

/** `notifications:message` of a language, by key. */
export type MessageTexts = Readonly<Record<string, { readonly title: string; readonly body: string } | undefined>>;

interface PushedWords {
  readonly title: string;
  readonly body: string;
  /** One of the same name is replaced. */
  readonly tag: string;
  /** A path of this site. */
  readonly link: string;
}

/** What the exchange has pushed, in words of the device's own language where they are known, else in the exchange's. */
export function wordsOf(pushed: unknown, texts: MessageTexts): PushedWords | undefined {
  const { id, title, body, message, link } = (pushed ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || typeof body !== 'string') return undefined;
  const known = notificationOf({
    id: String(id),
    type: '',
    level: '',
    title,
    body,
    message: messageIn(message),
    link: typeof link === 'string' ? link : undefined,
    read: false,
    at: 0,
  });
  const { symbol } = known.message?.values ?? {};
  const values = { ...known.message?.values, ...(symbol !== undefined && { market: marketDisplayName(symbol) }) };
  const words = known.message && texts[known.message.key];
  return {
    title: filled(words?.title, values) ?? title,
    body: filled(words?.body, values) ?? body,
    tag: `notification-${known.id}`,
    link: known.link ?? '/notification',
  };
}

/** The language that was chosen on this device; English where nobody chose. */
export function languageOf(cookie: string | undefined): LanguageCode {
  return isLanguageCode(cookie) ? cookie : 'en';
}

function messageIn(message: unknown): { key: string; values: Readonly<Record<string, string>> } | undefined {
  const { key, values } = (message ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined;
  return {
    key,
    values: Object.fromEntries(
      Object.entries(values as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    ),
  };
}

/** `undefined` where a value is missing: half a sentence is none. */
function filled(text: string | undefined, values: Readonly<Record<string, string>>): string | undefined {
  if (text === undefined) return undefined;
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}
