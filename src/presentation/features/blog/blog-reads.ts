import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import type { Resource } from '../../../application/kernel/resource';
import type { ArticlePage, ArticleSummary, Category } from '../../../domain/blog/article';
import type { LanguageCode } from '../../../domain/platform/language';

/** Divides by two and by three: full rows at every width. */
const pageSize = 12;

/** What the blog shows of the articles: its document is drawn with the same. */
export const blogReads = {
  page: (
    queries: ArticlesQueries,
    language: LanguageCode,
    { category, page }: { readonly category: string | undefined; readonly page: number },
  ): Resource<ArticlePage> => queries.page({ language, category, page, size: pageSize }),
  featured: (queries: ArticlesQueries, language: LanguageCode): Resource<readonly ArticleSummary[]> =>
    queries.featured(language, 1),
  categories: (queries: ArticlesQueries): Resource<readonly Category[]> => queries.categories(),
};
