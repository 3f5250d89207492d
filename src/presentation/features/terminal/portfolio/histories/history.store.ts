import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../../../application/kernel/clock.port';
import type { Unsubscribe } from '../../../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../../../application/kernel/scheduler.port';
import type { Recovery } from '../../../../../application/kernel/recovery';
import type { AccountStreamPort } from '../../../../../application/trading/account-stream.port';
import { wholeHistory } from '../../../../../application/trading/whole-history';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { csvText } from '../../../../../domain/shared/csv';
import type { Instant, Milliseconds } from '../../../../../domain/shared/instant';
import { csvRows, csvTime } from '../../../../../domain/trading/history-csv';
import { spanOf } from '../../../../../domain/trading/history-range';
import { PagedStore } from '../../../../kit/data/paged.store';
import { everything, queryOf, type HistoryFilter } from '../history-filter';
import type { HistorySource } from './history-sources';

const historyPageSize = 25;

/** What is told comes in bursts; the history is read once after them. */
const settleTime: Milliseconds = 400;

/** A file that was made of a history. */
interface HistoryFile {
  readonly name: string;
  readonly text: string;
  readonly rows: number;
}

/** What of a history is in a file, as its name says it; days of the calendar as they were asked for. */
function narrowedTo({ symbol, side, status, range, first, last }: HistoryFilter, now: Instant): readonly string[] {
  const { from } = spanOf(range, now);
  const [start, end] = [first || dayOf(from), last || dayOf(now)];
  const days = range === 'all' ? [] : start ? [start, end] : last ? ['to', last] : [];
  const market = symbol && marketDisplayName(symbol).replace('/', '-');
  return [market, side, status, ...days].filter((part) => part !== undefined);
}

/** As times are written in the file. */
function dayOf(at: Instant | undefined): string {
  return at === undefined ? '' : csvTime(at).slice(0, 10);
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
    const name = [this.source.name, ...narrowedTo(this.filter, this.clock.now())].join('_');
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
      ? {
          name: `${name}.csv`,
          text: csvText([Object.keys(columns), ...csvRows(columns, answer.value)]),
          rows: answer.value.length,
        }
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
