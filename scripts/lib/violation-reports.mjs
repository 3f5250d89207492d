/*
 * What browsers report of breaches of the security policy: one line each in the log, without what an address may
 * carry beside its path, and never more than a few a minute, because anybody may send them.
 */

export const reportTypes = ['application/csp-report', 'application/reports+json'];
export const longestReport = 16 * 1024;
const perMinute = 20;

/** @param write takes a line */
export function violationLog(write, now = Date.now) {
  let minute = 0;
  let count = 0;
  /** @param text the body of a report */
  return (text) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, count] = [current, 0];
    for (const line of linesOf(text)) {
      count += 1;
      if (count < perMinute) write(`policy: ${line}`);
      else if (count === perMinute) write('policy: more breaches were reported in this minute');
    }
  };
}

function linesOf(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return [];
  }
  const older = report?.['csp-report'];
  if (older)
    return [
      line(
        older['effective-directive'] ?? older['violated-directive'],
        older['blocked-uri'],
        older['document-uri'],
        older['source-file'],
        older['line-number'],
      ),
    ];
  if (!Array.isArray(report)) return [];
  return report
    .filter((entry) => entry?.type === 'csp-violation')
    .slice(0, perMinute)
    .map(({ body }) =>
      line(body?.effectiveDirective, body?.blockedURL, body?.documentURL, body?.sourceFile, body?.lineNumber),
    );
}

function line(directive, blocked, page, file, number) {
  return `${word(directive)} refused ${word(blocked)} on ${word(page)}, from ${word(file)}:${Number(number) || 0}`;
}

/** One word of what a stranger sent: no line breaks, no queries or fragments, not long. */
function word(value) {
  const text = typeof value === 'string' ? value.replace(/[?#].*/s, '') : '';
  return text.replace(/[^\x21-\x7e]/g, '').slice(0, 200) || 'unknown';
}
