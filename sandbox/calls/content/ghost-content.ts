import type { ContentFolder } from '../../services/content/content-folder';
import type { ContentPost } from '../../services/content/content-post';
import type { FieldValue } from '../../services/content/nql';
import { invalidOption, notThere } from './ghost-errors';
import { filtered, namesIn, ordered, paged, picked, type Options, type Pagination } from './ghost-options';
import { authorRow, postRow, tagRow, type Row } from './ghost-rows';

type Kind = 'posts' | 'pages';
export type Resource = Kind | 'tags' | 'authors';

const nameOfOne: Readonly<Record<Resource, string>> = { posts: 'post', pages: 'page', tags: 'tag', authors: 'author' };
const formats = ['html', 'plaintext'];
const postIncludes = ['tags', 'authors'];

export interface Listing {
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
}

/** Ghost's Content API v5 over a folder of files: what is asked for, without what carries the question. */
export class GhostContent {
  constructor(
    private readonly folder: ContentFolder,
    private readonly host: string,
  ) {}

  browse(resource: Resource, options: Options): Listing {
    const all = this.#all(resource, options);
    const order = options['order'] ?? (isPosts(resource) ? 'published_at desc' : 'name asc');
    const { rows, pagination } = paged(ordered(filtered(all, options, resource, valuesOf), order), options, resource);
    return { rows: rows.map((row) => this.#shaped(resource, row, options)), pagination };
  }

  /** @throws GhostError 404 when nothing has this id or slug */
  read(resource: Resource, by: 'id' | 'slug', value: string, options: Options): Row {
    const found = this.#all(resource, options).find((row) => row[by] === value);
    if (!found) throw notThere(nameOfOne[resource]);
    return this.#shaped(resource, found, options);
  }

  settings(): Row {
    const { title, description } = this.folder.settings;
    return {
      title,
      description,
      logo: null,
      icon: null,
      accent_color: null,
      cover_image: null,
      facebook: null,
      twitter: null,
      lang: 'en',
      locale: 'en',
      timezone: 'Etc/UTC',
      codeinjection_head: null,
      codeinjection_foot: null,
      navigation: [],
      secondary_navigation: [],
      meta_title: null,
      meta_description: null,
      og_image: null,
      og_title: null,
      og_description: null,
      twitter_image: null,
      twitter_title: null,
      twitter_description: null,
      members_support_address: null,
      url: `${this.host}/`,
    };
  }

  #all(resource: Resource, options: Options): readonly Row[] {
    if (isPosts(resource)) {
      const asked = namesIn(options['formats']);
      if (asked.some((format) => !formats.includes(format))) throw invalidOption(resource, 'AllowedValues', 'formats');
      return this.folder.list(resource).map((post) => this.#wholePost(post));
    }
    const posts = this.folder.list('posts');
    const of = (post: ContentPost): readonly Row[] =>
      resource === 'tags'
        ? post.tags.map((tag) => tagRow(tag, this.host))
        : post.authors.map((author) => authorRow(author, this.host));
    const counted = new Map<unknown, { readonly row: Row; readonly count: { posts: number } }>();
    for (const row of posts.flatMap(of)) {
      const known = counted.get(row['id']);
      if (known) known.count.posts += 1;
      else counted.set(row['id'], { row, count: { posts: 1 } });
    }
    return [...counted.values()].map(({ row, count }) => ({ ...row, count }));
  }

  #wholePost(post: ContentPost): Row {
    const tags = post.tags.map((tag) => tagRow(tag, this.host));
    const authors = post.authors.map((author) => authorRow(author, this.host));
    return {
      ...postRow(post, this.host),
      tags,
      authors,
      primary_tag: tags.find(({ visibility }) => visibility === 'public') ?? null,
      primary_author: authors[0] ?? null,
    };
  }

  #shaped(resource: Resource, row: Row, options: Options): Row {
    const include = namesIn(options['include']);
    if (!isPosts(resource)) {
      const { count, ...rest } = row;
      return include.includes('count.posts')
        ? picked({ ...rest, count }, options, ['count'])
        : picked(rest, options, []);
    }
    const included = postIncludes.filter((name) => include.includes(name));
    const asked = namesIn(options['formats']);
    // The text comes as HTML unless something else was asked for.
    const shown = asked.length > 0 ? asked : ['html'];
    const hidden = new Set([
      ...formats.filter((format) => !shown.includes(format)),
      ...postIncludes
        .filter((name) => !included.includes(name))
        .flatMap((name) => [name, `primary_${name.slice(0, -1)}`]),
    ]);
    const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
    return picked(kept, options, [...asked, ...included.flatMap((name) => [name, `primary_${name.slice(0, -1)}`])]);
  }
}

function isPosts(resource: Resource): resource is Kind {
  return resource === 'posts' || resource === 'pages';
}

const relations: Readonly<Record<string, string>> = {
  tag: 'tags',
  tags: 'tags',
  author: 'authors',
  authors: 'authors',
  primary_tag: 'primary_tag',
  primary_author: 'primary_author',
};

/** What a field of a filter means: of tags and authors the slug, unless another field of theirs is named (`tags.name`). */
function valuesOf(row: Row, field: string): readonly FieldValue[] {
  const [first = '', inner = 'slug'] = field.split('.');
  const relation = relations[first];
  if (relation === undefined) return [(row[field] ?? null) as FieldValue];
  return [row[relation] ?? []].flat().map((related) => ((related as Row)[inner] ?? null) as FieldValue);
}
