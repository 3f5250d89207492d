import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../../application/kernel/clock.port';
import type { Failure } from '../../../../application/kernel/failure';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../../application/kernel/scheduler.port';
import type { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { wholeHistory } from '../../../../application/trading/whole-history';
import { csvText } from '../../../../domain/shared/csv';
import type { Milliseconds } from '../../../../domain/shared/instant';
import { csvRows } from '../../../../domain/trading/history-csv';
import { everything, queryOf, type HistoryFilter } from './history-filter';
import type { HistorySource } from './history-sources';

export const historyPageSize = 25;

/** Reports come in bursts; the history is read once after them. */
const settleTime: Milliseconds = 400;

/** A file that was made of a history. */
export interface HistoryFile {
  readonly text: string;
  readonly rows: number;
}

/** Something that happened, page by page, newest first; read again when a report says there is more. Lives while it is on screen. */
export class HistoryStore<Row> {
  filter: HistoryFilter;
  page = 1;
  total = 0;
  rows: readonly Row[] | undefined = undefined;
  failure: Failure | undefined = undefined;
  loading = false;
  /** How much of the file under way is there; `undefined` while none is made. */
  progress: { readonly read: number; readonly total: number } | undefined = undefined;
  #request = 0;
  #export: AbortController | undefined;

  constructor(
    readonly source: HistorySource<Row>,
    private readonly stream: AccountStreamPort,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
    filter: HistoryFilter = everything,
  ) {
    this.filter = filter;
    makeObservable(this, { filter: observableRef, page: observable, total: observable, rows: observableRef, failure: observableRef, loading: observable, progress: observableRef, pages: computed });
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.total / historyPageSize));
  }

  /** Reads and follows while it is on screen. */
  start(): Unsubscribe {
    let waiting: Cancel | undefined;
    const stops = [
      this.stream.onExecutionReport((report) => {
        if (!this.source.concerns(report)) return;
        waiting?.();
        waiting = this.scheduler.after(settleTime, () => void this.show(this.page));
      }),
      this.stream.connection.subscribe(({ phase }) => {
        if (phase === 'open') void this.show(this.page);
      }),
    ];
    void this.show(this.page);
    return () => {
      waiting?.();
      this.cancelExport();
      this.#request += 1;
      for (const stop of stops) stop();
    };
  }

  narrow(change: Partial<HistoryFilter>): void {
    runInAction(() => (this.filter = { ...this.filter, ...change }));
    void this.show(1);
  }

  async show(page: number): Promise<void> {
    const request = ++this.#request;
    runInAction(() => {
      this.loading = true;
      this.page = page;
    });
    const answer = await this.source.load({ ...this.#query(), page, size: historyPageSize });
    if (request !== this.#request) return;
    runInAction(() => {
      this.loading = false;
      this.failure = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      this.rows = answer.value.rows;
      this.total = answer.value.total;
    });
  }

  /** Every row that fits the filters, over all pages. @returns `undefined` when it was cancelled or failed, which is said by `failure` */
  async exportRows(): Promise<HistoryFile | undefined> {
    if (this.#export) return undefined;
    const { signal } = (this.#export = new AbortController());
    const query = this.#query();
    const { load, keyOf, columns } = this.source;
    runInAction(() => (this.progress = { read: 0, total: this.total }));
    const answer = await wholeHistory((page) => load({ ...query, ...page }), keyOf, { signal, onProgress: (read, total) => runInAction(() => (this.progress = signal.aborted ? undefined : { read, total })) });
    if (signal.aborted) return undefined;
    this.#export = undefined;
    runInAction(() => {
      this.progress = undefined;
      if (!answer.ok) this.failure = answer.error;
    });
    return answer.ok ? { text: csvText([Object.keys(columns), ...csvRows(columns, answer.value)]), rows: answer.value.length } : undefined;
  }

  cancelExport(): void {
    this.#export?.abort();
    this.#export = undefined;
    runInAction(() => (this.progress = undefined));
  }

  #query() {
    return queryOf(this.filter, this.clock.now());
  }
}
