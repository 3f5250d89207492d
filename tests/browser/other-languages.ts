import type { Page } from '@playwright/test';
import { type LanguageCode, languageCodes, languages } from '../../src/domain/platform/language';
import { speakLongest, textsOf } from './longest-texts';
import { ownCalls } from './own-calls';
import { expect, untilSettled } from './product-test';
import { type Look, lookAtTexts } from './shown-texts';

const usualWidths = [1440, 390];
const allWidths = [1440, 390, 1024, 768, 320];

/** Too short or too common to tell the languages apart, such as API or Token. */
const shortest = 6;

const englishTexts = textsOf('en');
const keys = new Set(englishTexts.keys());
const english = new Set([...englishTexts.values()].filter((text) => text.length >= shortest && !text.includes('{{')));
const anyLanguage = new RegExp(`: (${languageCodes.map((code) => languages[code].name).join('|')})$`);

const others = languageCodes.filter((code) => code !== 'en');

/**
 * Shows a page in other languages and looks for what a translation leaves behind: keys instead of words, English,
 * words that their box cuts off, and pages that scroll sideways. That no language lacks a text is for the unit tests
 * to see, so pages take turns in the languages. What fits with the longest words of all languages fits with those of
 * each.
 * @param turn of the page among all
 */
export async function expectLanguages(page: Page, turn: number): Promise<void> {
  const other = others[Math.max(0, turn) % others.length]!;
  for (const code of ['en', other] as const) {
    await chooseLanguage(page, code);
    const own = new Set(textsOf(code).values());
    const isWrong = (text: string): boolean =>
      isKey(text) || (code !== 'en' && (readsEnglish(text) || (english.has(text) && !own.has(text))));
    for (const width of usualWidths) {
      const { shown } = await expectRoom(page, code, width);
      expect.soft(shown.filter(isWrong), `not in ${code} at ${width} px`).toEqual([]);
    }
  }
  // Both have dates that take much room, and one of them the page has not asked for.
  const spoken = other === 'ru' ? 'ukr' : 'ru';
  await speakLongest(page, spoken);
  await chooseLanguage(page, spoken);
  for (const width of allWidths) await expectRoom(page, 'the longest words', width);
  // An account remembers the language, and its next page is to begin in English.
  if (await hasAccount(page))
    await (await ownCalls(page)).call('POST', '/usercenter/account/switch_language', { language: 'en' });
}

/** Nothing is cut off and nothing scrolls sideways, or no longer once what comes in has come. */
async function expectRoom(page: Page, language: string, width: number): Promise<Look> {
  await page.setViewportSize({ width, height: 900 });
  const look = await page.evaluate(lookAtTexts);
  expect.soft(look.sideways, `scrolls sideways in ${language} at ${width} px`).toBeLessThanOrEqual(0);
  expect.soft(look.clipped, `cut off in ${language} at ${width} px`).toEqual([]);
  return look;
}

async function hasAccount(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === '__Host-authorization');
}

/** By the switch in the header: what is on screen follows. */
async function chooseLanguage(page: Page, code: LanguageCode): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
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
