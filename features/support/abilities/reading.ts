/** Reading the blog, as its pages do. */
export interface ReadingAbility {
  readIn(language: string): void;
  open(slug: string): Promise<void>;
  /** As the button beside a failure does. */
  retry(): Promise<void>;
  /** What the page shows: the article, that there is none, or why it could not be had. */
  shown(): ShownArticle | 'missing' | 'failed';
  /** Whether a market that the article names has a price. */
  seesPriceOf(symbol: string): boolean;
  list(category?: string): Promise<readonly ListedArticle[]>;
  search(query: string): Promise<void>;
  /** Slugs with the passage that answers, the best answer first. */
  found(): readonly { readonly slug: string; readonly passage: string }[];
}

export interface ShownArticle {
  readonly language: string;
  readonly contents: readonly string[];
  readonly markets: readonly string[];
  /** Titles of what leads on. */
  readonly readOn: readonly string[];
}

export interface ListedArticle {
  readonly slug: string;
  readonly language: string;
  readonly categories: readonly string[];
  readonly publishedAt: number;
}
