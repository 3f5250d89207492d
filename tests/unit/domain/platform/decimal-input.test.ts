import { fc } from '../../../support/properties';
import { formatDecimalInput, parseDecimalInput } from '../../../../src/domain/platform/decimal-input';
import { decimalMarks } from '../../../../src/domain/platform/decimal-marks';
import { languageCodes, languages } from '../../../../src/domain/platform/language';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';

const english = decimalMarks('en');
const spanish = decimalMarks('es-ES');
const russian = decimalMarks('ru');

function read(text: string, marks = english): string {
  const input = parseDecimalInput(text, marks);
  return input.ok ? decimalText(input.value) : input.problem;
}

describe('typed numbers', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1234,5', '1234.5'],
    ['.5', '0.5'],
    ['0,001', '0.001'],
    ['0.100', '0.1'],
    ['5.', '5'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234,567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1 234,567', '1234.567'],
    ['1\u00a0234\u00a0567.8', '1234567.8'],
    ['1\u202f234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['１２３．５', '123.5'],
    ['  42 ', '42'],
  ])('reads %j as %s in any language', (text, value) => {
    expect(read(text, english)).toBe(value);
    expect(read(text, spanish)).toBe(value);
    expect(read(text, russian)).toBe(value);
  });

  it.each([
    ['1.234', english, '1.234'],
    ['1.234', spanish, '1234'],
    ['1,234', english, '1234'],
    ['1,234', spanish, '1.234'],
    ['1,234', russian, '1.234'],
    ['1.234', russian, '1.234'],
    ['12,345', english, '12345'],
    ['123.456', english, '123.456'],
  ])('reads the ambiguous %j by the language and says so', (text, marks, value) => {
    expect(read(text, marks)).toBe(value);
    expect(parseDecimalInput(text, marks)).toMatchObject({ ok: true, ambiguous: true });
  });

  it('says nothing of a number that reads alike in every language', () => {
    for (const text of ['1,2345', '1234.567', '0.123', '1.5', '1234'])
      expect(parseDecimalInput(text, english)).toMatchObject({ ok: true, ambiguous: false });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'notANumber'],
    ['1e5', 'notANumber'],
    ['abc1', 'notANumber'],
    ['1abc', 'notANumber'],
    ['1-2', 'notANumber'],
    ['.', 'notANumber'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['1.2.3', 'misplacedSeparator'],
    ['1,2,3', 'misplacedSeparator'],
    ['12,34.5', 'misplacedSeparator'],
    ['1.234,567,890', 'misplacedSeparator'],
    ['12 34', 'misplacedSeparator'],
    ['1,234 567', 'misplacedSeparator'],
  ])('refuses %j as %s instead of dropping a mark', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it('reads back every value it wrote, in every language', () => {
    const values = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 12 }));
    fc.assert(
      fc.property(values, fc.constantFrom(...languageCodes), ([digits, places], code) => {
        const value = decimal(`${digits}e-${places}`);
        const marks = decimalMarks(languages[code].regionalTag);
        expect(read(formatDecimalInput(value, marks), marks)).toBe(decimalText(value));
      }),
    );
  });

  it('writes as many decimals as it is asked for, and never fewer than there are', () => {
    const written = (value: string, places: number) =>
      formatDecimalInput(decimal(value), decimalMarks('es-ES'), places);
    expect([written('84565.7', 2), written('84565', 2), written('0.125', 2), written('7', 0)]).toEqual([
      '84565,70',
      '84565,00',
      '0,125',
      '7',
    ]);
  });

  it('reads what the language itself writes with thousands marks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(...languageCodes), (cents, code) => {
        const { regionalTag } = languages[code];
        const text = new Intl.NumberFormat(regionalTag, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(read(text, decimalMarks(regionalTag))).toBe(decimalText(decimal(`${cents}e-2`)));
      }),
    );
  });
});
