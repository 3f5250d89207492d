const letters: Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = {
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
};

/** How a language writes a day, as a pattern: `DD.MM.YYYY`. */
export function datePattern(tag: string): string {
  return new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map(({ type, value }) => letters[type] ?? value)
    .join('');
}

/**
 * What is understood when it is typed, the shown form first: also without leading zeros or signs, and the international
 * form. With dots the day comes first everywhere.
 */
export function datePatterns(tag: string): readonly string[] {
  const shown = datePattern(tag);
  const withSigns = (sign: string): string => shown.replace(/[^DMY]+/g, sign);
  const whole = [shown, withSigns('/'), withSigns(' '), 'DD.MM.YYYY', 'YYYY-MM-DD'];
  // Each is matched to the letter, so that a day without its zero is a form of its own.
  const short = whole.map((pattern) => pattern.replace('DD', 'D').replace('MM', 'M'));
  return [...new Set([...whole, ...short, withSigns('')])];
}

/** A day (YYYY-MM-DD) in the words of a language, whatever the time zone. */
export function dayText(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}
