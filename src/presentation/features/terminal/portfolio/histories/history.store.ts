import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../../../application/kernel/clock.port';
import type { Unsubscribe } from '../../../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../../../application/kernel/scheduler.port';
import type { Recovery } from '../../../../../application/kernel/recovery';
import type { AccountStreamPort } from '../../../../../application/trading/account-stream.port';
import { wholeHistory } from '../../../../../application/trading/whole-history';
import { csvText } from '../../../../../domain/shared/csv';
import type { Milliseconds } from '../../../../../domain/shared/instant';
import { csvRows } from '../../../../../domain/trading/history-csv';
import { PagedStore } from '../../../../kit/data/paged.store';
import { everything, queryOf, type HistoryFilter } from '../history-filter';
import type { HistorySource } from './history-sources';

export const historyPageSize = 25;

/** What is told comes in bursts; the history is read once after them. */
const settleTime: Milliseconds = 400;

/** A file that was made of a history. */
export interface HistoryFile {
  readonly text: string;
  readonly rows: number;
}

/** Something that happened, page by page, newest first; read again when it is told that there is more. Lives while it is on screen. */
export class HistoryStore<Row> extends PagedStore<Row> {
  filter: HistoryFilter;
  /** How much of the file under way is there; `undefined` while none is made. */
  progress: { readonly read: number; readonly total: number } | undefined = undefined;
  #export: AbortController | undefined;

  constructor(
    readonly source: HistorySource<Row>,
    private readonly stream: Pick<AccountStreamPort, 'connection'>,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
    recovery: Recovery,
    filter: HistoryFilter = everything,
  ) {
    super(historyPageSize, recovery);
    this.filter = filter;
    makeObservable(this, { filter: observableRef, progress: observableRef });
  }

  /** Reads and follows while it is on screen. */
  start(): Unsubscribe {
    let waiting: Cancel | undefined;
    const stops = [
      this.source.follow(() => {
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
      this.leave();
      for (const stop of stops) stop();
    };
  }

  narrow(change: Partial<HistoryFilter>): void {
    runInAction(() => (this.filter = { ...this.filter, ...change }));
    void this.show(1);
  }

  protected load(range: { readonly page: number; readonly size: number }) {
    return this.source.load({ ...this.#query(), ...range });
  }

  /** Every row that fits the filters, over all pages. @returns `undefined` when it was cancelled or failed, which is said by `failure` */
  async exportRows(): Promise<HistoryFile | undefined> {
    if (this.#export) return undefined;
    const { signal } = (this.#export = new AbortController());
    const query = this.#query();
    const { load, keyOf, columns } = this.source;
    runInAction(() => (this.progress = { read: 0, total: this.total }));
    const answer = await wholeHistory((page) => load({ ...query, ...page }), keyOf, {
      signal,
      onProgress: (read, total) => runInAction(() => (this.progress = signal.aborted ? undefined : { read, total })),
    });
    if (signal.aborted) return undefined;
    this.#export = undefined;
    runInAction(() => {
      this.progress = undefined;
      if (!answer.ok) this.failure = answer.error;
    });
    return answer.ok
      ? { text: csvText([Object.keys(columns), ...csvRows(columns, answer.value)]), rows: answer.value.length }
      : undefined;
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
