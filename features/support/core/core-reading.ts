import { ArticlesQueries } from '../../../src/application/blog/articles.queries';
import { known, type Resource, type ResourceState } from '../../../src/application/kernel/resource';
import type { Unsubscribe } from '../../../src/application/kernel/observable-value';
import type { Article, ArticleSurroundings } from '../../../src/domain/blog/article';
import { contentsOf, type ArticleNode } from '../../../src/domain/blog/article-body';
import { searchArticles } from '../../../src/domain/blog/article-search';
import type { LanguageCode } from '../../../src/domain/platform/language';
import type { Composition } from '../../../src/main/composition';
import { TickersStore } from '../../../src/presentation/features/markets/tickers.store';
import type { ReadingAbility } from '../abilities/reading';
import type { Settle } from './core-actor';

export function coreReading(container: Composition, settle: Settle): ReadingAbility {
  const queries = container.resolve(ArticlesQueries);
  const tickers = container.resolve(TickersStore);
  let language: LanguageCode = 'en';
  let page: Resource<Article> | undefined;
  let around: ArticleSurroundings | undefined;
  let found: ReturnType<ReadingAbility['found']> = [];
  let leave: Unsubscribe = () => undefined;
  let stopTickers: Unsubscribe | undefined;

  return {
    readIn: (code) => (language = code as LanguageCode),
    async open(slug) {
      // What the product starts with its page.
      stopTickers ??= tickers.start();
      leave();
      page = queries.article(slug, language);
      leave = page.subscribe(() => undefined);
      await settle(settled(page));
      const article = known(page.current);
      around = article && known(await settle(settled(queries.surroundings(article, language))));
    },
    retry: () => settle(page!.refresh()),
    shown() {
      const state = page!.current;
      if (state.status === 'failed') return state.failure.kind === 'notFound' ? 'missing' : 'failed';
      const article = known(state);
      if (!article) return 'failed';
      return {
        language: article.language,
        contents: contentsOf(article.body).map(({ title }) => title),
        markets: marketsOf(article.body),
        readOn: [around?.newer, around?.older, ...(around?.related ?? [])].flatMap((each) => each?.title ?? []),
      };
    },
    seesPriceOf: (symbol) => tickers.statistics(symbol)?.close !== undefined,
    async list(category) {
      const state = await settle(settled(queries.page({ language, category, page: 1, size: 100 })));
      return (known(state)?.articles ?? []).map((article) => ({
        ...article,
        categories: article.categories.map(({ slug }) => slug),
      }));
    },
    async search(query) {
      const texts = known(await settle(settled(queries.texts(language)))) ?? [];
      found = searchArticles(texts, { query, order: 'relevance' }).map(({ article, passage }) => ({
        slug: article.slug,
        passage,
      }));
    },
    found: () => found,
  };
}

/** The state of a read once it is no longer loading. */
function settled<T>(resource: Resource<T>): Promise<ResourceState<T>> {
  return new Promise((resolve) => {
    let leave: Unsubscribe = () => undefined;
    const look = (): void => {
      if (resource.current.status === 'loading') return;
      queueMicrotask(() => leave());
      resolve(resource.current);
    };
    leave = resource.subscribe(look);
    look();
  });
}

function marketsOf(nodes: readonly ArticleNode[]): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (typeof node === 'string' || node.kind === 'picture' || node.kind === 'code') return [];
    if (node.kind === 'link' && node.target.to === 'market') return [node.target.symbol];
    return marketsOf(node.children);
  });
}
