import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Where browsers tell what a policy refused: the pages' own, and that of sites that cannot take reports themselves. */
export const reportPath = '/csp-report';

const longest = 16 * 1024;
const perMinute = 20;

const text = z.catch(z.string(), '');
const older = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text, 'document-uri': text }),
});
const newer = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
);

interface Breach {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** Takes reports from anybody, so it keeps nothing of an address beside its path, and writes only a few lines a minute. */
export function violationReports(
  app: FastifyInstance,
  now: () => number,
  write: (line: string) => void = console.warn,
): void {
  let minute = 0;
  let count = 0;
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: longest },
    (_request, body, done) => done(null, body),
  );
  app.post(reportPath, { bodyLimit: longest }, (request, reply) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, count] = [current, 0];
    for (const { directive, blocked, page } of breaches(request.body)) {
      count += 1;
      if (count < perMinute) write(`policy: ${word(directive)} refused ${word(blocked)} on ${word(page)}`);
      else if (count === perMinute) write('policy: more breaches were reported in this minute');
    }
    return reply.status(204).send();
  });
}

function breaches(body: unknown): readonly Breach[] {
  let report: unknown;
  try {
    report = JSON.parse(typeof body === 'string' ? body : '');
  } catch {
    return [];
  }
  const one = older.safeParse(report);
  if (one.success) {
    const { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': page } = one.data['csp-report'];
    return [{ directive, blocked, page }];
  }
  const many = newer.safeParse(report);
  return many.success
    ? many.data.slice(0, perMinute).map(({ body: about }) => ({
        directive: about.effectiveDirective,
        blocked: about.blockedURL,
        page: about.documentURL,
      }))
    : [];
}

/** One word of what a stranger sent: no line breaks, no query or fragment, not long. */
function word(value: string): string {
  return (
    value
      .replace(/[?#].*/s, '')
      .replace(/[^\x21-\x7e]/g, '')
      .slice(0, 200) || 'unknown'
  );
}
