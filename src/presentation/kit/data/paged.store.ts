import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { Attempts, Recovery } from '../../../application/kernel/recovery';

interface PageOf<Row> {
  readonly rows: readonly Row[];
  /** Of all pages together. */
  readonly total: number;
}

/** Something that comes page by page, newest first. Only the answer to the latest request counts; what fails is asked for again. */
export abstract class PagedStore<Row, Page extends PageOf<Row> = PageOf<Row>> {
  page = 1;
  shown: Page | undefined = undefined;
  failure: Failure | undefined = undefined;
  loading = false;
  readonly #attempts: Attempts;
  #request = 0;

  protected constructor(
    private readonly size: number,
    recovery: Recovery,
  ) {
    this.#attempts = recovery.attempts();
    makeObservable(this, {
      page: observable,
      shown: observableRef,
      failure: observableRef,
      loading: observable,
      rows: computed,
      total: computed,
      pages: computed,
      forget: actionBound,
    });
  }

  protected abstract load(range: { readonly page: number; readonly size: number }): Outcome<Page>;

  /** `undefined` before a page is there. */
  get rows(): readonly Row[] | undefined {
    return this.shown?.rows;
  }

  get total(): number {
    return this.shown?.total ?? 0;
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.total / this.size));
  }

  async show(page: number): Promise<void> {
    const request = ++this.#request;
    runInAction(() => {
      this.loading = true;
      this.page = page;
    });
    const answer = await this.load({ page, size: this.size });
    if (request !== this.#request) return;
    this.#attempts.ended(answer, () => void this.show(page));
    runInAction(() => {
      this.loading = false;
      this.failure = answer.ok ? undefined : answer.error;
      if (answer.ok) this.shown = answer.value;
    });
    // What the page had is gone meanwhile: the last one that there is.
    if (answer.ok && answer.value.rows.length === 0 && page > this.pages) await this.show(this.pages);
  }

  /** An answer that is under way counts no more. */
  protected leave(): void {
    this.#request += 1;
    this.#attempts.drop();
  }

  /** Nothing of one account may be seen by the next. */
  forget(): void {
    this.leave();
    this.page = 1;
    this.shown = undefined;
    this.failure = undefined;
    this.loading = false;
  }
}
