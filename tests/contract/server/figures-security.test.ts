import { catalogueCalls, openCatalogueWorld, type CatalogueWorld } from './catalogue-world';

jest.setTimeout(120_000);

/** What is no plain decimal, or none that an amount of money could be. */
const odd = ['+20', ' 20', '2,0', '0x14', '٢٠', '--20', '20.', '1e999', 'NaN', 'Infinity'];

interface Tried {
  readonly figure: string;
  readonly odd: string;
  readonly status: number;
  readonly body: { readonly success?: unknown; readonly message?: unknown };
}

let world: CatalogueWorld;
const tried: Tried[] = [];

const isFigure = (name: string, value: unknown) =>
  /price|quantity|amount|rate|margin|leverage|value|ltv/i.test(name) && /^-?\d+(\.\d+)?$/.test(String(value));

/** The same request with one of its figures in place of another, in the address, in JSON or in a form. */
function variants(url: URL, body: unknown): { field: string; with: (figure: string) => [string, unknown] }[] {
  const found = [...url.searchParams]
    .filter(([name, value]) => isFigure(name, value))
    .map(([field]) => ({
      field,
      with: (figure: string): [string, unknown] => {
        const changed = new URL(url);
        changed.searchParams.set(field, figure);
        return [changed.href, body];
      },
    }));
  if (body instanceof URLSearchParams)
    return [...body]
      .filter(([name, value]) => isFigure(name, value))
      .map(([field]) => ({
        field,
        with: (figure) => [url.href, new URLSearchParams([...body].map(([n, v]) => [n, n === field ? figure : v]))],
      }));
  if (typeof body !== 'string' || !body.startsWith('{')) return found;
  const fields = JSON.parse(body) as Record<string, unknown>;
  return Object.entries(fields)
    .filter(([name, value]) => isFigure(name, value))
    .map(([field]) => ({ field, with: (figure) => [url.href, JSON.stringify({ ...fields, [field]: figure })] }));
}

/** Sends each figure of a call in each odd form before it is sent as it should be. */
function spellingFirst(send: typeof fetch): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input as string);
    if (url.origin !== world.sandbox.url) return send(input, init);
    for (const variant of variants(url, init.body))
      for (const figure of odd) {
        const [address, body] = variant.with(figure);
        const answer = await send(address, { ...init, ...(body !== undefined && { body: body as string }) });
        tried.push({
          figure: `${init.method} ${url.pathname} ${variant.field}`,
          odd: figure,
          status: answer.status,
          body: (await answer.json()) as Tried['body'],
        });
      }
    return send(input, init);
  };
}

beforeAll(async () => {
  world = await openCatalogueWorld({ generosity: 100_000 });
  const send = globalThis.fetch;
  globalThis.fetch = spellingFirst(send);
  try {
    for (const call of Object.values(catalogueCalls(() => world))) await call();
  } finally {
    globalThis.fetch = send;
  }
});
afterAll(() => world.sandbox.close());

test('a figure that is none is refused in words, by every call that takes one', () => {
  expect(new Set(tried.map(({ figure }) => figure)).size).toBeGreaterThan(30);
  const taken = tried.filter(
    ({ status, body }) => !(status === 400 && body.success === false && /\w{3}/.test(String(body.message))),
  );
  expect(taken).toEqual([]);
});
