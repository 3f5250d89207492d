import type { Decimal, Rounding } from '../../../domain/shared/decimal';
import { countZeros } from '../../../domain/platform/counted-zeros';
import { decimalMarks, type DecimalMarks } from '../../../domain/platform/decimal-marks';
import type { PreferenceValues } from '../../../domain/platform/preferences';
import { fixedText, parseDecimal } from '../../../domain/shared/decimal';
import type { Instant } from '../../../domain/shared/instant';

/** Shown in place of a figure that is not known. */
export const unknownFigure = '—';

type Figure = number | Decimal | undefined;

/** What somebody has chosen beside the language. */
export type FormatStyle = Pick<PreferenceValues, 'numbers' | 'zeros' | 'profit.places' | 'clock' | 'timeZone'>;

export const languageStyle: FormatStyle = {
  numbers: 'language',
  zeros: 'written',
  'profit.places': '2',
  clock: 'h23',
  timeZone: 'device',
};

/** Figures and times in the form of one language. Whatever is not known or not finite is a dash. */
export interface Format {
  /** Of a language that writes plain numbers in this style; for a formatter of one's own. */
  readonly numberTag: string;
  /** How numbers are typed. */
  readonly marks: DecimalMarks;
  /** The text of a price as prices are written; for a formatter of one's own. `undefined` where that changes nothing. */
  readonly shortened: ((price: string) => string) | undefined;
  /** Decimals of profits and losses. */
  readonly profitPlaces: number;
  /** Stands behind a number that is per cent, with its space where the language has one. */
  readonly percentMark: string;
  readonly hourCycle: 'h12' | 'h23';
  /** Name in the time zone database; `undefined` for the device's own. */
  readonly timeZone: string | undefined;
  /** A price with exactly `places` decimals, rounded down (specification, section 5). */
  price(value: Figure, places: number): string;
  /** A quantity with exactly `places` decimals, rounded down. */
  quantity(value: Figure, places: number): string;
  /** An exact amount with exactly `places` decimals. */
  decimal(value: Decimal | undefined, places: number, rounding: Rounding): string;
  /** A large figure in short, always with two decimals, so that figures under each other compare: 1.20B. */
  compact(value: number | undefined): string;
  /** A change given in percent, with its sign and two decimals. */
  percent(value: number | undefined): string;
  /** A part of a whole, given as a fraction: 0.15 is 15 %. */
  part(value: Figure): string;
  /** The same, always with two decimals, so that figures under each other compare. */
  share(value: Figure): string;
  /** A rate of fees, given as a fraction, to its last digit: 0.00048 is 0.048 %. */
  rate(value: Figure): string;
  /** A funding rate, given as a fraction, with its sign and four decimals: 0.0001 is +0.0100 %. */
  funding(value: Figure): string;
  integer(value: number | undefined): string;
  /** Time of day with seconds. */
  time(value: Instant | undefined): string;
  date(value: Instant | undefined): string;
  dateTime(value: Instant | undefined): string;
  /** How long before `now`, in words. */
  relative(value: Instant | undefined, now: Instant): string;
}

const formats = new Map<string, Format>();

/** Some languages leave four digits in one; figures below each other do not read well so. */
export const grouping = 'always';

/** Languages that write plain numbers so. */
const styleTags = { point: 'en', comma: 'de', space: 'fr' } as const;

/** The format of a regional tag in a style; made once, because `Intl` formatters are dear to make and cheap to use. */
export function formatOf(regionalTag: string, style: FormatStyle = languageStyle): Format {
  const key = [regionalTag, style.numbers, style.zeros, style['profit.places'], style.clock, style.timeZone].join(' ');
  const known = formats.get(key);
  if (known) return known;
  const made = makeFormat(regionalTag, style);
  formats.set(key, made);
  return made;
}

function makeFormat(tag: string, style: FormatStyle): Format {
  const byPlaces = new Map<number, Intl.NumberFormat>();
  const numberTag = style.numbers === 'language' ? tag : styleTags[style.numbers];
  const marks = decimalMarks(numberTag);
  const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: grouping } as const;
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', ...hundredths });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', signDisplay: 'exceptZero', ...hundredths });
  // The words and signs around a number are the language's, its marks the style's.
  const written = (format: Intl.NumberFormat, value: number): string =>
    minus(style.numbers === 'language' ? format.format(value) : withMarks(format.formatToParts(value), marks));
  const fraction = (most: number, least = 0, signed = false): ((value: Figure) => string) => {
    const format = new Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      signDisplay: signed ? 'exceptZero' : 'auto',
    });
    return (value) => {
      const exact = parseDecimal(value);
      return exact === undefined ? unknownFigure : written(format, exact.toNumber());
    };
  };
  const timeZone = style.timeZone === 'device' ? undefined : style.timeZone;
  const hourCycle = style.clock;
  const inZone = timeZone === undefined ? {} : { timeZone };
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'medium', hourCycle, ...inZone });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', hourCycle, ...inZone });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...inZone });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });

  const places = (count: number): Intl.NumberFormat => {
    const known = byPlaces.get(count);
    if (known) return known;
    const made = new Intl.NumberFormat(numberTag, {
      minimumFractionDigits: count,
      maximumFractionDigits: count,
      signDisplay: 'negative',
      useGrouping: grouping,
    });
    byPlaces.set(count, made);
    return made;
  };
  const fixed = (value: Figure, count: number, rounding: Rounding): string => {
    const exact = parseDecimal(value);
    // Text, not a number: a formatter keeps every digit of a decimal text.
    return exact === undefined
      ? unknownFigure
      : minus(places(count).format(fixedText(exact, count, rounding) as `${number}`));
  };
  const shortened = style.zeros === 'counted' ? countZeros : undefined;
  const roundedDown = (value: Figure, count: number): string => fixed(value, count, 'down');

  return {
    numberTag,
    marks,
    shortened,
    percentMark: percent.format(0).slice('0.00'.length),
    profitPlaces: Number(style['profit.places']),
    hourCycle,
    timeZone,
    price: shortened ? (value, count) => shortened(roundedDown(value, count)) : roundedDown,
    quantity: roundedDown,
    decimal: fixed,
    compact: (value) => (isKnown(value) ? written(compact, value) : unknownFigure),
    percent: (value) => (isKnown(value) ? written(percent, value / 100) : unknownFigure),
    part: fraction(2),
    share: fraction(2, 2),
    rate: fraction(6),
    funding: fraction(4, 4, true),
    integer: (value) => (isKnown(value) ? minus(places(0).format(Math.trunc(value))) : unknownFigure),
    time: (value) => (isMoment(value) ? time.format(value) : unknownFigure),
    date: (value) => (isMoment(value) ? wholeYear(date.format(value)) : unknownFigure),
    dateTime: (value) => (isMoment(value) ? wholeYear(dateTime.format(value)) : unknownFigure),
    relative: (value, now) => (isMoment(value) ? relativeText(relative, value - now) : unknownFigure),
  };
}

const relativeUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function relativeText(format: Intl.RelativeTimeFormat, difference: number): string {
  for (const [unit, length] of relativeUnits) {
    if (Math.abs(difference) >= length) return format.format(Math.trunc(difference / length), unit);
  }
  return format.format(Math.trunc(difference / 1_000), 'second');
}

function withMarks(parts: readonly Intl.NumberFormatPart[], marks: DecimalMarks): string {
  return parts
    .map(({ type, value }) => (type === 'decimal' ? marks.decimal : type === 'group' ? marks.group : value))
    .join('');
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value);
}

/** Zero stands for a time that a host did not tell, or told in a way that cannot be read. */
function isMoment(value: Instant | undefined): value is Instant {
  return isKnown(value) && value > 0;
}

/** What a language writes after the year ("2026 г.", "2026 р.") stays on the year's line. */
export function wholeYear(date: string): string {
  return date.replace(/ (?=[гр]\.)/, '\u00a0');
}

/** The typographic minus, which is as wide as the plus sign in tabular figures. */
function minus(text: string): string {
  return text.replace('-', '−');
}
