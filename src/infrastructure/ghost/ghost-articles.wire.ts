import type { ArticleSummary, ArticleText, Category } from '../../domain/blog/article';
import { languageOfTags, originalSlug } from '../../domain/blog/translation';
import { pictureUrl, type KnownHosts } from './article-addresses';
import type { GhostSummary, GhostText } from './ghost-answers';

export function summaryFromGhost(post: GhostSummary, hosts: KnownHosts): ArticleSummary {
  const tags = post.tags ?? [];
  const language = languageOfTags(tags.map(({ slug }) => slug));
  const url = post.feature_image ? pictureUrl(post.feature_image, hosts) : undefined;
  return {
    slug: originalSlug(post.slug, language),
    title: post.title,
    excerpt: post.custom_excerpt ?? post.excerpt ?? '',
    publishedAt: Date.parse(post.published_at),
    readingMinutes: Math.max(1, post.reading_time ?? 1),
    picture: url === undefined ? undefined : { url, alternative: post.feature_image_alt ?? '' },
    categories: tags.filter(isShown).map(categoryFromGhost),
    authors: (post.authors ?? []).map(({ name }) => name),
    language,
  };
}

export function textFromGhost(post: GhostText, hosts: KnownHosts): ArticleText {
  return { ...summaryFromGhost(post, hosts), text: post.plaintext ?? '' };
}

export function categoryFromGhost({ slug, name }: { readonly slug: string; readonly name: string }): Category {
  return { slug, name };
}

export function isShown({ visibility }: { readonly visibility?: string | undefined }): boolean {
  return visibility !== 'internal';
}

/** Originals, each in the place of which its translation stands where there is one. */
export function inLanguage<A extends ArticleSummary>(
  originals: readonly A[],
  translations: readonly A[],
): readonly A[] {
  const bySlug = new Map(translations.map((article) => [article.slug, article]));
  return originals.map((original) => {
    const translation = bySlug.get(original.slug);
    // Dates, order and categories are the original's.
    return translation
      ? { ...translation, publishedAt: original.publishedAt, categories: original.categories }
      : original;
  });
}
