import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import type { ArticlesPort } from '../../../../../src/application/blog/articles.port';
import { ArticlesQueries } from '../../../../../src/application/blog/articles.queries';
import { Recovery } from '../../../../../src/application/kernel/recovery';
import type { Article } from '../../../../../src/domain/blog/article';
import { failure, success } from '../../../../../src/domain/shared/result';
import { BrowserScheduler } from '../../../../../src/infrastructure/browser/browser-scheduler';
import { QueryCoreResourceCache } from '../../../../../src/infrastructure/query/query-core-resource-cache';
import { articleFeature } from '../../../../../src/presentation/features/blog/article.feature';
import { ownPage, renderShell } from '../../shell/shell-fixture';
import { marketStores, ticker } from '../markets/markets-fixture';

const article: Article = {
  slug: 'costs',
  title: 'What it costs',
  excerpt: 'To the last digit',
  publishedAt: Date.UTC(2026, 1, 1),
  updatedAt: Date.UTC(2026, 1, 1),
  readingMinutes: 3,
  picture: undefined,
  categories: [{ slug: 'trading', name: 'Trading' }],
  authors: ['Ada'],
  language: 'en',
  body: [
    { kind: 'heading', level: 2, id: 'section-fees', children: ['Fees'] },
    {
      kind: 'element',
      name: 'p',
      children: [
        'Try ',
        { kind: 'link', target: { to: 'market', symbol: 'SPOT_BTC_USDT' }, children: ['BTC/USDT'] },
        ' or ',
        { kind: 'link', target: { to: 'outside', url: 'https://elsewhere.test/' }, children: ['another'] },
      ],
    },
    { kind: 'heading', level: 2, id: 'section-sums', children: ['Sums'] },
    { kind: 'code', text: 'cost = fee + spread' },
  ],
};

async function renderArticle(slug: string) {
  const asked: string[] = [];
  const port: ArticlesPort = {
    async article(wanted) {
      asked.push(wanted);
      return wanted === article.slug ? success(article) : failure({ kind: 'notFound' });
    },
    surroundings: async () =>
      success({ newer: undefined, older: { ...article, slug: 'before', title: 'Before' }, related: [] }),
    page: async () => failure({ kind: 'offline' }),
    featured: async () => failure({ kind: 'offline' }),
    byAuthor: async () => failure({ kind: 'offline' }),
    categories: async () => failure({ kind: 'offline' }),
    texts: async () => failure({ kind: 'offline' }),
  };
  const queries = new ArticlesQueries(new QueryCoreResourceCache(new Recovery(new BrowserScheduler())), port);
  const stores = marketStores({});
  stores.tickers.start();
  await renderShell({
    at: `/blog/${slug}`,
    open: (route) =>
      ownPage(articleFeature.path === route.path ? articleFeature : route, { queries, tickers: stores.tickers }),
  });
  return { ...stores, asked };
}

test('an article that is not there is said to be missing, and asked for once', async () => {
  const { asked } = await renderArticle('nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  expect(asked).toEqual(['nothing']);
});

test('an article has its contents, its code to copy and where to read on', async () => {
  await renderArticle('costs');
  expect(await screen.findByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#section-fees', '#section-sums']);
  expect(document.getElementById('section-sums')).toHaveTextContent('Sums');
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Before/ })).toHaveAttribute('href', '/blog/before');
  expect(screen.getByText('3 min read')).toBeVisible();
});

test('a market that it names has its price beside it, a dash before one is known', async () => {
  const { stream, time } = await renderArticle('costs');
  const link = await screen.findByRole('link', { name: 'BTC/USDT' });
  expect(link).toHaveAttribute('href', '/trade/BTC_USDT');
  expect(link.parentElement).toHaveTextContent('BTC/USDT —');
  await act(async () => {
    stream.send({ kind: 'list', at: 1, tickers: [ticker('SPOT_BTC_USDT', { open: 100, close: 110.129 })] });
    time.advance(1_100);
  });
  expect(link.parentElement).toHaveTextContent('BTC/USDT 110.12');
});

test('a link that leaves the product tells the other side nothing', async () => {
  await renderArticle('costs');
  expect(await screen.findByRole('link', { name: 'another' })).toHaveAttribute('rel', 'noopener noreferrer');
});
