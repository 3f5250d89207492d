import { languageCodes, languages } from '../../../../../src/domain/platform/language';
import {
  datePattern,
  datePatterns,
  dayText,
} from '../../../../../src/presentation/features/verification/date-patterns';
import { firstStep, stepsOf } from '../../../../../src/presentation/features/verification/form-steps';

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

describe('where the form opens', () => {
  const whole = {
    country: 'FR',
    documentType: 'PASSPORT',
    documentNumber: '11111',
    documentExpiry: '2099-01-01',
    firstName: 'Ada',
    lastName: 'Marchand',
    birthDate: '1990-02-28',
  } as const;

  test('at the beginning', () => {
    expect(firstStep(stepsOf(1), [], {})).toBe(0);
    expect(firstStep(stepsOf(1), ['other'], whole)).toBe(0);
  });

  test('at the first thing that was refused', () => {
    expect(firstStep(stepsOf(1), ['UNDER_AGE', 'DOCUMENT_UNREADABLE'], whole)).toBe(1);
    expect(firstStep(stepsOf(2), ['ADDRESS_MISSING'], { ...whole, address: 'Paris' })).toBe(3);
  });

  test('not beyond what has to be typed anew', () => {
    expect(firstStep(stepsOf(1), ['UNDER_AGE'], {})).toBe(0);
    expect(firstStep(stepsOf(1), ['UNDER_AGE'], { ...whole, documentNumber: '' })).toBe(1);
  });
});
