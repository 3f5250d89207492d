import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import GhostContentAPI, { type GhostClient, type Options } from '@tryghost/content-api';
import { startSandbox, type Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { contentKey } from '../../../sandbox/shared/practice-account';

/** Ghost's own client, as its makers publish it, against the embedded exchange. */
let sandbox: Sandbox;
let folder: string;
let api: GhostClient;

const clientWith = (key: string): GhostClient => new GhostContentAPI({ url: sandbox.url, key, version: 'v5.0' });

function write(file: string, heading: Readonly<Record<string, unknown>>, text = 'Words.'): void {
  const lines = Object.entries(heading).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const target = path.join(folder, 'posts', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, ['---', ...lines, '---', text].join('\n').replace(/"(\d{4}-\d\d-\d\d)"/g, '$1'));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const shared = {
    settings: { title: 'A blog', description: 'Of tests' },
    tags: { news: { name: 'News', description: 'What is new' }, trading: { name: 'Trading', description: 'Orders' } },
    authors: { ada: { name: 'Ada', bio: 'Writes' }, bo: { name: 'Bo', bio: 'Writes too' } },
  };
  writeFileSync(path.join(folder, 'blog.json'), JSON.stringify(shared));
  write('en/first.md', { title: 'First', published: '2026-01-01', tags: ['news'], author: 'ada' });
  write(
    'en/second.md',
    { title: 'Second', published: '2026-02-01', tags: ['trading', 'news'], author: 'bo', featured: true, excerpt: 'E' },
    '## A heading\n\nA [market](/trade/BTC_PERP) and `code`.\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  );
  write('en/third.md', { title: 'Third', published: '2026-03-01', tags: ['trading'], author: 'ada', image: 'a.svg' });
  write('ru/first.md', { title: 'Первая', published: '2026-01-01', tags: ['news'], author: 'ada' });
  write('en/tomorrow.md', { title: 'Tomorrow', published: '2999-01-01', author: 'ada' });
  sandbox = await startSandbox({
    port: 0,
    authPort: 0,
    webOrigins: [],
    empty: true,
    history: 'none',
    live: false,
    contentFolder: folder,
  });
  api = clientWith(contentKey);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const slugs = async (options?: Options): Promise<readonly unknown[]> =>
  (await api.posts.browse(options)).map(({ slug }) => slug);

test('posts come newest first, those of the future not yet', async () => {
  expect(await slugs()).toEqual(['third', 'second', 'first', 'first-ru']);
});

test.each([
  ['tag:news', ['second', 'first', 'first-ru']],
  ['tags:[news,trading]', ['third', 'second', 'first', 'first-ru']],
  ['tag:hash-ru', ['first-ru']],
  ['tag:-hash-ru', ['third', 'second', 'first']],
  ['tag:-[hash-ru,trading]', ['first']],
  ['featured:true', ['second']],
  ['featured:false+tag:trading', ['third']],
  ['slug:[first,third]', ['third', 'first']],
  ['primary_tag:news', ['first', 'first-ru']],
  ['author:bo,slug:first', ['second', 'first']],
  ['(author:bo,author:ada)+tag:-news', ['third']],
  ["title:~'IR'", ['third', 'first']],
  ["published_at:>'2026-01-15'", ['third', 'second']],
  ['feature_image:null', ['second', 'first', 'first-ru']],
  ['tag:nothing', []],
])('the filter %s finds %j', async (filter, found) => {
  expect(await slugs({ filter })).toEqual(found);
});

test('a post is left out by its id, as related ones are asked for', async () => {
  const { id } = await api.posts.read({ slug: 'first' });
  expect(await slugs({ filter: `tag:news+id:-${String(id)}` })).toEqual(['second', 'first-ru']);
});

test('a post is read by slug and by id, with its text and whole addresses', async () => {
  const post = await api.posts.read({ slug: 'second' }, { include: ['tags', 'authors'] });
  expect(post).toMatchObject({
    title: 'Second',
    custom_excerpt: 'E',
    excerpt: 'E',
    featured: true,
    reading_time: 1,
    visibility: 'public',
    primary_tag: { slug: 'trading', visibility: 'public' },
    primary_author: { name: 'Bo' },
    url: `${sandbox.url}/second/`,
    published_at: '2026-02-01T00:00:00.000Z',
  });
  expect(post['html']).toContain('<h2 id="a-heading">A heading</h2>');
  expect(post['html']).toContain(`href="${sandbox.url}/trade/BTC_PERP"`);
  expect(post['html']).toContain('<table>');
  expect(post).not.toHaveProperty('plaintext');
  expect((await api.posts.read({ id: post['id'] }))['slug']).toBe('second');
});

test('only what is asked for comes', async () => {
  const [third] = await api.posts.browse({ fields: ['title', 'slug'], limit: 1 });
  expect(third).toEqual({ title: 'Third', slug: 'third' });
  const [plain] = await api.posts.browse({ formats: ['plaintext'], limit: 1 });
  expect(plain).toHaveProperty('plaintext', 'Words.');
  expect(plain).not.toHaveProperty('html');
  const [tagged] = await api.posts.browse({ fields: ['id'], include: ['tags'], limit: 1 });
  expect(Object.keys(tagged!).sort()).toEqual(['id', 'primary_tag', 'tags']);
  expect((await api.posts.browse({ limit: 1 }))[0]).not.toHaveProperty('tags');
});

test('order and pages', async () => {
  expect(await slugs({ order: 'title ASC' })).toEqual(['first', 'second', 'third', 'first-ru']);
  expect(await slugs({ order: 'featured DESC, published_at ASC', limit: 1 })).toEqual(['second']);
  const second = await api.posts.browse({ limit: 2, page: 2 });
  expect(second.map(({ slug }) => slug)).toEqual(['first', 'first-ru']);
  expect(second.meta.pagination).toEqual({ page: 2, limit: 2, pages: 2, total: 4, next: null, prev: 1 });
  const all = await api.posts.browse({ limit: 'all' });
  expect(all.meta.pagination).toEqual({ page: 1, limit: 'all', pages: 1, total: 4, next: null, prev: null });
});

test('tags, authors, settings and pages', async () => {
  const tags = await api.tags.browse({ include: 'count.posts', filter: 'visibility:public' });
  expect(tags.map(({ slug, count }) => [slug, count])).toEqual([
    ['news', { posts: 3 }],
    ['trading', { posts: 2 }],
  ]);
  expect((await api.tags.read({ slug: 'hash-ru' }))['visibility']).toBe('internal');
  expect((await api.authors.browse()).map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  expect(await api.settings.browse()).toMatchObject({ title: 'A blog', description: 'Of tests' });
  expect(await api.pages.browse()).toHaveLength(0);
});

test('a new file is there with the next question, and a changed one is read again', async () => {
  write('en/fresh.md', { title: 'Fresh', published: '2026-04-01', author: 'ada' });
  expect(await slugs({ limit: 1 })).toEqual(['fresh']);
  rmSync(path.join(folder, 'posts/en/fresh.md'));
  expect(await slugs({ limit: 1 })).toEqual(['third']);
});

test.each([
  [() => clientWith('f'.repeat(26)).posts.browse(), 'UnauthorizedError', 'Unknown Content API Key'],
  [() => api.posts.read({ slug: 'nobody' }), 'NotFoundError', 'Resource not found error, cannot read post.'],
  [() => api.posts.browse({ filter: 'tag:[a' }), 'BadRequestError', 'Request not understood error, cannot list posts.'],
  [() => api.posts.browse({ limit: 'many' }), 'ValidationError', 'Validation error, cannot list posts.'],
])('what is refused is refused in the words that the client knows (%#)', async (ask, name, message) => {
  await expect(ask()).rejects.toMatchObject({ name, message });
});

test('without a key nothing is told', async () => {
  const answer = await fetch(`${sandbox.url}/ghost/api/content/posts/`);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    errors: [{ type: 'NoPermissionError', message: 'Authorization failed' }],
  });
});
