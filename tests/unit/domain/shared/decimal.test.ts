import {
  decimal,
  decimalPlaces,
  decimalText,
  divide,
  fixedText,
  isMultipleOf,
  parseDecimal,
  roundTo,
  roundToStep,
  smallerOf,
} from '../../../../src/domain/shared/decimal';
import { day, hour, instantFrom, minute, second } from '../../../../src/domain/shared/instant';

describe('a decimal', () => {
  it.each([
    ['1', '1'],
    ['+1.5', '1.5'],
    ['-0.25', '-0.25'],
    ['1.', '1'],
    ['.5', '0.5'],
    ['.25', '0.25'],
    [' 7 ', '7'],
    ['1e3', '1000'],
    ['1E-12', '0.000000000001'],
    ['1e+21', '1000000000000000000000'],
    [0.1, '0.1'],
    [1e21, '1000000000000000000000'],
  ])('is read from %j', (value, text) => {
    expect(decimalText(parseDecimal(value)!)).toBe(text);
    expect(decimalText(decimal(value))).toBe(text);
  });

  it.each([
    '',
    ' ',
    '.',
    'x',
    '1x',
    'x1',
    '1,5',
    '0x10',
    '1e',
    '1e1000',
    'e5',
    '--1',
    '.x',
    NaN,
    Infinity,
    null,
    {},
    [1],
  ])('is not read from %p', (value) => {
    expect(parseDecimal(value)).toBeUndefined();
    expect(() => decimal(value as string)).toThrow(/^Not a decimal: /);
  });

  it('is what it is already', () => {
    const value = decimal('1.5');
    expect(parseDecimal(value)).toBe(value);
  });

  it.each([
    ['1.25', 1, '1.2', '1.3', '1.2'],
    ['1.35', 1, '1.3', '1.4', '1.4'],
    ['-1.21', 1, '-1.2', '-1.3', '-1.2'],
    ['7', 2, '7', '7', '7'],
  ])('%s to %d places: %s down, %s up, %s to the even one', (value, places, down, up, even) => {
    expect(
      (['down', 'up', 'half-even'] as const).map((rounding) => decimalText(roundTo(decimal(value), places, rounding))),
    ).toEqual([down, up, even]);
  });

  it('keeps to a step', () => {
    expect(decimalText(roundToStep(decimal('1.29'), decimal('0.25'), 'down'))).toBe('1.25');
    expect(decimalText(roundToStep(decimal('1.26'), decimal('0.25'), 'up'))).toBe('1.5');
    expect(decimalText(roundToStep(decimal('1.25'), decimal('0.25'), 'up'))).toBe('1.25');
    expect(isMultipleOf(decimal('1.25'), decimal('0.25'))).toBe(true);
    expect(isMultipleOf(decimal('1.3'), decimal('0.25'))).toBe(false);
  });

  it('is divided to 30 places, the rest left off', () => {
    expect(decimalText(divide(decimal('2'), decimal('3')))).toBe(`0.${'6'.repeat(30)}`);
  });

  it('is written with as many places as are asked for', () => {
    expect(fixedText(decimal('1.255'), 2, 'down')).toBe('1.25');
    expect(fixedText(decimal('1.251'), 2, 'up')).toBe('1.26');
    expect(fixedText(decimal('1'), 3, 'half-even')).toBe('1.000');
  });

  it.each([
    ['0.001', 3],
    ['0.5', 1],
    ['1', 0],
    ['100', 0],
    ['0.0000001', 7],
  ])('a step of %s has %d places', (step, places) => {
    expect(decimalPlaces(decimal(step))).toBe(places);
  });

  it('the smaller of two', () => {
    expect(smallerOf(decimal('1'), decimal('2')).toFixed()).toBe('1');
    expect(smallerOf(decimal('2'), decimal('1')).toFixed()).toBe('1');
  });
});

describe('an instant', () => {
  it.each([
    [1_760_000_000, 1_760_000_000_000],
    [1_760_000_000.123, 1_760_000_000_123],
    ['1760000000.5', 1_760_000_000_500],
    [1_760_000_000_123, 1_760_000_000_123],
    ['1760000000123', 1_760_000_000_123],
    [0, 0],
    [1e11, 1e11],
    [1e11 - 1, (1e11 - 1) * 1_000],
    ['', undefined],
    [' ', undefined],
    ['soon', undefined],
    [-1, undefined],
    [NaN, undefined],
    [Infinity, undefined],
    [null, undefined],
    [[1], undefined],
  ])('of %p is %p', (value, instant) => {
    expect(instantFrom(value)).toBe(instant);
  });

  it('is counted in milliseconds', () => {
    expect([second, minute, hour, day]).toEqual([1_000, 60_000, 3_600_000, 86_400_000]);
  });
});
