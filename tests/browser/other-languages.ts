import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type LanguageCode, languageCodes, languages } from '../../src/domain/platform/language';
import { ownCalls } from './own-calls';
import { expect, untilSettled } from './product-test';
import { clippedTexts, shownTexts } from './shown-texts';

const folder = path.resolve('src/presentation/i18n');
const usualWidths = [1440, 390];
const otherWidths = [1024, 768, 320];

/** Too short or too common to tell the languages apart, such as API or Token. */
const shortest = 6;

const englishTexts = textsOf('en');
const keys = new Set(englishTexts.keys());
const english = new Set([...englishTexts.values()].filter((text) => text.length >= shortest && !text.includes('{{')));
const anyLanguage = new RegExp(`: (${languageCodes.map((code) => languages[code].name).join('|')})$`);

/** Where words are longest: what fits there between the two usual widths fits in the others. */
const longest: readonly LanguageCode[] = ['es', 'pt', 'ru'];

const others = languageCodes.filter((code) => code !== 'en' && !longest.includes(code));

/**
 * Shows a page in other languages and looks for what a translation leaves behind: keys instead of words, English,
 * words that their box cuts off, and pages that scroll sideways. That no language lacks a text is for the unit tests
 * to see, so a page is shown where words are longest, and in the rest of the languages pages take turns.
 * @param turn of the page among all
 */
export async function expectLanguages(page: Page, turn: number): Promise<void> {
  const other = others[Math.max(0, turn) % others.length]!;
  for (const code of ['en', other, ...longest] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseLanguage(page, code);
    const own = new Set(textsOf(code).values());
    const isWrong = (text: string): boolean =>
      isKey(text) || (code !== 'en' && (readsEnglish(text) || (english.has(text) && !own.has(text))));
    for (const width of longest.includes(code) ? [...usualWidths, ...otherWidths] : usualWidths) {
      await page.setViewportSize({ width, height: 900 });
      await untilLaidOut(page);
      await expect
        .configure({ soft: true, timeout: 2_000 })
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `scrolls sideways in ${code} at ${width} px`,
        )
        .toBeLessThanOrEqual(0);
      await expect
        .configure({ soft: true, timeout: 2_000 })
        .poll(() => page.evaluate(clippedTexts), `cut off in ${code} at ${width} px`)
        .toEqual([]);
      if (otherWidths.includes(width)) continue;
      expect.soft((await page.evaluate(shownTexts)).filter(isWrong), `not in ${code} at ${width} px`).toEqual([]);
    }
  }
  // An account remembers the language, and its next page is to begin in English.
  if (await hasAccount(page))
    await (await ownCalls(page)).call('POST', '/usercenter/account/switch_language', { language: 'en' });
}

async function hasAccount(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === '__Host-authorization');
}

/** The terminal chooses its layout in the frame after the width has changed, and what it then opens may have to load. */
async function untilLaidOut(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => void requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  await untilSettled(page);
}

/** By the switch in the header: what is on screen follows. */
async function chooseLanguage(page: Page, code: LanguageCode): Promise<void> {
  const { name, regionalTag } = languages[code];
  if ((await page.evaluate(() => document.documentElement.lang)) === regionalTag) return;
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: anyLanguage }).click();
  // What is saved last is what the account remembers.
  const saved = (await hasAccount(page))
    ? page.waitForResponse((answer) => answer.url().endsWith('/usercenter/account/switch_language'))
    : undefined;
  await header.getByRole('button', { name, exact: true }).click();
  await page.locator(`html[lang="${regionalTag}"]`).waitFor();
  await saved;
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
    else
      for (const [name, inner] of Object.entries(value as object)) collect(inner, key === '' ? name : `${key}.${name}`);
  };
  for (const file of readdirSync(path.join(folder, code)))
    collect(JSON.parse(readFileSync(path.join(folder, code, file), 'utf8')), '');
  return texts;
}
