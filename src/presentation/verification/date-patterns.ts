const letters: Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = { day: 'DD', month: 'MM', year: 'YYYY' };

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
  const short = shown.replace('DD', 'D').replace('MM', 'M');
  const withSigns = (sign: string): string => short.replace(/[^DMY]+/g, sign);
  return [...new Set([shown, short, withSigns('/'), withSigns(' '), shown.replace(/[^DMY]+/g, ''), 'D.M.YYYY', 'YYYY-M-D'])];
}

/** A day (YYYY-MM-DD) in the words of a language, whatever the time zone. */
export function dayText(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}
