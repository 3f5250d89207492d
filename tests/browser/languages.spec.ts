import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type LanguageCode, languageCodes } from '../../src/domain/platform/language';
import { addresses, isPrivate, openAccount } from './everywhere';
import { expect, speak, test, untilSettled } from './product-test';
import { clippedTexts, shownTexts } from './shown-texts';

/*
 * Walks every page in every language, as a visitor and with an account, and looks for what a translation leaves
 * behind: keys instead of words, English, words that their box cuts off, and pages that scroll sideways.
 */
const folder = path.resolve('src/presentation/i18n');
const widths = [1440, 1024, 768, 390, 320];
const forVisitors = addresses.filter((address) => !isPrivate(address) || address === '/account');
const forAccounts = addresses.filter((address) => isPrivate(address) || address.startsWith('/trade/'));

/** Too short or too common to tell the languages apart, such as API or Token. */
const shortest = 6;

const english = textsOf('en');
const keys = new Set(english.keys());

for (const code of languageCodes) {
  test.describe(code, () => {
    test(`a visitor reads ${code} everywhere`, async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      await walk(page, code, baseURL!, forVisitors);
    });

    test.describe('with an account', () => {
      test.use({ storageState: ({ browser }, use) => openAccount(browser).then(use) });

      test(`whoever is logged in reads ${code} everywhere`, async ({ page, baseURL }) => {
        test.setTimeout(180_000);
        await walk(page, code, baseURL!, forAccounts);
      });
    });
  });
}

async function walk(page: Page, code: LanguageCode, baseURL: string, walked: readonly string[]): Promise<void> {
  await speak(page, code, baseURL);
  const own = new Set(textsOf(code).values());
  const foreign = new Set([...english.values()].filter((text) => code !== 'en' && text.length >= shortest && !text.includes('{{') && !own.has(text)));
  const isWrong = (text: string): boolean => isKey(text) || foreign.has(text) || (code !== 'en' && readsEnglish(text));
  for (const address of walked) {
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    await page.goto(address);
    await untilSettled(page);
    expect.soft((await page.evaluate(shownTexts)).filter(isWrong), `not in ${code} on ${address}`).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Polled, because the terminal chooses its layout in the frame after.
      await expect
        .configure({ soft: true, timeout: 2_000 })
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${address} scrolls sideways at ${width} px`)
        .toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(clippedTexts), `cut off on ${address} at ${width} px`).toEqual([]);
    }
    expect.soft((await page.evaluate(shownTexts)).filter(isWrong), `not in ${code} on ${address} at ${widths.at(-1)} px`).toEqual([]);
  }
}

/** Every key has a dot but those of short names that are words as well; figures that are not known are a dash. */
function isKey(text: string): boolean {
  if (/\b(NaN|undefined)\b/.test(text)) return true;
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
