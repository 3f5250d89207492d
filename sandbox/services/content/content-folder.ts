import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import readFrontMatter from 'gray-matter';
import { htmlOf, plainTextOf, readingTimeOf, slugOf } from './article-text';
import type { ContentAuthor, ContentPost, ContentSettings, ContentTag } from './content-post';

/** The front matter of a file. */
interface Heading {
  readonly title: string;
  readonly excerpt?: string;
  /** Absent: a draft. */
  readonly published?: Date;
  readonly updated?: Date;
  readonly featured?: boolean;
  readonly image?: string;
  readonly imageAlt?: string;
  readonly tags?: readonly string[];
  readonly author: string;
}

/** `blog.json`: what belongs to no single file. */
interface Shared {
  readonly settings: ContentSettings;
  readonly tags: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  readonly authors: Readonly<Record<string, { readonly name: string; readonly bio: string }>>;
}

type Kind = 'posts' | 'pages';
const plainLanguage = 'en';
/** The last moment that a date can name. */
const never = new Date(8.64e15);

/**
 * Markdown files as posts: `<folder>/<kind>/<language>/<name>.md`. Files are read again when they change, and new ones
 * are there with the next question. What is published later than now is not there yet.
 */
export class ContentFolder {
  readonly #read = new Map<string, { readonly changedAt: number; readonly post: ContentPost }>();

  constructor(
    private readonly folder: string,
    private readonly now: () => number,
  ) {}

  get settings(): ContentSettings {
    return this.#shared().settings;
  }

  /** Newest first. */
  list(kind: Kind): readonly ContentPost[] {
    const shared = this.#shared();
    return foldersIn(path.join(this.folder, kind))
      .flatMap((language) => this.#inLanguage(kind, language, shared))
      .filter(({ publishedAt }) => publishedAt.getTime() <= this.now())
      .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.slug < b.slug ? -1 : 1));
  }

  /** The bytes of a picture; `undefined` for one that is not there. */
  image(name: string): Buffer | undefined {
    const file = path.join(this.folder, 'images', path.basename(name));
    return /^[\w-]+\.svg$/.test(name) && existsSync(file) ? readFileSync(file) : undefined;
  }

  #inLanguage(kind: Kind, language: string, shared: Shared): readonly ContentPost[] {
    const folder = path.join(this.folder, kind, language);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => this.#post(path.join(folder, name), language, shared));
  }

  #post(file: string, language: string, shared: Shared): ContentPost {
    const changedAt = statSync(file).mtimeMs;
    const known = this.#read.get(file);
    if (known?.changedAt === changedAt) return known.post;
    const post = readPost(readFileSync(file, 'utf8'), path.basename(file, '.md'), language, shared);
    this.#read.set(file, { changedAt, post });
    return post;
  }

  #shared(): Shared {
    return JSON.parse(readFileSync(path.join(this.folder, 'blog.json'), 'utf8')) as Shared;
  }
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
}

function readPost(text: string, name: string, language: string, shared: Shared): ContentPost {
  const { data, content } = readFrontMatter(text);
  const heading = data as Heading;
  const html = htmlOf(content);
  const plainText = plainTextOf(html);
  // A translation is a post of its own: the slug of the original with the language behind it, and the language's internal tag.
  const translated = language !== plainLanguage;
  const slug = translated ? `${name}-${language.toLowerCase()}` : name;
  const digest = digestOf(`post:${slug}`);
  return {
    id: digest.slice(0, 24),
    uuid: digest.slice(24, 56).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    slug,
    title: heading.title,
    html,
    plainText,
    customExcerpt: heading.excerpt,
    featured: heading.featured ?? false,
    image: heading.image === undefined ? undefined : `/content/images/${heading.image}`,
    imageAlt: heading.imageAlt,
    readingTime: readingTimeOf(plainText),
    publishedAt: heading.published ?? never,
    updatedAt: heading.updated ?? heading.published ?? never,
    tags: [
      ...(heading.tags ?? []).map((tag) => publicTag(tag, shared)),
      ...(translated ? [internalTag(`#${language}`)] : []),
    ],
    authors: [authorOf(heading.author, shared)],
  };
}

function publicTag(slug: string, { tags }: Shared): ContentTag {
  const described = tags[slug];
  return {
    id: idOf(`tag:${slug}`),
    slug,
    name: described?.name ?? slug,
    description: described?.description,
    visibility: 'public',
  };
}

function internalTag(name: string): ContentTag {
  const slug = `hash-${slugOf(name)}`;
  return { id: idOf(`tag:${slug}`), slug, name, description: undefined, visibility: 'internal' };
}

function authorOf(slug: string, { authors }: Shared): ContentAuthor {
  const described = authors[slug];
  return { id: idOf(`author:${slug}`), slug, name: described?.name ?? slug, bio: described?.bio };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const idOf = (text: string): string => digestOf(text).slice(0, 24);
