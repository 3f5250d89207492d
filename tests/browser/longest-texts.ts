import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type LanguageCode, languageCodes } from '../../src/domain/platform/language';

type Texts = { readonly [key: string]: string | Texts };

const folder = path.resolve('src/presentation/i18n');

/** From the next time that the page asks for a language, it gets for each of its texts the longest of all languages. */
export async function speakLongest(page: Page, code: LanguageCode): Promise<void> {
  await page.route(new RegExp(`/assets/texts-[^/]+/${code}/\\w+\\.json$`), (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    const all = languageCodes.map((each) => read(each, file));
    return route.fulfill({ json: longestOf(read(code, file), all) });
  });
}

/** Texts of a language by their keys, of all namespaces. */
export function textsOf(code: LanguageCode): ReadonlyMap<string, string> {
  const known = byLanguage.get(code);
  if (known) return known;
  const texts = new Map<string, string>();
  const collect = (value: string | Texts, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, inner] of Object.entries(value)) collect(inner, key === '' ? name : `${key}.${name}`);
  };
  for (const file of readdirSync(path.join(folder, code))) collect(read(code, file), '');
  byLanguage.set(code, texts);
  return texts;
}

const byLanguage = new Map<LanguageCode, ReadonlyMap<string, string>>();

const read = (code: LanguageCode, file: string): Texts =>
  JSON.parse(readFileSync(path.join(folder, code, file), 'utf8')) as Texts;

/** A plural form that a language does not have stands for itself in those that have it. */
function longestOf(texts: Texts, all: readonly Texts[]): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, own]) => {
      const others = all.map((each) => each[key]);
      if (typeof own !== 'string') return [key, longestOf(own, others.filter(isFolder))];
      return [
        key,
        others.filter(isText).reduce((longest, text) => (text.length > longest.length ? text : longest), own),
      ];
    }),
  );
}

const isText = (value: string | Texts | undefined): value is string => typeof value === 'string';
const isFolder = (value: string | Texts | undefined): value is Texts => typeof value === 'object';
