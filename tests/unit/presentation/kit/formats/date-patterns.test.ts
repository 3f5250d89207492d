import { languageCodes, languages } from '../../../../../src/domain/platform/language';
import { datePattern, datePatterns, dayText } from '../../../../../src/presentation/kit/formats/date-patterns';

test('a day is shown in the form of the language', () => {
  expect(['en', 'ru', 'pt-BR', 'zh-Hans', 'vi-VN'].map(datePattern)).toEqual([
    'MM/DD/YYYY',
    'DD.MM.YYYY',
    'DD/MM/YYYY',
    'YYYY/MM/DD',
    'DD/MM/YYYY',
  ]);
});

test.each(languageCodes)('%s understands the international form, and dots with the day first', (code) => {
  const patterns = datePatterns(languages[code].regionalTag);
  expect(patterns[0]).toBe(datePattern(languages[code].regionalTag));
  expect(patterns).toEqual(expect.arrayContaining(['D.M.YYYY', 'DD.MM.YYYY', 'YYYY-M-D', 'YYYY-MM-DD']));
  expect(patterns.every((pattern) => /D/.test(pattern) && /M/.test(pattern) && /Y{4}/.test(pattern))).toBe(true);
});

test('a day is the same everywhere', () => {
  expect(dayText('1990-02-28', 'en')).toBe('February 28, 1990');
});
