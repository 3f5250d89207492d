import type { LanguageCode } from '../platform/language';
import type { Instant } from '../shared/instant';
import type { ArticleNode } from './article-body';

/** An article as lists show it. */
export interface ArticleSummary {
  /** Of the original, whatever language it is read in; the address of the article. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly publishedAt: Instant;
  readonly readingMinutes: number;
  readonly picture: ArticlePicture | undefined;
  /** The first is the one that it is listed under. */
  readonly categories: readonly Category[];
  readonly authors: readonly string[];
  /** What it is written in: English where there is no translation. */
  readonly language: LanguageCode;
}

export interface Article extends ArticleSummary {
  readonly updatedAt: Instant;
  readonly body: readonly ArticleNode[];
}

interface ArticlePicture {
  readonly url: string;
  readonly alternative: string;
}

/** A tag that readers see. */
export interface Category {
  readonly slug: string;
  readonly name: string;
}

export interface ArticlePage {
  readonly articles: readonly ArticleSummary[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

/** What leads on from an article. */
export interface ArticleSurroundings {
  readonly newer: ArticleSummary | undefined;
  readonly older: ArticleSummary | undefined;
  readonly related: readonly ArticleSummary[];
}

/** An article with its words, to look in. */
export interface ArticleText extends ArticleSummary {
  readonly text: string;
}
