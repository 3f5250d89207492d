import type { BackendModule, ReadCallback } from 'i18next';
import { languageCodes, languages, type LanguageCode } from '../../domain/platform/language';
import type { TranslationFiles } from './translation-files';

const codeOfTag = new Map<string, LanguageCode>(languageCodes.map((code) => [languages[code].regionalTag, code]));

/**
 * Reads translation files for i18next, which asks by regional tag. How many at once, how often again and after
 * what pause is i18next's own business; this only says whether another try can help.
 */
export class FileBackend implements BackendModule {
  readonly type = 'backend';
  /** Tells i18next that `read` answers by callback. */
  readonly callbackApi = true;

  constructor(private readonly files: TranslationFiles) {}

  init(): void {}

  read(tag: string, namespace: string, callback: ReadCallback): void {
    const code = codeOfTag.get(tag);
    const url = code && this.files.urlOf(code, namespace);
    if (url === undefined) {
      callback(new Error(`No translation file for ${tag}/${namespace}`), false);
      return;
    }
    readJson(url).then(
      (texts) => callback(null, texts),
      (cause: unknown) =>
        callback(cause instanceof Error ? cause : new Error(String(cause)), !(cause instanceof AbsentFile)),
    );
  }
}

class AbsentFile extends Error {}

async function readJson(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (response.status >= 400 && response.status < 500 && response.status !== 429)
    throw new AbsentFile(`${response.status} for ${url}`);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const texts: unknown = await response.json();
  if (typeof texts !== 'object' || texts === null) throw new Error(`No texts in ${url}`);
  return texts as Record<string, unknown>;
}
