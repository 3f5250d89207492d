import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../environment.mjs';
import { characterMap } from './frozen-features.mjs';

const isChinese = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
const scripts = [
  { font: 'NotoSansTC', name: 'noto-sans-tc', code: 'zh', tag: 'zh-TW' },
  { font: 'NotoSansSC', name: 'noto-sans-sc', code: 'zh-Hans', tag: 'zh-Hans' },
];
const version = '0.4.3';
const weights = { 400: '400Regular', 600: '600SemiBold' };

/** The files that chinese.css names. Whole, a font is 10 MB: it is fetched when it is cut, and is no dependency. */
export async function cutChineseFonts() {
  const files = [];
  for (const { font, name, code, tag } of scripts) {
    const characters = chineseCharacters(code, tag);
    const folder = mkdtempSync(path.join(tmpdir(), 'font-'));
    try {
      const run = (tool, ...parameters) => execFileSync(tool, parameters, { cwd: folder, encoding: 'utf8' }).trim();
      run('tar', '-xzf', run('npm', 'pack', '--silent', `@expo-google-fonts/${name}@${version}`));
      for (const [weight, style] of Object.entries(weights)) {
        const whole = readFileSync(path.join(folder, 'package', style, `${font}_${style}.ttf`));
        const content = await subsetFont(whole, characters.join(''), { targetFormat: 'woff2' });
        files.push({ file: `fonts/${name}-${weight}.woff2`, content, characters: characters.length });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return files;
}

/** By weight, the characters that the product can write and that are in neither script's file. */
export async function lackingCharacters(theme) {
  const characters = scripts.flatMap(({ code, tag }) => chineseCharacters(code, tag));
  const lacking = {};
  for (const weight of Object.keys(weights)) {
    const known = new Set();
    for (const { name } of scripts) {
      const file = readFileSync(path.join(theme, `fonts/${name}-${weight}.woff2`));
      const font = await subsetFont(file, characters.join(''), { targetFormat: 'sfnt' });
      for (const [character] of characterMap(font)) known.add(String.fromCodePoint(character));
    }
    lacking[weight] = characters.filter((each) => !known.has(each)).join('');
  }
  return lacking;
}

/**
 * Every Chinese character and full-width sign that the product itself can write in a language: texts, articles, what has
 * texts in all languages, and figures, dates and regions as the browser words them.
 * @param code folder of the language
 * @param tag its regional tag
 */
function chineseCharacters(code, tag) {
  const folders = ['src/presentation/i18n', 'sandbox/content/posts'].map((folder) => path.join(root, folder, code));
  const files = [
    ...folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file))),
    ...['sandbox/services/promotions/promotion-texts.ts', 'src/domain/platform/language.ts'].map((file) =>
      path.join(root, file),
    ),
  ];
  const texts = [...files.map((file) => readFileSync(file, 'utf8')), ...wordedByBrowsers(tag)];
  return [...new Set(texts.join(''))].filter((each) => isChinese.test(each)).sort();
}

function wordedByBrowsers(tag) {
  const regions = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day, day % 24)));
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
  return [
    ...letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? '')),
    ...Array.from({ length: 15 }, (_, power) =>
      new Intl.NumberFormat(tag, { notation: 'compact' }).format(10 ** power),
    ),
    ...days.flatMap((day) =>
      ['full', 'long', 'medium', 'short'].map((dateStyle) =>
        new Intl.DateTimeFormat(tag, { dateStyle, timeStyle: 'short', hour12: true }).format(day),
      ),
    ),
    ...units.flatMap((unit) => [-2, -1, 0, 1, 2].map((count) => relative.format(count, unit))),
    ...units.map((unit) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(1)),
    new Intl.ListFormat(tag).format(['1', '2', '3']),
  ];
}
