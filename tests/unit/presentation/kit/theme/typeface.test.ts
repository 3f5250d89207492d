import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../../../../src/domain/platform/language';

const sheet = readFileSync('src/presentation/kit/theme/fonts.css', 'utf8');
const ranges = [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
  ([, first, last = first]) => [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const,
);
const isDrawn = (character: string): boolean =>
  ranges.some(([first, last]) => character.codePointAt(0)! >= first && character.codePointAt(0)! <= last);

/** Chinese is written in the fonts of the system. */
const alphabetic = languageCodes.filter((code) => !code.startsWith('zh'));

test.each(alphabetic)('the typeface has every character of the texts in %s', (code) => {
  const folder = join('src/presentation/i18n', code);
  const texts = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  expect([...new Set(texts)].filter((each) => each !== '\n' && !isDrawn(each))).toEqual([]);
});
