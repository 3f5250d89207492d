import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';

/** What a call answered: the status and the code of the refusal, `ok` without one. */
export interface Got {
  readonly status: number;
  readonly code: number | 'ok' | 'refused';
  readonly text: string;
}

/** How somebody signs a request in place of its owner. */
export type Disguise = (request: {
  readonly method: string;
  readonly target: string;
  readonly body: string;
}) => Readonly<Record<string, string>>;

export interface Walked {
  readonly id: string;
  /** What the owner got, after all the others had tried. */
  readonly owner: Got;
  readonly got: Readonly<Record<string, Got>>;
  /** What of the owner's is other after the others than before them. */
  readonly moved: readonly string[];
}

/** What somebody has, by what tells it. */
export type Owned = ReadonlyMap<string, string>;

interface Sent {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * Stands between a good call and the exchange: just before the owner's call is sent, with everything it names still
 * there, the same request goes out in each disguise. That the owner's call is good afterwards shows that nobody
 * else's had an effect on what is theirs. With `after` the owner's call goes first.
 * @param owned what whoever brings this proof has
 */
export async function walk(
  endpoint: Endpoint,
  good: () => Promise<{ readonly status: number; readonly body: unknown }>,
  disguises: Readonly<Record<string, Disguise>>,
  owned: (authorization: string) => Promise<Owned>,
  when: 'before' | 'after' = 'before',
): Promise<Walked> {
  const send = globalThis.fetch;
  const got: Record<string, Got> = {};
  const moved: string[] = [];
  // By GET nothing changes, which is tried in input-security.test.ts.
  const ofOwner = async (owner: string): Promise<Owned> =>
    endpoint.method === 'GET' ? new Map<string, string>() : owned(owner);
  const tryAll = async (url: string, request: Sent) => {
    if (Object.keys(got).length > 0) return;
    const owner = request.headers.get('authorization')!;
    globalThis.fetch = send;
    const before = await ofOwner(owner);
    for (const [who, disguise] of Object.entries(disguises)) {
      const headers = new Headers(request.headers);
      headers.delete('authorization');
      const { pathname, search } = new URL(url);
      const { method, body } = request;
      const proof = disguise({ method, target: pathname + search, body });
      for (const [name, value] of Object.entries(proof)) headers.set(name, value);
      const answer = await send(url, { method, headers, ...(body !== '' && { body }) });
      const text = await answer.text();
      got[who] = { status: answer.status, code: codeOf(text), text };
    }
    const after = await ofOwner(owner);
    moved.push(...[...before.keys()].filter((what) => after.get(what) !== before.get(what)));
  };
  globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    const method = init.method ?? 'GET';
    const request = new Request(url, init);
    const sent = { method, headers: request.headers, body: await request.text() };
    const isMeant = method === endpoint.method && isOf(endpoint, url);
    if (isMeant && when === 'before') await tryAll(url, sent);
    const answer = await send(input, init);
    if (isMeant && when === 'after') await tryAll(url, sent);
    return answer;
  };
  try {
    const { status, body } = await good();
    const text = JSON.stringify(body);
    return { id: endpoint.id, owner: { status, code: codeOf(text), text }, got, moved };
  } finally {
    globalThis.fetch = send;
  }
}

export function isOf({ path }: Endpoint, url: string): boolean {
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(new URL(url).pathname);
}

function codeOf(text: string): Got['code'] {
  const { success, code } = JSON.parse(text) as { success?: boolean; code?: number };
  return success === true ? 'ok' : (code ?? 'refused');
}

/** Who got what, for people to read. */
export function walkTable(walked: readonly Walked[]): string {
  const who = Object.keys(walked[0]?.got ?? {});
  const told = (got: Got | undefined) => (got ? (got.code === 'ok' ? 'own' : `${got.status} ${got.code}`) : '–');
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# What each call answers to whom',
    '',
    'The same request, with the ids of its owner in path, query and body, sent by others just before the owner sends it.',
    '`own`: answered, about the caller alone. A number: the status and code of the refusal.',
    '',
    row(['call', ...who, 'owner']),
    row([...who, '', ''].map(() => '---')),
    ...walked.map(({ id, got, owner }) =>
      row([id, ...who.map((each) => told(got[each])), owner.code === 'ok' ? 'ok' : told(owner)]),
    ),
    '',
  ].join('\n');
}
