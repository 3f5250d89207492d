/** What a file of the content folder says, before anybody asks for a part of it. */
export interface ContentPost {
  readonly id: string;
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  readonly plainText: string;
  /** Written for the lists; absent: the beginning of the text. */
  readonly customExcerpt: string | undefined;
  readonly featured: boolean;
  /** Path below the content host, such as `/content/images/funding.svg`. */
  readonly image: string | undefined;
  readonly imageAlt: string | undefined;
  /** Minutes. */
  readonly readingTime: number;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly tags: readonly ContentTag[];
  readonly authors: readonly ContentAuthor[];
}

export interface ContentTag {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string | undefined;
  /** An internal one, written with a hash sign, orders posts and is not shown to readers. */
  readonly visibility: 'public' | 'internal';
}

export interface ContentAuthor {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly bio: string | undefined;
}

export interface ContentSettings {
  readonly title: string;
  readonly description: string;
}
