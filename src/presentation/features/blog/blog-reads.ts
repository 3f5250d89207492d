import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import type { Resource } from '../../../application/kernel/resource';
import type { ArticlePage, ArticleSummary, Category } from '../../../domain/blog/article';
import type { LanguageCode } from '../../../domain/platform/language';

/** Divides by two and by three: full rows at every width. */
const pageSize = 12;
/** Among all of them is the one that is put forward and stands above the rows. */
const sizeOf = (category: string | undefined): number => (category === undefined ? pageSize + 1 : pageSize);

/** What the blog shows of the articles: its document is drawn with the same. */
export const blogReads = {
  page: (
    queries: ArticlesQueries,
    language: LanguageCode,
    { category, page }: { readonly category: string | undefined; readonly page: number },
  ): Resource<ArticlePage> => queries.page({ language, category, page, size: sizeOf(category) }),
  featured: (queries: ArticlesQueries, language: LanguageCode): Resource<readonly ArticleSummary[]> =>
    queries.featured(language, 1),
  categories: (queries: ArticlesQueries): Resource<readonly Category[]> => queries.categories(),
};
