import type {
  Article,
  ArticlePage,
  ArticleSummary,
  ArticleSurroundings,
  ArticleText,
  Category,
} from '../../domain/blog/article';
import type { LanguageCode } from '../../domain/platform/language';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface ArticlesWanted {
  /** Articles that are not translated come in English. */
  readonly language: LanguageCode;
  /** Slug of a category; all without. */
  readonly category?: string | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

/** Articles of the content host, newest first. */
export interface ArticlesPort {
  page(wanted: ArticlesWanted): Outcome<ArticlePage>;
  /** The newest of those that the authors put forward. */
  featured(language: LanguageCode, count: number): Outcome<readonly ArticleSummary[]>;
  /** The newest of an author, by slug. */
  byAuthor(author: string, language: LanguageCode, count: number): Outcome<readonly ArticleSummary[]>;
  /** `notFound` for a slug that names none. */
  article(slug: string, language: LanguageCode): Outcome<Article>;
  surroundings(article: Article, language: LanguageCode): Outcome<ArticleSurroundings>;
  /** Those that have articles, the fullest first. */
  categories(): Outcome<readonly Category[]>;
  /** Every article with its words. */
  texts(language: LanguageCode): Outcome<readonly ArticleText[]>;
}

export const ArticlesPort = token<ArticlesPort>('ArticlesPort');
