import { makeObservable, observableRef, runInAction } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Outcome } from '../../../application/kernel/failure';
import { Recovery } from '../../../application/kernel/recovery';
import type { Resource } from '../../../application/kernel/resource';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { ChainsQueries } from '../../../application/wallet/chains.queries';
import { MoneyRecords } from '../../../application/wallet/money-records';
import type { WalletPage } from '../../../application/wallet/wallet.port';
import { WalletQueries } from '../../../application/wallet/wallet.queries';
import { type Milliseconds, second } from '../../../domain/shared/instant';
import { csvText } from '../../../domain/shared/csv';
import { csvRows } from '../../../domain/trading/history-csv';
import type { TimeSpan } from '../../../domain/trading/history-range';
import { isMoving, type MoneyRecord, recordColumns, recordLines } from '../../../domain/wallet/money-record';
import { statementColumns, statementOf } from '../../../domain/wallet/statement';
import { PagedStore } from '../../kit/data/paged.store';
import { fileNameOf, periodOf, type RecordFile, type RecordFileKind } from './record-file';
import { filterOf, queryOf, type RecordFilter } from './record-filter';

const pageSize = 20;
const whileMoving: Milliseconds = 3 * second;

/** The account's movements as the address narrows them, page by page, and as files. */
export class RecordsStore extends PagedStore<MoneyRecord> {
  static readonly needs: Needs<typeof RecordsStore> = [
    MoneyRecords,
    WalletQueries,
    Clock,
    Recovery,
    Scheduler,
    ChainsQueries,
  ];
  static readonly perAccount = true;

  filter: RecordFilter = filterOf(new URLSearchParams());
  /** A file is being made. */
  writing: RecordFileKind | undefined = undefined;
  #again: Cancel = () => undefined;

  constructor(
    private readonly records: MoneyRecords,
    readonly queries: WalletQueries,
    private readonly clock: Clock,
    recovery: Recovery,
    private readonly scheduler: Scheduler,
    private readonly chains: ChainsQueries,
  ) {
    super(pageSize, recovery);
    makeObservable(this, { filter: observableRef, writing: observableRef });
  }

  networkNames(): Resource<ReadonlyMap<string, string>> {
    return this.chains.networkNames();
  }

  open(filter: RecordFilter): void {
    runInAction(() => (this.filter = filter));
    void this.show(filter.page);
  }

  close(): void {
    this.#again();
    this.forget();
  }

  /** Every record that fits the filters. @returns `undefined` when it could not be read, which is said by `failure` */
  async write(file: RecordFileKind): Promise<RecordFile | undefined> {
    if (this.writing !== undefined) return undefined;
    runInAction(() => (this.writing = file));
    const { filter } = this;
    const now = this.clock.now();
    const { asset, from, to, ...narrowed } = queryOf(filter, now);
    // Ends at once, so that what is booked while it is read belongs to the next file.
    const span = { from, to: Math.min(to ?? now, now) };
    // A statement tells of everything in its time.
    const answer = await this.records.all({ asset, ...span, ...(file === 'records' && narrowed) });
    runInAction(() => {
      this.writing = undefined;
      this.failure = answer.ok ? undefined : answer.error;
    });
    if (!answer.ok) return undefined;
    const period = periodOf(span, answer.value);
    const table = file === 'records' ? recordTable(answer.value) : statementTable(answer.value, period);
    return { name: fileNameOf(file, filter, period), text: csvText(table) };
  }

  /** What is on its way is asked for again: no stream tells of confirmations. */
  protected async load(range: { readonly page: number; readonly size: number }): Outcome<WalletPage<MoneyRecord>> {
    const { filter } = this;
    this.#again();
    const answer = await this.records.shown({ ...queryOf(filter, this.clock.now()), ...range });
    if (answer.ok && answer.value.rows.some(isMoving) && this.filter === filter && this.page === range.page) {
      this.#again();
      this.#again = this.scheduler.after(whileMoving, () => void this.show(range.page));
    }
    return answer;
  }
}

function recordTable(records: readonly MoneyRecord[]): readonly (readonly string[])[] {
  return [Object.keys(recordColumns), ...csvRows(recordColumns, recordLines(records))];
}

function statementTable(records: readonly MoneyRecord[], period: TimeSpan): readonly (readonly string[])[] {
  const columns = statementColumns(period);
  return [Object.keys(columns), ...csvRows(columns, statementOf(records))];
}
