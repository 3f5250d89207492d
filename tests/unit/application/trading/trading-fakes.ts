import type { Failure } from '../../../../src/application/kernel/failure';
import { Subject, type Listener } from '../../../../src/application/kernel/observable-value';
import type { Scheduler } from '../../../../src/application/kernel/scheduler.port';
import type { ConnectionState } from '../../../../src/application/markets/market-stream.port';
import type { AccountStreamPort, ExecutionReport } from '../../../../src/application/trading/account-stream.port';
import type { TradingCommandsPort } from '../../../../src/application/trading/trading-commands.port';
import type {
  HistoryPage,
  HistoryQuery,
  TradingFee,
  TradingPort,
} from '../../../../src/application/trading/trading.port';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../src/domain/trading/algo-order';
import type { Balance } from '../../../../src/domain/trading/balance';
import type { Fill, Order, OrderChange, OrderRequest } from '../../../../src/domain/trading/order';

type Answer<T> = Result<T, Failure>;

/** Answers that a test gives one by one; a list that ran out repeats its last answer. */
export class ScriptedTrading implements TradingPort, TradingCommandsPort {
  readonly sent: OrderRequest[] = [];
  readonly cancelled: string[] = [];
  askedFor: number[] = [];
  placeAnswers: (() => Promise<Answer<{ orderId: string }>>)[] = [async () => success({ orderId: '1' })];
  lookups: Answer<Order>[] = [failure({ kind: 'notFound' })];
  openAnswers: (() => Promise<Answer<HistoryPage<Order>>>)[] = [async () => success({ rows: [], total: 0 })];
  balanceAnswers: (() => Promise<Answer<readonly Balance[]>>)[] = [async () => success([])];
  cancelAnswer: Answer<void> = success(undefined);

  async placeOrder(request: OrderRequest) {
    this.sent.push(request);
    return next(this.placeAnswers)();
  }
  async cancelOrder(order: { orderId: string }) {
    this.cancelled.push(order.orderId);
    return this.cancelAnswer;
  }
  async cancelAllOrders(symbol?: string) {
    this.cancelled.push(`all ${symbol ?? ''}`.trim());
    return this.cancelAnswer;
  }
  readonly edited: (OrderChange & { readonly orderId: string })[] = [];
  async editOrder({ orderId }: { orderId: string }, change: OrderChange) {
    this.edited.push({ orderId, ...change });
    return this.cancelAnswer;
  }
  async cancelBookOrders(symbol?: string) {
    this.cancelled.push(`book ${symbol ?? ''}`.trim());
    return this.cancelAnswer;
  }
  async cancelAllAfter(time: number): Promise<Answer<number | undefined>> {
    return success(time === 0 ? undefined : time);
  }
  async orderByClientOrderId(clientOrderId: number) {
    this.askedFor.push(clientOrderId);
    return next(this.lookups);
  }
  async openOrders(_query: HistoryQuery) {
    return next(this.openAnswers)();
  }
  history: HistoryPage<Order> = { rows: [], total: 0 };
  async orderHistory(_query: HistoryQuery): Promise<Answer<HistoryPage<Order>>> {
    return success(this.history);
  }
  async fills(_query: HistoryQuery): Promise<Answer<HistoryPage<Fill>>> {
    return success({ rows: [], total: 0 });
  }
  async balances() {
    return next(this.balanceAnswers)();
  }
  async tradingFee(_symbol: string): Promise<Answer<TradingFee>> {
    return success({ maker: '0.0002', taker: '0.0006' });
  }
}

function next<T>(answers: T[]): T {
  return answers.length > 1 ? answers.shift()! : answers[0]!;
}

export class FakeAccountStream implements AccountStreamPort {
  readonly connection = new Subject<ConnectionState>({ phase: 'open' });
  readonly #reports = new Set<Listener<ExecutionReport>>();
  readonly #balances = new Set<Listener<readonly Balance[]>>();
  connect() {
    return () => undefined;
  }
  onExecutionReport(listener: Listener<ExecutionReport>) {
    this.#reports.add(listener);
    return () => this.#reports.delete(listener);
  }
  onBalances(listener: Listener<readonly Balance[]>) {
    this.#balances.add(listener);
    return () => this.#balances.delete(listener);
  }
  onPositions = () => () => undefined;
  onMarginSummary = () => () => undefined;
  readonly #algoOrders = new Set<Listener<readonly AlgoOrder[]>>();
  onAlgoOrders(listener: Listener<readonly AlgoOrder[]>) {
    this.#algoOrders.add(listener);
    return () => this.#algoOrders.delete(listener);
  }
  onMarginAssignment = () => () => undefined;
  onNotification = () => () => undefined;
  report(order: Order, fill?: Fill): void {
    for (const listener of this.#reports) listener({ order, fill });
  }
  reportConditional(...orders: AlgoOrder[]): void {
    for (const listener of this.#algoOrders) listener(orders);
  }
  change(...balances: Balance[]): void {
    for (const listener of this.#balances) listener(balances);
  }
}

/** Runs waiting tasks at once, in the order they were asked for, when told to. */
export class ManualScheduler implements Scheduler {
  readonly delays: number[] = [];
  #tasks: (() => void)[] = [];
  after(delay: number, task: () => void) {
    this.delays.push(delay);
    return this.#queue(task);
  }
  every(_interval: number, _task: () => void) {
    return () => undefined;
  }
  nextFrame(task: () => void) {
    return this.#queue(task);
  }
  #queue(task: () => void) {
    this.#tasks.push(task);
    return () => {
      this.#tasks = this.#tasks.filter((each) => each !== task);
    };
  }
  run(): void {
    const tasks = this.#tasks;
    this.#tasks = [];
    for (const task of tasks) task();
  }
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

export function order(change: Partial<Order> = {}): Order {
  return {
    orderId: '1',
    clientOrderId: 7,
    symbol: 'SPOT_BTC_USDT',
    side: 'BUY',
    type: 'LIMIT',
    status: 'NEW',
    price: decimal('60000'),
    quantity: decimal('0.1'),
    executed: decimal('0'),
    fee: decimal('0'),
    feeAsset: 'BTC',
    createdAt: 1000,
    updatedAt: 1000,
    ...change,
  };
}

export function balance(asset: string, available: string, version: number): Balance {
  return { asset, holding: decimal(available), frozen: decimal('0'), available: decimal(available), version };
}

export function pending<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((accept) => (resolve = accept));
  return { promise, resolve };
}

/** An execution of a contract. */
export function fill(id: string, at: number, more: Partial<Fill> = {}): Fill {
  return {
    id,
    orderId: `order ${id}`,
    symbol: 'PERP_BTC_USDT',
    side: 'BUY',
    price: decimal('100'),
    quantity: decimal('1'),
    fee: decimal('0'),
    feeAsset: 'USDT',
    at,
    ...more,
  } as Fill;
}

/** Pages of a list, as hosts answer them. */
export const paged =
  <Row>(rows: readonly Row[], total = rows.length) =>
  ({ page, size }: { readonly page: number; readonly size: number }) =>
    success({ rows: rows.slice((page - 1) * size, page * size), total });
