import type { HttpAnswer, HttpRequest } from '../../../../src/infrastructure/rest/transport/http-sender.port';
import { GhostArticlesAdapter } from '../../../../src/infrastructure/ghost/ghost-articles.adapter';
import { GhostClient } from '../../../../src/infrastructure/ghost/ghost-client';
import { MemoryLog } from '../../../fakes/memory-platform';
import { testEnvironment } from '../../../support/test-environment';

type Answers = (search: URLSearchParams, path: string) => { readonly status?: number; readonly body: unknown };

function adapterOn(answers: Answers) {
  const asked: URL[] = [];
  const sender = {
    async send({ url }: HttpRequest): Promise<HttpAnswer> {
      const address = new URL(url);
      asked.push(address);
      const { status = 200, body } = answers(address.searchParams, address.pathname);
      return { status, body, header: () => undefined };
    },
  };
  const client = new GhostClient(testEnvironment, sender, new MemoryLog());
  const noWindow = () => Promise.reject(new Error('Nothing is parsed here'));
  return { adapter: new GhostArticlesAdapter(client, testEnvironment, noWindow), asked };
}

const post = (slug: string, more: object = {}) => ({
  id: slug,
  slug,
  title: slug,
  published_at: '2026-02-01T00:00:00.000+00:00',
  tags: [],
  authors: [{ name: 'Ada' }],
  ...more,
});
const pagination = { page: 1, pages: 1, next: null, limit: 15, total: 1, prev: null };
const listOf = (...posts: object[]) => ({ body: { posts, meta: { pagination } } });
const russian = { slug: 'hash-ru', name: '#ru', visibility: 'internal' };
const news = { slug: 'news', name: 'News', visibility: 'public' };

test('a list comes in the language of the reader where there is a translation, in the order of the originals', async () => {
  const { adapter, asked } = adapterOn((search) =>
    search.get('filter')!.startsWith('slug:')
      ? listOf(post('a-ru', { title: 'А', tags: [news, russian] }))
      : listOf(post('b'), post('a', { tags: [news] })),
  );
  const page = await adapter.page({ language: 'ru', page: 1, size: 12 });
  expect(page).toMatchObject({
    ok: true,
    value: {
      articles: [
        { slug: 'b', title: 'b', language: 'en' },
        { slug: 'a', title: 'А', language: 'ru', categories: [{ slug: 'news' }] },
      ],
    },
  });
  expect(asked.map(({ searchParams }) => searchParams.get('key'))).toEqual(['key', 'key']);
  expect(asked[0]!.pathname).toBe('/ghost/api/content/posts/');
});

test('English asks once', async () => {
  const { adapter, asked } = adapterOn(() => listOf(post('a')));
  await adapter.page({ language: 'en', page: 1, size: 12 });
  expect(asked).toHaveLength(1);
});

test('a picture of an unknown host, and what may be missing, are left out', async () => {
  const { adapter } = adapterOn(() =>
    listOf(post('a', { feature_image: 'https://evil.test/x.png', reading_time: null, tags: null, authors: null })),
  );
  expect(await adapter.featured('en', 1)).toMatchObject({
    ok: true,
    value: [{ picture: undefined, readingMinutes: 1, authors: [], excerpt: '' }],
  });
});

test('an address cannot change the question', async () => {
  const { adapter, asked } = adapterOn(() => listOf());
  await adapter.page({ language: 'en', category: "x',featured:true+tag:'y", page: 1, size: 12 });
  expect(asked[0]!.searchParams.get('filter')).toMatch(/\+tag:'x\\',featured:true\+tag:\\'y'$/);
});

test.each([
  [404, { errors: [{ type: 'NotFoundError', message: 'Resource not found' }] }, 'notFound'],
  [404, 'nginx', 'unknown'],
  [401, { errors: [{ type: 'UnauthorizedError', message: 'Unknown Content API Key' }] }, 'unknown'],
  [429, {}, 'rateLimited'],
  [503, '', 'maintenance'],
  [200, { posts: [{ slug: 1 }] }, 'malformed'],
])('status %i with %j is %s', async (status, body, kind) => {
  const { adapter } = adapterOn(() => ({ status, body }));
  expect(await adapter.featured('en', 1)).toMatchObject({ ok: false, error: { kind } });
});

test('a slug that names nothing is not found', async () => {
  const { adapter } = adapterOn(() => listOf());
  expect(await adapter.article('nothing', 'ru')).toMatchObject({ ok: false, error: { kind: 'notFound' } });
});

test('all texts are read, however many at once a Ghost gives', async () => {
  const { adapter } = adapterOn((search) => {
    const page = Number(search.get('page'));
    const next = page < 3 ? page + 1 : null;
    return { body: { posts: [post(`p${page}`)], meta: { pagination: { ...pagination, page, next } } } };
  });
  expect(await adapter.texts('en')).toMatchObject({
    ok: true,
    value: [{ slug: 'p1' }, { slug: 'p2' }, { slug: 'p3' }],
  });
});
