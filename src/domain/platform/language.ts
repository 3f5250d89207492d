/** A supported language: the product's own code, the tag for browsers and `Intl`, and the plain code (specification, section 9). */
export interface Language {
  readonly code: LanguageCode;
  readonly regionalTag: string;
  readonly plainCode: string;
  /** The language's name in itself. */
  readonly name: string;
}

export const languageCodes = ['en', 'zh', 'zh-Hans', 'ru', 'pt', 'ukr', 'vn', 'es'] as const;
export type LanguageCode = (typeof languageCodes)[number];

export const defaultLanguage: LanguageCode = 'en';

export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', regionalTag: 'en', plainCode: 'en', name: 'English' },
  zh: { code: 'zh', regionalTag: 'zh-TW', plainCode: 'zh', name: '繁體中文' },
  'zh-Hans': { code: 'zh-Hans', regionalTag: 'zh-Hans', plainCode: 'zh-Hans', name: '简体中文' },
  ru: { code: 'ru', regionalTag: 'ru', plainCode: 'ru', name: 'Русский' },
  pt: { code: 'pt', regionalTag: 'pt-BR', plainCode: 'pt', name: 'Português' },
  ukr: { code: 'ukr', regionalTag: 'uk-UA', plainCode: 'uk', name: 'Українська' },
  vn: { code: 'vn', regionalTag: 'vi-VN', plainCode: 'vi', name: 'Tiếng Việt' },
  es: { code: 'es', regionalTag: 'es-ES', plainCode: 'es', name: 'Español' },
};

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && (languageCodes as readonly string[]).includes(value);
}

/**
 * The supported language nearest to a browser tag such as `uk`, `zh-HK` or `pt-PT`; `undefined` when none is.
 * `zh` alone is Traditional Chinese here, so the script decides, and the region where no script is named.
 */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const parts = tag.toLowerCase().split(/[-_]/);
  if (parts[0] === 'zh') {
    const isTraditional = !parts.includes('hans') && parts.some((part) => /^(hant|tw|hk|mo)$/.test(part));
    return isTraditional ? 'zh' : 'zh-Hans';
  }
  return languageCodes.find((code) => languages[code].plainCode === parts[0]);
}
