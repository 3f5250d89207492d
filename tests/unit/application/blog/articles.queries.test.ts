import { ArticlesQueries } from '../../../../src/application/blog/articles.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const article = { slug: 'otters' } as never;
const wanted = { language: 'en', category: 'news', page: 1, size: 10 } as const;

const reads: [(of: ArticlesQueries) => unknown, readonly unknown[]][] = [
  [(of) => of.page(wanted), ['page', wanted]],
  [(of) => of.page({ ...wanted, page: 2 }), ['page', { ...wanted, page: 2 }]],
  [(of) => of.page({ ...wanted, category: 'else' }), ['page', { ...wanted, category: 'else' }]],
  [(of) => of.featured('en', 3), ['featured', 'en', 3]],
  [(of) => of.featured('es', 3), ['featured', 'es', 3]],
  [(of) => of.byAuthor('ada', 'en', 3), ['byAuthor', 'ada', 'en', 3]],
  [(of) => of.byAuthor('bob', 'en', 3), ['byAuthor', 'bob', 'en', 3]],
  [(of) => of.article('otters', 'en'), ['article', 'otters', 'en']],
  [(of) => of.article('otters', 'es'), ['article', 'otters', 'es']],
  [(of) => of.surroundings(article, 'en'), ['surroundings', article, 'en']],
  [(of) => of.categories(), ['categories']],
  [(of) => of.texts('en'), ['texts', 'en']],
];

describe('the blog', () => {
  it.each(reads)('is asked, and what it answers is kept five minutes for every visitor (%#)', async (open, call) => {
    const host = exchange();
    const cache = new ReadCache();
    await (open(new ArticlesQueries(cache, host.port)) as Resource<unknown>).refresh();
    expect(host.calls).toEqual([call]);
    expect(cache.opened).toMatchObject([{ staleAfter: 300_000, outlivesSession: true }]);
    expect(cache.unnamed('blog')).toEqual([]);
  });

  it('has one value for one question', () => {
    const queries = new ArticlesQueries(new ReadCache(), exchange().port);
    const all = (): readonly unknown[] => reads.map(([open]) => open(queries));
    expect(new Set([...all(), ...all()]).size).toBe(reads.length);
    // Of every category.
    expect(queries.page({ ...wanted, category: undefined })).not.toBe(queries.page(wanted));
  });
});
