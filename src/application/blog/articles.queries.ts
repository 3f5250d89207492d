import type {
  Article,
  ArticlePage,
  ArticleSummary,
  ArticleSurroundings,
  ArticleText,
  Category,
} from '../../domain/blog/article';
import type { LanguageCode } from '../../domain/platform/language';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { ArticlesPort, type ArticlesWanted } from './articles.port';

/** Articles change a few times a week, and are asked for by everybody who follows a link. */
const fresh = 5 * minute;

/** Reads of the blog. */
export class ArticlesQueries {
  static readonly needs: Needs<typeof ArticlesQueries> = [ResourceCache, ArticlesPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: ArticlesPort,
  ) {}

  page(wanted: ArticlesWanted): Resource<ArticlePage> {
    return this.cache.open({
      key: ['blog', 'page', wanted.language, wanted.category ?? '', wanted.page, wanted.size],
      load: () => this.port.page(wanted),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }

  featured(language: LanguageCode, count: number): Resource<readonly ArticleSummary[]> {
    return this.cache.open({
      key: ['blog', 'featured', language, count],
      load: () => this.port.featured(language, count),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }

  byAuthor(author: string, language: LanguageCode, count: number): Resource<readonly ArticleSummary[]> {
    return this.cache.open({
      key: ['blog', 'author', language, author, count],
      load: () => this.port.byAuthor(author, language, count),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }

  article(slug: string, language: LanguageCode): Resource<Article> {
    return this.cache.open({
      key: ['blog', 'article', language, slug],
      load: () => this.port.article(slug, language),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }

  surroundings(article: Article, language: LanguageCode): Resource<ArticleSurroundings> {
    return this.cache.open({
      key: ['blog', 'surroundings', language, article.slug],
      load: () => this.port.surroundings(article, language),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }

  categories(): Resource<readonly Category[]> {
    return this.cache.open({
      key: ['blog', 'categories'],
      load: () => this.port.categories(),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }

  texts(language: LanguageCode): Resource<readonly ArticleText[]> {
    return this.cache.open({
      key: ['blog', 'texts', language],
      load: () => this.port.texts(language),
      staleAfter: fresh,
      outlivesSession: true,
    });
  }
}
