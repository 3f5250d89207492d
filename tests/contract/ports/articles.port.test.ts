import { ArticlesPort } from '../../../src/application/blog/articles.port';
import { onBothSides, value, type PortWorld } from './port-world';

onBothSides('ArticlesPort', (open) => {
  let world: PortWorld;
  let port: ArticlesPort;

  beforeAll(async () => {
    world = await open();
    port = world.stranger().port(ArticlesPort);
  });
  afterAll(() => world.close());

  it('gives pages, newest first, each article once', async () => {
    const first = value(await port.page({ language: 'en', page: 1, size: 5 }));
    const second = value(await port.page({ language: 'en', page: 2, size: 5 }));
    expect(first).toMatchObject({ page: 1 });
    expect(first.pages).toBeGreaterThan(2);
    const both = [...first.articles, ...second.articles];
    expect(new Set(both.map(({ slug }) => slug)).size).toBe(10);
    const times = both.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(both.every(({ language }) => language === 'en')).toBe(true);
  });

  it('gives translations in the places of their originals, under the same address', async () => {
    const english = value(await port.page({ language: 'en', page: 1, size: 50 }));
    const chinese = value(await port.page({ language: 'zh-Hans', page: 1, size: 50 }));
    expect(chinese.articles.map(({ slug }) => slug)).toEqual(english.articles.map(({ slug }) => slug));
    expect(chinese.articles.find(({ slug }) => slug === 'how-funding-is-computed')).toMatchObject({
      language: 'zh-Hans',
      title: '资金费率是怎么算出来的',
      categories: [{ slug: 'futures' }, { slug: 'education' }],
    });
    expect(chinese.articles.find(({ slug }) => slug === 'fees-explained')?.language).toBe('en');
  });

  it('gives what the authors put forward, and categories without what only orders', async () => {
    const featured = value(await port.featured('es', 2));
    expect(featured).toHaveLength(2);
    expect(featured.every(({ language, picture }) => language === 'es' && picture !== undefined)).toBe(true);
    const slugs = value(await port.categories()).map(({ slug }) => slug);
    expect(slugs).toContain('security');
    expect(slugs.filter((slug) => slug.startsWith('hash-'))).toEqual([]);
  });

  it('gives the newest of an author', async () => {
    const written = value(await port.byAuthor('security', 'en', 2));
    expect(written).toHaveLength(2);
    expect(written.every(({ authors }) => authors.includes('Security team'))).toBe(true);
    expect(written[0]!.publishedAt).toBeGreaterThanOrEqual(written[1]!.publishedAt);
    expect(value(await port.byAuthor('nobody', 'en', 2))).toEqual([]);
  });

  it('has nothing in a category that nobody uses', async () => {
    expect(value(await port.page({ language: 'ru', category: 'nothing', page: 1, size: 5 }))).toEqual({
      articles: [],
      page: 1,
      pages: 1,
    });
  });

  it('gives every article with its words', async () => {
    const texts = value(await port.texts('pt'));
    expect(texts.length).toBe(value(await port.texts('en')).length);
    expect(texts.find(({ slug }) => slug === 'margin-and-liquidation')?.text).toContain('margem de manutenção');
  });

  it('says of an article that is not there that it is not', async () => {
    expect(await port.article('nothing-of-this-name', 'en')).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });
});
