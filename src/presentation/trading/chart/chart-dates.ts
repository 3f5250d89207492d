const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * A date on the chart in the form of the language. The library asks by template ("MM-DD", "HH:mm"…);
 * only which parts it names matters.
 */
export function chartDate(regionalTag: string, timestamp: number, template: string, type: 'tooltip' | 'crosshair' | 'xAxis'): string {
  return formatter(regionalTag, type === 'xAxis' ? template : 'YYYY-MM-DD HH:mm').format(timestamp);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(regionalTag: string, template: string): Intl.DateTimeFormat {
  const key = `${regionalTag} ${template}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(regionalTag, {
    ...(template.includes('YYYY') && { year: 'numeric' }),
    ...(template.includes('MM') && { month: 'short' }),
    ...(template.includes('DD') && { day: 'numeric' }),
    ...(template.includes('HH') && time),
  });
  formatters.set(key, made);
  return made;
}
