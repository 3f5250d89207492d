import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type LanguageCode, languageCodes } from '../../src/domain/platform/language';
import { addresses, type Login, openAccount } from './everywhere';
import { expect, speak, test as base, untilSettled } from './product-test';
import { clippedTexts, shownTexts } from './shown-texts';

/*
 * Walks every page in every language, as a visitor and with an account, and looks for what a translation leaves
 * behind: keys instead of words, English, and words that their box cuts off.
 */
const folder = path.resolve('src/presentation/i18n');
const widths = [1440, 390];

/** Too short or too common to tell the languages apart, such as API or Token. */
const shortest = 6;

const english = textsOf('en');
const keys = new Set(english.keys());

const test = base.extend<{ login: Login }>({
  login: async ({ browser }, use) => use(await openAccount(browser)),
});

for (const code of languageCodes) {
  test.describe(code, () => {
    test(`a visitor reads ${code} everywhere`, async ({ page, baseURL }) => {
      test.setTimeout(240_000);
      await walk(page, code, baseURL!);
    });

    test.describe('with an account', () => {
      test.use({ storageState: ({ login }, use) => use(login) });

      test(`whoever is logged in reads ${code} everywhere`, async ({ page, baseURL }) => {
        test.setTimeout(240_000);
        await walk(page, code, baseURL!);
      });
    });
  });
}

async function walk(page: Page, code: LanguageCode, baseURL: string): Promise<void> {
  await speak(page, code, baseURL);
  const own = new Set(textsOf(code).values());
  const foreign = new Set([...english.values()].filter((text) => code !== 'en' && text.length >= shortest && !text.includes('{{') && !own.has(text)));
  for (const address of addresses) {
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    await page.goto(address);
    await untilSettled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await page.evaluate(shownTexts);
      expect.soft(texts.filter((text) => isKey(text)), `keys on ${address} at ${width} px`).toEqual([]);
      expect.soft(texts.filter((text) => foreign.has(text) || (code !== 'en' && readsEnglish(text))), `English on ${address} at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(clippedTexts), `cut off on ${address} at ${width} px`).toEqual([]);
    }
  }
}

/** Every key has a dot but those of short names that are words as well. */
function isKey(text: string): boolean {
  const key = text.replace(/^\w+:/, '');
  return text.includes('{{') || (keys.has(key) && key.includes('.'));
}

/** What a host says comes from no file of ours. */
function readsEnglish(text: string): boolean {
  return (text.match(/\b(the|and|of|to|your|you|is|are|with|for|from|this|that|has|was|been)\b/gi) ?? []).length >= 3;
}

/** Texts of a language by their keys, of all namespaces. */
function textsOf(code: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, inner] of Object.entries(value as object)) collect(inner, key === '' ? name : `${key}.${name}`);
  };
  for (const file of readdirSync(path.join(folder, code))) collect(JSON.parse(readFileSync(path.join(folder, code, file), 'utf8')), '');
  return texts;
}
