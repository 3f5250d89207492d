import type { ContentAuthor, ContentPost, ContentTag } from '../../services/content/content-post';

export type Row = Readonly<Record<string, unknown>>;

const excerptLength = 500;

/** A post in Ghost's words. Addresses are whole ones of the content host, as Ghost writes them. */
export function postRow(post: ContentPost, host: string): Row {
  return {
    id: post.id,
    uuid: post.uuid,
    title: post.title,
    slug: post.slug,
    html: withWholeAddresses(post.html, host),
    plaintext: post.plainText,
    comment_id: post.id,
    feature_image: post.image === undefined ? null : host + post.image,
    feature_image_alt: post.imageAlt ?? null,
    feature_image_caption: null,
    featured: post.featured,
    visibility: 'public',
    created_at: post.publishedAt.toISOString(),
    updated_at: post.updatedAt.toISOString(),
    published_at: post.publishedAt.toISOString(),
    custom_excerpt: post.customExcerpt ?? null,
    excerpt: post.customExcerpt ?? post.plainText.slice(0, excerptLength),
    reading_time: post.readingTime,
    codeinjection_head: null,
    codeinjection_foot: null,
    custom_template: null,
    canonical_url: null,
    url: `${host}/${post.slug}/`,
    access: true,
    comments: false,
    og_image: null,
    og_title: null,
    og_description: null,
    twitter_image: null,
    twitter_title: null,
    twitter_description: null,
    meta_title: null,
    meta_description: null,
    email_subject: null,
    frontmatter: null,
  };
}

export function tagRow({ id, slug, name, description, visibility }: ContentTag, host: string): Row {
  return {
    id,
    name,
    slug,
    description: description ?? null,
    feature_image: null,
    visibility,
    og_image: null,
    og_title: null,
    og_description: null,
    twitter_image: null,
    twitter_title: null,
    twitter_description: null,
    meta_title: null,
    meta_description: null,
    codeinjection_head: null,
    codeinjection_foot: null,
    canonical_url: null,
    accent_color: null,
    url: visibility === 'public' ? `${host}/tag/${slug}/` : `${host}/404/`,
  };
}

export function authorRow({ id, slug, name, bio }: ContentAuthor, host: string): Row {
  return {
    id,
    name,
    slug,
    profile_image: null,
    cover_image: null,
    bio: bio ?? null,
    website: null,
    location: null,
    facebook: null,
    twitter: null,
    meta_title: null,
    meta_description: null,
    url: `${host}/author/${slug}/`,
  };
}

function withWholeAddresses(html: string, host: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${host}/`);
}
