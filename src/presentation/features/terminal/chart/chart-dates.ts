import type { Format } from '../../../kit/formats/format';

/** Where and how the time of day is told. */
type Times = Pick<Format, 'hourCycle' | 'timeZone'>;

/**
 * A date on the chart in the form of the language. The library asks by template ("MM-DD", "HH:mm"…);
 * only which parts it names matters.
 */
export function chartDate(
  regionalTag: string,
  times: Times,
  timestamp: number,
  template: string,
  type: 'tooltip' | 'crosshair' | 'xAxis',
): string {
  return formatter(regionalTag, times, type === 'xAxis' ? template : 'YYYY-MM-DD HH:mm').format(timestamp);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(regionalTag: string, { hourCycle, timeZone }: Times, template: string): Intl.DateTimeFormat {
  const key = `${regionalTag} ${hourCycle} ${timeZone ?? ''} ${template}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(regionalTag, {
    ...(template.includes('YYYY') && { year: 'numeric' }),
    ...(template.includes('MM') && { month: 'short' }),
    ...(template.includes('DD') && { day: 'numeric' }),
    ...(template.includes('HH') && ({ hour: '2-digit', minute: '2-digit', hourCycle } as const)),
    ...(timeZone !== undefined && { timeZone }),
  });
  formatters.set(key, made);
  return made;
}
