import { makeObservable, observableRef, runInAction } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Outcome } from '../../../application/kernel/failure';
import { Recovery } from '../../../application/kernel/recovery';
import type { Resource } from '../../../application/kernel/resource';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { wholeHistory } from '../../../application/trading/whole-history';
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

  filter: RecordFilter = filterOf(new URLSearchParams());
  /** A file is being made. */
  writing: 'records' | 'statement' | undefined = undefined;
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
  write(file: 'records' | 'statement'): Promise<string | undefined> {
    return file === 'records'
      ? this.#file(
          file,
          (query) =>
            wholeHistory(
              (page) => this.records.page({ ...query, ...page }),
              ({ id }) => id,
            ),
          (rows) => [Object.keys(recordColumns), ...csvRows(recordColumns, recordLines(rows))],
        )
      : this.#file(
          file,
          // It tells of everything in its time, as it was booked.
          (query) => this.records.changes(query),
          (changes, period) => {
            const columns = statementColumns(period);
            return [Object.keys(columns), ...csvRows(columns, statementOf(changes))];
          },
        );
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

  async #file<Row>(
    name: 'records' | 'statement',
    load: (query: ReturnType<typeof queryOf>) => Outcome<readonly Row[]>,
    table: (rows: readonly Row[], period: TimeSpan) => readonly (readonly string[])[],
  ): Promise<string | undefined> {
    if (this.writing !== undefined) return undefined;
    runInAction(() => (this.writing = name));
    const now = this.clock.now();
    const asked = queryOf(this.filter, now);
    // Ends at once, so that what is booked while it is read belongs to the next file.
    const query = { ...asked, to: Math.min(asked.to ?? now, now) };
    const answer = await load(query);
    runInAction(() => {
      this.writing = undefined;
      this.failure = answer.ok ? undefined : answer.error;
    });
    return answer.ok ? csvText(table(answer.value, query)) : undefined;
  }
}
