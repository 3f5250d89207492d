import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { AccountStreamPort, ExecutionReport } from '../../../application/trading/account-stream.port';
import type { HistoryPage, HistoryQuery, TradingPort } from '../../../application/trading/trading.port';
import type { Milliseconds } from '../../../domain/shared/instant';
import { isOpen, type Fill, type Order } from '../../../domain/trading/order';

export const historyPageSize = 25;

/** Reports come in bursts; the history is read once after them. */
const settleTime: Milliseconds = 400;

/** Something that happened, page by page, newest first; read again when a report says there is more. */
export class PagedHistoryStore<Row> {
  page = 1;
  total = 0;
  rows: readonly Row[] | undefined = undefined;
  failure: Failure | undefined = undefined;
  loading = false;
  #request = 0;

  constructor(
    private readonly load: (query: HistoryQuery) => Outcome<HistoryPage<Row>>,
    private readonly concerns: (report: ExecutionReport) => boolean,
    private readonly stream: AccountStreamPort,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, { page: observable, total: observable, rows: observableRef, failure: observableRef, loading: observable, pages: computed, forget: actionBound });
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.total / historyPageSize));
  }

  /** Reads and follows while it is on screen. */
  start(): Unsubscribe {
    let waiting: Cancel | undefined;
    const stops = [
      this.stream.onExecutionReport((report) => {
        if (!this.concerns(report)) return;
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
      for (const stop of stops) stop();
    };
  }

  async show(page: number): Promise<void> {
    const request = ++this.#request;
    runInAction(() => {
      this.loading = true;
      this.page = page;
    });
    const answer = await this.load({ page, size: historyPageSize });
    if (request !== this.#request) return;
    runInAction(() => {
      this.loading = false;
      this.failure = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      this.rows = answer.value.rows;
      this.total = answer.value.total;
    });
  }

  /** Nothing of one account may be seen by the next. */
  forget(): void {
    this.#request += 1;
    this.page = 1;
    this.total = 0;
    this.rows = undefined;
    this.failure = undefined;
    this.loading = false;
  }
}

/** Orders that have ended. */
export class OrderHistoryStore extends PagedHistoryStore<Order> {
  constructor(trading: TradingPort, stream: AccountStreamPort, scheduler: Scheduler) {
    super((query) => trading.orderHistory(query), ({ order }) => !isOpen(order), stream, scheduler);
  }
}

/** Executions of own orders. */
export class FillHistoryStore extends PagedHistoryStore<Fill> {
  constructor(trading: TradingPort, stream: AccountStreamPort, scheduler: Scheduler) {
    super((query) => trading.fills(query), ({ fill }) => fill !== undefined, stream, scheduler);
  }
}
