import type { ArticlesPort, ArticlesWanted } from '../../application/blog/articles.port';
import type { Outcome } from '../../application/kernel/failure';
import type { Needs } from '../../application/kernel/token';
import { Environment } from '../../application/platform/environment';
import type {
  Article,
  ArticlePage,
  ArticleSummary,
  ArticleSurroundings,
  ArticleText,
  Category,
} from '../../domain/blog/article';
import { translationSlug, translationTag, translationTags } from '../../domain/blog/translation';
import { defaultLanguage, type LanguageCode } from '../../domain/platform/language';
import { failure, mapResult, success } from '../../domain/shared/result';
import type { KnownHosts } from './article-addresses';
import { DocumentWindow } from './document-window';
import { GhostClient } from './ghost-client';
import { summaries, tagList, textPosts, wholePosts } from './ghost-answers';
import { categoryFromGhost, inLanguage, isShown, summaryFromGhost, textFromGhost } from './ghost-articles.wire';

const related = 3;
const most = 100;
const originals = `tag:-[${translationTags.join(',')}]`;
const listed = {
  include: 'tags,authors',
  fields: 'id,slug,title,excerpt,custom_excerpt,published_at,reading_time,feature_image,feature_image_alt,featured',
};

/** Articles of a Ghost (docs/adr/0037-articles.md). */
export class GhostArticlesAdapter implements ArticlesPort {
  static readonly needs: Needs<typeof GhostArticlesAdapter> = [GhostClient, Environment, DocumentWindow];

  readonly #client: GhostClient;
  readonly #hosts: KnownHosts;
  readonly #window: DocumentWindow;

  constructor(client: GhostClient, { hosts, links }: Environment, window: DocumentWindow) {
    this.#client = client;
    this.#window = window;
    this.#hosts = {
      content: hosts.content,
      own: [links['website'], links['tradingApp']].filter((link) => link !== undefined),
      pictures: [hosts.content, hosts.logos],
    };
  }

  async page({ language, category, page, size }: ArticlesWanted): Outcome<ArticlePage> {
    const filter = category === undefined ? originals : `${originals}+tag:${quoted(category)}`;
    const answer = await this.#client.ask('posts', { ...listed, filter, page, limit: size }, summaries);
    if (!answer.ok) return answer;
    const { posts, meta } = answer.value;
    const translated = await this.#translated(
      posts.map((post) => summaryFromGhost(post, this.#hosts)),
      language,
    );
    return mapResult(translated, (articles) => ({
      articles,
      page: meta.pagination.page,
      pages: Math.max(1, meta.pagination.pages),
    }));
  }

  featured(language: LanguageCode, count: number): Outcome<readonly ArticleSummary[]> {
    return this.#list(`${originals}+featured:true`, language, count);
  }

  byAuthor(author: string, language: LanguageCode, count: number): Outcome<readonly ArticleSummary[]> {
    return this.#list(`${originals}+author:${quoted(author)}`, language, count);
  }

  async article(slug: string, language: LanguageCode): Outcome<Article> {
    const wanted = [...new Set([slug, translationSlug(slug, language)])].map(quoted).join(',');
    const answer = await this.#client.ask(
      'posts',
      { filter: `slug:[${wanted}]`, include: 'tags,authors', limit: 2 },
      wholePosts,
    );
    if (!answer.ok) return answer;
    const { posts } = answer.value;
    const post = posts.find((each) => each.slug === translationSlug(slug, language)) ?? posts[0];
    if (!post) return failure({ kind: 'notFound' });
    // The sanitiser comes with the first article: lists need none.
    const { readArticle } = await import('./article-reader');
    return success({
      ...summaryFromGhost(post, this.#hosts),
      updatedAt: Date.parse(post.updated_at ?? post.published_at),
      body: readArticle(post.html ?? '', await this.#window(), this.#hosts),
    });
  }

  async surroundings(article: Article, language: LanguageCode): Outcome<ArticleSurroundings> {
    const at = new Date(article.publishedAt).toISOString();
    const others = `${originals}+slug:-${quoted(article.slug)}`;
    const [category] = article.categories;
    const [newer, older, alike] = await Promise.all([
      this.#list(`${others}+published_at:>='${at}'`, language, 1, 'published_at asc'),
      this.#list(`${others}+published_at:<'${at}'`, language, 1),
      this.#list(category ? `${others}+tag:${quoted(category.slug)}` : others, language, related),
    ]);
    if (!newer.ok) return newer;
    if (!older.ok) return older;
    return mapResult(alike, (articles) => ({
      newer: newer.value[0],
      older: older.value[0],
      related: articles,
    }));
  }

  async categories(): Outcome<readonly Category[]> {
    const options = { filter: 'visibility:public', order: 'count.posts desc', include: 'count.posts', limit: most };
    const answer = await this.#client.ask('tags', options, tagList);
    return mapResult(answer, ({ tags }) => tags.filter(isShown).map(categoryFromGhost));
  }

  async texts(language: LanguageCode): Outcome<readonly ArticleText[]> {
    const english = await this.#allTexts(originals);
    if (!english.ok || language === defaultLanguage) return english;
    const translations = await this.#allTexts(`tag:${translationTag(language)}`);
    return mapResult(translations, (found) => inLanguage(english.value, found));
  }

  /** Newer Ghosts give no more than a hundred at once, whatever is asked for. */
  async #allTexts(filter: string, page = 1): Outcome<readonly ArticleText[]> {
    const options = { ...listed, formats: 'plaintext', filter, page, limit: most };
    const answer = await this.#client.ask('posts', options, textPosts);
    if (!answer.ok) return answer;
    const { posts, meta } = answer.value;
    const texts = posts.map((post) => textFromGhost(post, this.#hosts));
    const { next } = meta.pagination;
    if (typeof next !== 'number') return success(texts);
    return mapResult(await this.#allTexts(filter, next), (rest) => [...texts, ...rest]);
  }

  async #list(
    filter: string,
    language: LanguageCode,
    limit: number,
    order = 'published_at desc',
  ): Outcome<readonly ArticleSummary[]> {
    const answer = await this.#client.ask('posts', { ...listed, filter, limit, order }, summaries);
    if (!answer.ok) return answer;
    return this.#translated(
      answer.value.posts.map((post) => summaryFromGhost(post, this.#hosts)),
      language,
    );
  }

  /** The translations of just these, in their places. */
  async #translated(articles: readonly ArticleSummary[], language: LanguageCode): Outcome<readonly ArticleSummary[]> {
    if (language === defaultLanguage || articles.length === 0) return success(articles);
    const slugs = articles.map(({ slug }) => quoted(translationSlug(slug, language)));
    const options = { ...listed, filter: `slug:[${slugs.join(',')}]`, limit: slugs.length };
    const answer = await this.#client.ask('posts', options, summaries);
    return mapResult(answer, ({ posts }) =>
      inLanguage(
        articles,
        posts.map((post) => summaryFromGhost(post, this.#hosts)),
      ),
    );
  }
}

/** A value of a filter, whatever signs an address brought into it. */
function quoted(value: string): string {
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}
