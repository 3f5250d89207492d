import type { ArticleText } from '../../../../src/domain/blog/article';
import { markMatches, searchArticles } from '../../../../src/domain/blog/article-search';

function article(slug: string, parts: Partial<ArticleText>): ArticleText {
  return {
    slug,
    title: '',
    excerpt: '',
    text: '',
    publishedAt: 0,
    readingMinutes: 1,
    picture: undefined,
    categories: [],
    authors: [],
    language: 'en',
    ...parts,
  };
}

const futures = { slug: 'futures', name: 'Futures' };
const articles = [
  article('often', { text: 'Funding, and funding, and more funding.', publishedAt: 3 }),
  article('named', { title: 'How funding is computed', publishedAt: 1, categories: [futures] }),
  article('said', { excerpt: 'What funding costs', publishedAt: 2 }),
  article('other', { title: 'Staking', text: 'Nothing is refunded here.', publishedAt: 4 }),
  article('chinese', { title: '资金费率如何计算', text: '资金费率在结算时支付。', publishedAt: 5 }),
];
const slugs = (query: string, rest: { category?: string; order?: 'newest' } = {}) =>
  searchArticles(articles, { query, order: 'relevance', ...rest }).map(({ article: { slug } }) => slug);

test('a title tells more than an excerpt, and that more than the text', () => {
  expect(slugs('funding')).toEqual(['named', 'said', 'often']);
});

test('words are found by their beginning, not in their middle', () => {
  expect(slugs('fund')).toEqual(['named', 'said', 'often']);
  expect(slugs('refund')).toEqual(['other']);
});

test('every word has to be there, in whatever order and case', () => {
  expect(slugs('COMPUTED how')).toEqual(['named']);
  expect(slugs('funding staking')).toEqual([]);
});

test('a script without spaces is searched anywhere', () => {
  expect(slugs('费率')).toEqual(['chinese']);
});

test('by category, and newest first', () => {
  expect(slugs('funding', { category: 'futures' })).toEqual(['named']);
  expect(slugs('funding', { order: 'newest' })).toEqual(['often', 'said', 'named']);
});

test('no words are no question', () => {
  expect(slugs('  ?! ')).toEqual([]);
});

test('signs that mean something to patterns mean nothing here', () => {
  expect(slugs('funding (')).toEqual(['named', 'said', 'often']);
});

test('the passage is where the text answers', () => {
  const long = article('long', { text: `${'Many words before. '.repeat(40)}The insurance fund pays.`, excerpt: 'E' });
  const [found] = searchArticles([long], { query: 'insurance', order: 'relevance' });
  expect(found?.passage).toMatch(/^The insurance fund pays\./);
  const titled = article('titled', { title: 'Insurance', excerpt: 'What it is for' });
  expect(searchArticles([titled], { query: 'insurance', order: 'relevance' })[0]?.passage).toBe('What it is for');
});

test('the passage is cut at words, and tells the cells of a table apart', () => {
  const passage = (text: string, query = 'insurance'): string =>
    searchArticles([article('one', { text })], { query, order: 'relevance' })[0]!.passage;
  const before = 'settlement '.repeat(40);
  const cut = passage(`${before}insurance ${before}`);
  expect(cut).toMatch(/^(settlement )+insurance( settlement)+…$/);
  expect(cut.length).toBeLessThanOrEqual(181);
  expect(passage('Fund\tPays\t\nInsurance\tLosses beyond the margin\t')).toBe('Insurance · Losses beyond the margin');
  // Chinese sets no spaces, and is cut where it is.
  expect(passage(`${'资金费率'.repeat(30)}保险${'资金费率'.repeat(60)}`, '保险')).toHaveLength(181);
});

test('matches are marked as they are written', () => {
  expect(markMatches('Funding refunds FUNDING', 'fund')).toEqual([
    { text: 'Fund', match: true },
    { text: 'ing refunds ', match: false },
    { text: 'FUND', match: true },
    { text: 'ING', match: false },
  ]);
  expect(markMatches('Funding', '')).toEqual([{ text: 'Funding', match: false }]);
});
