import { countZeros, writeZeros } from '../../../../src/domain/platform/counted-zeros';
import { decimalMarks } from '../../../../src/domain/platform/decimal-marks';
import { isLanguageCode, languageCodes, languageOfTag, languages } from '../../../../src/domain/platform/language';
import { rewriteDecimalInput } from '../../../../src/domain/platform/rewrite-decimal-input';
import { fc } from '../../../support/properties';

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['uk', 'ukr'],
  ['uk-UA', 'ukr'],
  ['vi', 'vn'],
  ['VI_VN', 'vn'],
  ['pt-PT', 'pt'],
  ['es-419', 'es'],
  ['ru', 'ru'],
  // The product's Chinese without anything is the traditional one; a browser's is what its script or region says.
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  // Who reads the simplified script in Hong Kong is not asked to read the other.
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-Hant-CN', 'zh'],
  ['zh-TW', 'zh'],
  ['zh-HK', 'zh'],
  ['zh-MO', 'zh'],
  ['zh-Hant', 'zh'],
  ['de', undefined],
  ['', undefined],
])('a browser that asks for %j gets %s', (tag, code) => {
  expect(languageOfTag(tag)).toBe(code);
});

test('each language is named in itself and known to browsers', () => {
  expect(languageCodes.map((code) => [code, languages[code].regionalTag, languages[code].name])).toEqual([
    ['en', 'en', 'English'],
    ['zh', 'zh-TW', '繁體中文'],
    ['zh-Hans', 'zh-Hans', '简体中文'],
    ['ru', 'ru', 'Русский'],
    ['pt', 'pt-BR', 'Português'],
    ['ukr', 'uk-UA', 'Українська'],
    ['vn', 'vi-VN', 'Tiếng Việt'],
    ['es', 'es-ES', 'Español'],
  ]);
  for (const code of languageCodes) {
    const { regionalTag, plainCode } = languages[code];
    expect(languages[code].code).toBe(code);
    expect(regionalTag.startsWith(plainCode)).toBe(true);
    expect(Intl.NumberFormat.supportedLocalesOf([regionalTag])).toEqual([regionalTag]);
  }
});

test('a language of the product is one of its codes and nothing else', () => {
  expect(languageCodes.every(isLanguageCode)).toBe(true);
  for (const value of ['de', 'EN', '', undefined, ['en']]) expect(isLanguageCode(value)).toBe(false);
});

test.each([
  ['en', '.', ','],
  ['zh-TW', '.', ','],
  ['ru', ',', '\u00A0'],
  ['pt-BR', ',', '.'],
  ['uk-UA', ',', '\u00A0'],
  ['vi-VN', ',', '.'],
  ['es-ES', ',', '.'],
])('numbers in %s have %j before decimals and %j between thousands', (tag, decimal, group) => {
  expect(decimalMarks(tag)).toEqual({ decimal, group });
});

test('what was typed in one language is written as another writes it, unless it is no number', () => {
  const [english, portuguese] = [decimalMarks('en'), decimalMarks('pt-BR')];
  expect(rewriteDecimalInput('1,234.5', english, portuguese)).toBe('1234,5');
  expect(rewriteDecimalInput('0,25', portuguese, english)).toBe('0.25');
  expect(rewriteDecimalInput('max', english, portuguese)).toBe('max');
  expect(rewriteDecimalInput('', english, portuguese)).toBe('');
});

test.each([
  ['0.00001234', '0.0₄1234'],
  ['0,00001234', '0,0₄1234'],
  ['-0.00001', '-0.0₄1'],
  ['0.0000000001', '0.0₉1'],
  // Fewer or more are written out.
  ['0.0001234', '0.0001234'],
  ['0.00000000001', '0.00000000001'],
  ['0.00000', '0.00000'],
  ['10.00001', '10.00001'],
  ['1.5', '1.5'],
])('the zeros of %s are counted as %s', (price, counted) => {
  expect(countZeros(price)).toBe(counted);
  expect(writeZeros(counted)).toBe(price);
});

test('zeros that are counted and written out again are the same price, and any other text stays', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.integer({ min: 1, max: 99_999 }), (zeros, digits) => {
      const price = `0.${'0'.repeat(zeros)}${digits}`;
      expect(writeZeros(countZeros(price))).toBe(price);
    }),
  );
  for (const text of ['H₂O', 'x0₂', '0.5', '']) expect(writeZeros(text)).toBe(text);
});
