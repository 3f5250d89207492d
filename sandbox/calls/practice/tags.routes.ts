import type { FastifyInstance } from 'fastify';
import { requireAdmin, sandboxPrefix } from '../../gateway/admin';

/**
 * A provider's script in small: takes what waits in a queue of the page and what is put there later, and reports each
 * event once. It shows nothing, sets no cookie and stops when the page says so.
 * @param queue name on `window` of the queue, where the address names none
 */
function script(queue: string, provider: 'manager' | 'measurement'): string {
  return `(() => {
  const own = new URL(document.currentScript.src);
  const name = own.searchParams.get('l') ?? '${queue}';
  const id = own.searchParams.get('id');
  const queue = (window[name] ??= []);
  const report = (event, values) => {
    if (window[name] !== queue || window['ga-disable-' + id] === true) return;
    navigator.sendBeacon(own.origin + '/collect', JSON.stringify({ provider: '${provider}', id, event, values }));
  };
  const take = (entry) => {
    if (entry?.[0] === 'event') report(entry[1], entry[2]);
    else if (typeof entry?.event === 'string' && entry.event !== 'gtm.js') report(entry.event, entry);
  };
  const push = queue.push;
  queue.push = (...entries) => {
    entries.forEach(take);
    return push.apply(queue, entries);
  };
  queue.forEach(take);
})();
`;
}

const scripts = { 'gtm.js': script('dataLayer', 'manager'), 'gtag.js': script('dataLayer', 'measurement') };
const longestName = 40;
const mostNames = 200;

/** What was reported, by provider and event. Of whom or from where is forgotten at once. */
class Tally {
  readonly #counts = new Map<string, number>();
  /** Names of the values that came along, ever. */
  readonly #fields = new Set<string>();

  count(provider: string, event: string, values: object): void {
    const name = `${provider} ${event}`;
    if (this.#counts.size >= mostNames && !this.#counts.has(name)) return;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    for (const field of Object.keys(values).slice(0, 20))
      if (this.#fields.size < mostNames) this.#fields.add(field.slice(0, longestName));
  }

  get data(): object {
    return { counts: Object.fromEntries(this.#counts), fields: [...this.#fields].sort() };
  }
}

/** Stands in for the hosts of a tag manager and of analytics, so that the whole can be seen working without them. */
export function tagsRoutes(app: FastifyInstance): void {
  const tally = new Tally();
  for (const [name, text] of Object.entries(scripts))
    app.get(`/tags/${name}`, (_request, reply) =>
      reply.type('text/javascript').header('Cache-Control', 'no-store').send(text),
    );

  app.post('/collect', (request, reply) => {
    const told = reportFrom(request.body);
    if (told) tally.count(told.provider, told.event, told.values);
    return reply.status(204).header('Cache-Control', 'no-store').send();
  });

  app.get(`${sandboxPrefix}collected`, (request, reply) => {
    requireAdmin(request);
    reply.header('Cache-Control', 'no-store');
    return { success: true, data: tally.data };
  });
}

/** A beacon is sent as plain text. What cannot be read counts for nothing. */
function reportFrom(
  body: unknown,
): { readonly provider: string; readonly event: string; readonly values: object } | undefined {
  if (typeof body !== 'string' || body.length > 4_096) return undefined;
  try {
    const { provider, event, values } = JSON.parse(body) as Record<string, unknown>;
    const named =
      (provider === 'manager' || provider === 'measurement') &&
      typeof event === 'string' &&
      event.length <= longestName;
    return named ? { provider, event, values: typeof values === 'object' && values !== null ? values : {} } : undefined;
  } catch {
    return undefined;
  }
}
