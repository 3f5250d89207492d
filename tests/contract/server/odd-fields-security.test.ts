import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import { catalogueCalls, openCatalogueWorld, type CatalogueWorld } from './catalogue-world';
import { isOf } from './intruders';

jest.setTimeout(240_000);

/** Numbers that no figure is, names that every object has, and what no text should be. */
const odd: readonly unknown[] = [
  ...['-1e-400', '1e309', `0.${'0'.repeat(60)}1`, '9'.repeat(400), '8640000000000001'],
  ...['__proto__', 'constructor', '\u0000', "' OR 1=1 --", {}, 2 ** 63],
];
/** Nested so deeply that whoever reads it step by step runs out of room. */
const deep = `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`;

interface Tried {
  readonly what: string;
  readonly odd: unknown;
  readonly status: number;
  readonly text: string;
}

let world: CatalogueWorld;
const tried: Tried[] = [];
const called = new Set<string>();

const namesOf = (schema: object): readonly string[] => Object.keys((schema as { readonly shape?: object }).shape ?? {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The same request with something odd in one of the fields that the call knows, whether it stood there or not. */
function* variants(url: URL, { method = 'GET', body }: RequestInit) {
  const endpoint = catalogue.find((each) => each.method === method && isOf(each, url.href));
  if (!endpoint || called.has(endpoint.id)) return;
  called.add(endpoint.id);
  const given = body as string | URLSearchParams | undefined;
  for (const value of odd) {
    for (const name of namesOf(endpoint.query)) {
      const changed = new URL(url);
      changed.searchParams.set(name, textOf(value));
      yield { what: `${endpoint.id} ?${name}`, odd: value, url: changed.href, body: given };
    }
    for (const name of namesOf(endpoint.body)) {
      const changed =
        given instanceof URLSearchParams
          ? new URLSearchParams([...given].filter(([each]) => each !== name).concat([[name, textOf(value)]]))
          : JSON.stringify({ ...(JSON.parse(given ?? '{}') as object), [name]: value });
      yield { what: `${endpoint.id} ${name}`, odd: value, url: url.href, body: changed };
    }
  }
  if (typeof given === 'string')
    for (const whole of ['', '[]', 'null', '{', deep])
      yield { what: `${endpoint.id} body`, odd: whole, url: url.href, body: whole };
}

beforeAll(async () => {
  world = await openCatalogueWorld({ generosity: 1_000_000 });
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    if (url.origin === world.sandbox.url)
      for (const { what, odd, url: address, body } of variants(url, init)) {
        const answer = await send(address, { ...init, ...(body !== undefined && { body }) });
        tried.push({ what, odd, status: answer.status, text: await answer.text() });
      }
    return send(input, init);
  };
  try {
    // What was taken all the same may leave nothing for the good call to find.
    for (const call of Object.values(catalogueCalls(() => world))) await call().catch(() => undefined);
  } finally {
    globalThis.fetch = send;
  }
});
afterAll(() => world.sandbox.close());

test('whatever stands in a field, it is taken or refused in words, and never by a fault of the exchange’s own', () => {
  expect(called.size).toBeGreaterThan(200);
  expect(tried.length).toBeGreaterThan(3_000);
  const fallen = tried.filter(({ status, text }) => {
    const { success, message } = JSON.parse(text) as { readonly success?: unknown; readonly message?: unknown };
    const isStated = success === true ? status === 200 : success === false && /\w{3}/.test(String(message));
    return status >= 500 || !isStated || /\bat .+:\d+:\d+|node_modules/.test(text);
  });
  expect(fallen).toEqual([]);
});
