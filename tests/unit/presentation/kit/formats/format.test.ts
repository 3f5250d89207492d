import { amountText } from '../../../../../src/presentation/features/money-kit/amount-text';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { parseDecimalInput } from '../../../../../src/domain/platform/decimal-input';
import { formatOf, languageStyle } from '../../../../../src/presentation/kit/formats/format';
import { briefPrice, fastBrief, fastPrice } from '../../../../../src/presentation/kit/formats/brief-figures';
import { signed } from '../../../../../src/presentation/kit/controls/signed-figure';

const en = formatOf('en');
const spaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test('prices are rounded down, never up', () => {
  expect(en.price(1.999, 2)).toBe('1.99');
  expect(en.price(0.99999, 4)).toBe('0.9999');
  expect(en.price(64123.5, 2)).toBe('64,123.50');
  expect(en.price(0.0000123, 7)).toBe('0.0000123');
  expect(en.price(1e-7, 8)).toBe('0.00000010');
});

test('zeros of small prices are counted for whoever wants that, and what is copied reads as the same price', () => {
  const counted = { ...languageStyle, zeros: 'counted' } as const;
  const [english, portuguese] = [formatOf('en', counted), formatOf('pt-BR', counted)];
  expect(
    ['0.00001234', '0.0001234', '0.0000000123', '12.00001', '0.00000000'].map((price) =>
      english.price(decimal(price), 10),
    ),
  ).toEqual(['0.0₄123400', '0.0001234000', '0.0₇123', '12.0000100000', '0.0000000000']);
  expect(portuguese.price(decimal('0.00001234'), 8)).toBe('0,0₄1234');
  expect(english.quantity(decimal('0.00001234'), 8)).toBe('0.00001234');
  expect(fastPrice(english, 8)(0.00001234)).toBe('0.0₄1234');
  expect(fastPrice(en, 8)(0.00001234)).toBe('0.00001234');
  for (const format of [english, portuguese])
    expect(parseDecimalInput(format.price(decimal('0.00001234'), 8), format.marks)).toEqual({
      ok: true,
      value: decimal('0.00001234'),
      ambiguous: false,
    });
});

test('narrow columns count the zeros of prices, and tell sizes in short from ten millions on', () => {
  expect([9_999_999, 10_000_000].map(fastBrief(en, 0))).toEqual(['9,999,999', '10.0M']);
  expect([4_287_916_110, 136_010_000, 48_675_809].map(fastBrief(en, 0))).toEqual(['4.29B', '136M', '48.7M']);
  expect(fastBrief(en, 2)(12)).toBe('12.00');
  expect(spaces(fastBrief(formatOf('ru'), 0)(136_010_000))).toBe('136 млн');
  expect(fastBrief(formatOf('zh-Hans'), 0)(48_675_809)).toBe('4868万');
  expect([briefPrice(en, 0.00001234, 8), briefPrice(en, undefined, 8)]).toEqual(['0.0₄1234', '—']);
});

test('a profit has as many decimals as somebody wants', () => {
  const format = formatOf('en', { ...languageStyle, 'profit.places': '4' });
  expect([signed(format, decimal('12.34567')), signed(en, decimal('12.34567'))]).toEqual(['+12.3457', '+12.35']);
  const whole = formatOf('en', { ...languageStyle, 'profit.places': '0' });
  expect([signed(whole, decimal('12.6')), signed(whole, decimal('0.4')), signed(whole, decimal('-1.5'))]).toEqual([
    '+13',
    '0',
    '−2',
  ]);
});

test('every digit of an exact amount is kept', () => {
  expect(en.decimal(decimal('123456789012345678.987654321'), 9, 'down')).toBe('123,456,789,012,345,678.987654321');
  expect(en.quantity(decimal('0.1'), 8)).toBe('0.10000000');
});

test('what rounds to zero has no sign', () => {
  expect(en.price(-0.001, 2)).toBe('0.00');
  expect(en.percent(-0.0001)).toBe('0.00%');
});

test('a funding rate has its sign and four decimals, written as per cent is in the language', () => {
  expect([en.funding(decimal('0.0001')), en.funding(-0.000253), en.funding(0), en.funding(undefined)]).toEqual([
    '+0.0100%',
    '−0.0253%',
    '0.0000%',
    '—',
  ]);
  expect(formatOf('ru').funding(-0.000253)).toBe('−0,0253\u00a0%');
  expect(formatOf('en', { ...languageStyle, numbers: 'comma' }).funding(0.0001)).toBe('+0,0100%');
});

test('a fee is told to the last digit that is charged', () => {
  expect([en.rate(decimal('0.00048')), en.rate(decimal('0.00009'))]).toEqual(['0.048%', '0.009%']);
});

test('a change has its sign, with the typographic minus', () => {
  expect(en.percent(1.234)).toBe('+1.23%');
  expect([en.part(0.5), en.share(0.5), en.share(undefined)]).toEqual(['50%', '50.00%', '—']);
  expect(en.percent(-1.235)).toBe('−1.24%');
  expect(en.price(-2.5, 2)).toBe('−2.50');
});

test.each([undefined, NaN, Infinity, -Infinity])('%p is a dash', (value) => {
  for (const text of [
    en.price(value, 2),
    en.quantity(value, 2),
    en.compact(value),
    en.percent(value),
    en.integer(value),
    en.time(value),
    en.dateTime(value),
    en.relative(value, 0),
  ]) {
    expect(text).toBe('—');
  }
});

test.each([0, -1])('the moment %p is one that no host told', (value) => {
  expect([en.time(value), en.date(value), en.dateTime(value), en.relative(value, 1)]).toEqual(['—', '—', '—', '—']);
  expect(en.date(1)).not.toBe('—');
});

// Separators of the languages (CLDR 48).
test.each([
  ['en', '1,234,567.89'],
  ['zh-TW', '1,234,567.89'],
  ['zh-Hans', '1,234,567.89'],
  ['ru', '1 234 567,89'],
  ['pt-BR', '1.234.567,89'],
  ['uk-UA', '1 234 567,89'],
  ['vi-VN', '1.234.567,89'],
  ['es-ES', '1.234.567,89'],
])('%s writes %s', (tag, expected) => expect(spaces(formatOf(tag).price(1234567.89, 2))).toBe(expected));

test('large figures are short, in the language', () => {
  expect(en.compact(1_234_000_000)).toBe('1.23B');
  expect(
    ['2000000000', '870570000', '65300000', '1200', '12.5', '0'].map((value) => en.compact(Number(value))),
  ).toEqual(['2.00B', '870.57M', '65.30M', '1.20K', '12.50', '0.00']);
  expect(spaces(formatOf('zh-TW').compact(1_234_000_000))).toBe('12.34億');
  expect(spaces(formatOf('ru').compact(1_234_000_000))).toBe('1,23 млрд');
  // Four digits are grouped as everywhere else.
  expect(spaces(formatOf('es-ES').compact(1_683_940_000))).toBe('1.683,94 M');
  expect(spaces(formatOf('es-ES').percent(1_683.94))).toBe('+1.683,94 %');
});

test('no line ends between a year and what a language writes after it', () => {
  const day = Date.UTC(2026, 10, 26, 12);
  for (const [tag, year] of [
    ['ru', '2026\u00a0г.'],
    ['uk-UA', '2026\u00a0р.'],
    ['es-ES', '2026'],
  ] as const) {
    expect(formatOf(tag).date(day)).toContain(year);
    expect(formatOf(tag).dateTime(day)).toContain(year);
  }
});

test('ages are in words', () => {
  const then = Date.UTC(2026, 10, 26);
  expect(en.relative(then, then + 90_000)).toBe('1 minute ago');
  expect(en.relative(then, then + 5_000)).toBe('5 seconds ago');
  expect(formatOf('es-ES').relative(then, then + 3 * 86_400_000)).toBe('hace 3 días');
});

describe('a style of one’s own', () => {
  const style = languageStyle;
  const afternoon = Date.UTC(2026, 0, 2, 15, 4, 5);

  test.each([
    ['point', '1,234,567.89'],
    ['comma', '1.234.567,89'],
    ['space', '1 234 567,89'],
  ] as const)('writes numbers with %s whatever the language', (numbers, expected) => {
    for (const tag of ['en', 'es-ES', 'ru', 'zh-Hans'])
      expect(spaces(formatOf(tag, { ...style, numbers }).price(1234567.89, 2))).toBe(expected);
  });

  test('keeps the language’s words and signs around them', () => {
    expect(spaces(formatOf('ru', { ...style, numbers: 'point' }).compact(1_234_000_000))).toBe('1.23 млрд');
    expect(spaces(formatOf('en', { ...style, numbers: 'comma' }).percent(1.5))).toBe('+1,50%');
  });

  test('says how numbers are typed, and they can be', () => {
    const { marks, price } = formatOf('en', { ...style, numbers: 'comma' });
    const typed = parseDecimalInput(price(1234.5, 2), marks);
    expect(typed.ok && typed.value.toString()).toBe('1234.5');
  });

  test('tells the time by either clock, in the zone that was chosen', () => {
    expect(spaces(formatOf('en', { ...style, clock: 'h12', timeZone: 'UTC' }).time(afternoon))).toBe('3:04:05 PM');
    expect(formatOf('en', { ...style, timeZone: 'Asia/Tokyo' }).dateTime(afternoon)).toBe('Jan 3, 2026, 00:04:05');
  });
});

test('figures read the same below each other: four digits are grouped in every language', () => {
  const format = formatOf('es');
  expect(format.decimal(decimal('4030.39'), 2, 'down')).toBe('4.030,39');
  expect(fastPrice(format, 2)(4030.39)).toBe('4.030,39');
});

test('amounts keep their decimals from two to eight, and what is less than the last of them is not called nothing', () => {
  const shown = (amount: string, signed?: boolean) => spaces(amountText(en, decimal(amount), signed));
  expect(['0', '5', '0.12345678', '0.123456789', '0.00000001'].map((each) => shown(each))).toEqual([
    '0.00',
    '5.00',
    '0.12345678',
    '0.12345678',
    '0.00000001',
  ]);
  expect(['0.000000001', '-0.000000001', '-5'].map((each) => shown(each))).toEqual([
    '< 0.00000001',
    '> −0.00000001',
    '−5.00',
  ]);
  expect(['5', '0', '-5', '0.000000001'].map((each) => shown(each, true))).toEqual([
    '+5.00',
    '0.00',
    '−5.00',
    '< 0.00000001',
  ]);
  expect(amountText(en, undefined)).toBe('—');
  expect(amountText(formatOf('de'), decimal('0.000000001'))).toBe('<\u00a00,00000001');
});
