import { makeObservable, observableRef, runInAction } from 'mobx';
import { ArticlesPort } from '../../../application/blog/articles.port';
import type { Needs } from '../../../application/kernel/token';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import type { ArticleSummary } from '../../../domain/blog/article';
import type { LanguageCode } from '../../../domain/platform/language';

/** Where the blog tells what has changed in the product. */
const category = 'news';
const storageKey = 'release-news-seen';

/** The newest release notes, told once on each device, and to nobody who is here for the first time. */
export class ReleaseNewsStore {
  static readonly needs: Needs<typeof ReleaseNewsStore> = [ArticlesPort, LocalStoragePort];

  /** `undefined` when there is nothing to tell. */
  news: ArticleSummary | undefined = undefined;

  constructor(
    private readonly articles: Pick<ArticlesPort, 'page'>,
    private readonly storage: LocalStoragePort,
  ) {
    makeObservable(this, { news: observableRef });
  }

  /** What cannot be read is no news. */
  async read(language: LanguageCode): Promise<void> {
    const answer = await this.articles.page({ language, category, page: 1, size: 1 });
    const newest = answer.ok ? answer.value.articles[0] : undefined;
    if (!newest) return;
    const seen = this.storage.read(storageKey);
    // To a new visitor everything is new.
    if (seen === undefined) this.#saw(newest);
    else if (seen !== newest.slug) runInAction(() => (this.news = newest));
  }

  putAway(): void {
    if (this.news) this.#saw(this.news);
    runInAction(() => (this.news = undefined));
  }

  #saw({ slug }: ArticleSummary): void {
    this.storage.write(storageKey, slug);
  }
}
