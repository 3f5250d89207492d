import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type LanguageCode, languageCodes, languages } from '../../src/domain/platform/language';
import { addresses, isPrivate, type Login, openAccount } from './everywhere';
import { expect, test as base, untilSettled } from './product-test';
import { clippedTexts, shownTexts } from './shown-texts';

/*
 * Walks every page in every language, as a visitor and with an account, and looks for what a translation leaves
 * behind: keys instead of words, English, words that their box cuts off, and pages that scroll sideways.
 */
const folder = path.resolve('src/presentation/i18n');
const widths = [1440, 1024, 768, 390, 320];

/** Too short or too common to tell the languages apart, such as API or Token. */
const shortest = 6;

const englishTexts = textsOf('en');
const keys = new Set(englishTexts.keys());
const english = new Set([...englishTexts.values()].filter((text) => text.length >= shortest && !text.includes('{{')));
const anyLanguage = new RegExp(`: (${languageCodes.map((code) => languages[code].name).join('|')})$`);

const test = base.extend<object, { login: Login }>({
  login: [async ({ browser }, use) => use(await openAccount(browser)), { scope: 'worker' }],
});

for (const address of addresses.filter((each) => !isPrivate(each) || each === '/account')) {
  test(`${address} speaks every language to a visitor`, async ({ page }) => walk(page, address));
}

test.describe('with an account', () => {
  // The fixture's parameters are how a test asks for its worker's account.
  test.use({ storageState: ({ login }, use) => use(login) });

  for (const address of addresses.filter((each) => isPrivate(each) || each.startsWith('/trade/'))) {
    test(`${address} speaks every language to whoever is logged in`, async ({ page }) => walk(page, address));
  }
});

async function walk(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilSettled(page);
  for (const code of languageCodes) {
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    await choose(page, code);
    const own = new Set(textsOf(code).values());
    const isWrong = (text: string): boolean => isKey(text) || (code !== 'en' && (readsEnglish(text) || (english.has(text) && !own.has(text))));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Polled, because the terminal chooses its layout in the frame after.
      await expect
        .configure({ soft: true, timeout: 2_000 })
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `scrolls sideways in ${code} at ${width} px`)
        .toBeLessThanOrEqual(0);
      if (width !== 1440 && width !== 390) continue;
      expect.soft((await page.evaluate(shownTexts)).filter(isWrong), `not in ${code} at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(clippedTexts), `cut off in ${code} at ${width} px`).toEqual([]);
    }
  }
}

/** By the switch in the header: what is on screen follows. */
async function choose(page: Page, code: LanguageCode): Promise<void> {
  const { name, regionalTag } = languages[code];
  if ((await page.evaluate(() => document.documentElement.lang)) === regionalTag) return;
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: anyLanguage }).click();
  await header.getByRole('button', { name, exact: true }).click();
  await page.locator(`html[lang="${regionalTag}"]`).waitFor();
  await untilSettled(page);
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
