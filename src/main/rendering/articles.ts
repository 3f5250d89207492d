import { ArticlesQueries } from '../../application/blog/articles.queries';
import { ResourceCache } from '../../application/kernel/resource';
import type { Article, ArticleSummary } from '../../domain/blog/article';
import type { LanguageCode } from '../../domain/platform/language';
import type { KnownAnswers } from '../../infrastructure/query/known-answers';
import type { ReadAheadResourceCache } from '../../infrastructure/rendering/read-ahead-resource-cache';
import { blogReads } from '../../presentation/features/blog/blog-reads';
import type { Composition } from '../composition';

const pageSize = 100;

/** Every article that is written in this language, newest first. A content host that does not answer has none. */
export async function articlesIn(composition: Composition, language: LanguageCode): Promise<readonly ArticleSummary[]> {
  const { queries, cache } = readers(composition);
  const all: ArticleSummary[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await cache.readAhead(() => queries.page({ language, page, size: pageSize }));
    if (!found) break;
    all.push(...found.articles);
    pages = found.pages;
  }
  return all.filter((article) => article.language === language);
}

/** Reads what the blog shows first, so that its document has it. */
export async function readBlog(composition: Composition, language: LanguageCode): Promise<void> {
  const { queries, cache } = readers(composition);
  await cache.readAhead(() => blogReads.page(queries, language, { category: undefined, page: 1 }));
  await cache.readAhead(() => blogReads.featured(queries, language));
  await cache.readAhead(() => blogReads.categories(queries));
}

/** Reads an article with what surrounds it, so that its page finds both. */
export async function readArticle(
  composition: Composition,
  slug: string,
  language: LanguageCode,
): Promise<Article | undefined> {
  const { queries, cache } = readers(composition);
  const article = await cache.readAhead(() => queries.article(slug, language));
  if (article) await cache.readAhead(() => queries.surroundings(article, language));
  return article;
}

/** What was read ahead and is drawn by this: its document keeps it. */
export function answersDrawnBy(composition: Composition, draw: () => void): KnownAnswers {
  return readers(composition).cache.answersDrawnBy(draw);
}

function readers(composition: Composition): {
  readonly queries: ArticlesQueries;
  readonly cache: ReadAheadResourceCache;
} {
  return {
    queries: composition.resolve(ArticlesQueries),
    cache: composition.resolve(ResourceCache) as ReadAheadResourceCache,
  };
}
