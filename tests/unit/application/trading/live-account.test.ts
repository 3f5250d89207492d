import { Subject } from '../../../../src/application/kernel/observable-value';
import type { Session } from '../../../../src/application/session/session';
import type { SessionState } from '../../../../src/application/session/session-state';
import { TradingAccount } from '../../../../src/application/trading/trading-account';
import { Recovery } from '../../../../src/application/kernel/recovery';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { noRecovery } from '../../../support/reads';
import { Balances } from '../../../../src/application/trading/balances';
import { CancelAllOrders } from '../../../../src/application/trading/cancel-all-orders.use-case';
import { CancelOrder } from '../../../../src/application/trading/cancel-order.use-case';
import { OpenOrders } from '../../../../src/application/trading/open-orders';
import type { HistoryPage } from '../../../../src/application/trading/trading.port';
import type { Failure } from '../../../../src/application/kernel/failure';
import type { LiveState } from '../../../../src/application/trading/live-state';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../../src/domain/shared/result';
import type { Balance } from '../../../../src/domain/trading/balance';
import type { Order } from '../../../../src/domain/trading/order';
import { balance, FakeAccountStream, order, pending, ScriptedTrading, settle } from './trading-fakes';

function setUp() {
  const trading = new ScriptedTrading();
  const stream = new FakeAccountStream();
  return {
    trading,
    stream,
    orders: new OpenOrders(trading, stream, noRecovery()),
    balances: new Balances(trading, stream, noRecovery()),
  };
}

function ids(state: LiveState<readonly Order[]>): string[] | string {
  return state.status === 'ready' ? state.value.map((each) => each.orderId) : state.status;
}

function amounts(state: LiveState<readonly Balance[]>): Record<string, string> | string {
  return state.status === 'ready'
    ? Object.fromEntries(state.value.map((each) => [each.asset, decimalText(each.available)]))
    : state.status;
}

describe('open orders', () => {
  it('shows the snapshot, then follows the reports', async () => {
    const { trading, stream, orders } = setUp();
    trading.openAnswers = [async () => success({ rows: [order()], total: 1 })];
    orders.start();
    expect(ids(orders.state.current)).toBe('loading');
    await settle();
    stream.report(order({ orderId: '2', createdAt: 2000, updatedAt: 2000 }));
    expect(ids(orders.state.current)).toEqual(['2', '1']);
    stream.report(order({ status: 'FILLED', updatedAt: 3000 }));
    expect(ids(orders.state.current)).toEqual(['2']);
  });

  it('are the five hundred newest, read at once', async () => {
    const { trading, orders } = setUp();
    const asked: unknown[] = [];
    trading.openOrders = async (query) => (asked.push(query), success({ rows: [order()], total: 1 }));
    orders.start();
    await settle();
    expect(asked).toEqual([{ page: 1, size: 500 }]);
    expect(ids(orders.state.current)).toEqual(['1']);
  });

  it('does not bring back an order whose end was reported before the snapshot answered', async () => {
    const { trading, stream, orders } = setUp();
    const answer = pending<Result<HistoryPage<Order>, Failure>>();
    trading.openAnswers = [() => answer.promise];
    orders.start();
    stream.report(order({ status: 'CANCELLED', updatedAt: 2000 }));
    stream.report(order({ orderId: '2', updatedAt: 2000 }));
    answer.resolve(success({ rows: [order()], total: 1 }));
    await settle();
    expect(ids(orders.state.current)).toEqual(['2']);
  });

  it('ignores repeated and older reports', async () => {
    const { stream, orders } = setUp();
    orders.start();
    await settle();
    stream.report(order({ executed: decimal('0.05'), status: 'PARTIAL_FILLED', updatedAt: 3000 }));
    const shown = orders.state.current;
    stream.report(order({ executed: decimal('0.05'), status: 'PARTIAL_FILLED', updatedAt: 3000 }));
    stream.report(order({ updatedAt: 2000 }));
    expect(orders.state.current).toBe(shown);
  });

  it('is stale while the stream is down, and right again after it came back', async () => {
    const { trading, stream, orders } = setUp();
    trading.openAnswers = [
      async () => success({ rows: [order()], total: 1 }),
      async () => success({ rows: [order({ orderId: '3' })], total: 1 }),
    ];
    orders.start();
    await settle();
    stream.connection.set({ phase: 'closed', retry: 1 });
    expect(orders.state.current).toMatchObject({ status: 'ready', stale: true });
    stream.connection.set({ phase: 'open' });
    await settle();
    expect(ids(orders.state.current)).toEqual(['3']);
    expect(orders.state.current).toMatchObject({ stale: false });
  });

  it('says why it could not load, and loads when asked again', async () => {
    const { trading, orders } = setUp();
    trading.openAnswers = [async () => failure({ kind: 'offline' }), async () => success({ rows: [], total: 0 })];
    orders.start();
    await settle();
    expect(orders.state.current).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    await orders.refresh();
    expect(ids(orders.state.current)).toEqual([]);
  });

  it('forgets everything with the session', async () => {
    const { orders } = setUp();
    const stop = orders.start();
    await settle();
    stop();
    expect(orders.state.current.status).toBe('loggedOut');
  });
});

describe('balances', () => {
  it('takes the highest version, whichever way it came', async () => {
    const { trading, stream, balances } = setUp();
    const answer = pending<Result<readonly Balance[], Failure>>();
    trading.balanceAnswers = [() => answer.promise];
    balances.start();
    stream.change(balance('USDT', '900', 5));
    answer.resolve(success([balance('USDT', '1000', 4), balance('BTC', '1', 1)]));
    await settle();
    expect(amounts(balances.state.current)).toEqual({ BTC: '1', USDT: '900' });
    stream.change(balance('USDT', '1000', 4));
    stream.change(balance('USDT', '800', 6));
    expect(amounts(balances.state.current)).toEqual({ BTC: '1', USDT: '800' });
  });

  it('keeps a change over an older snapshot where there are no versions', async () => {
    const { trading, stream, balances } = setUp();
    const answer = pending<Result<readonly Balance[], Failure>>();
    trading.balanceAnswers = [() => answer.promise];
    balances.start();
    stream.change(balance('USDT', '900', 0));
    answer.resolve(success([balance('USDT', '1000', 0)]));
    await settle();
    expect(amounts(balances.state.current)).toEqual({ USDT: '900' });
  });
});

describe('the account of whoever is logged in', () => {
  it('goes on as it is when what comes later starts it, too, and when one of the two has gone', async () => {
    const { stream, orders, balances } = setUp();
    const state = new Subject<SessionState>({
      status: 'loggedIn',
      account: { status: 'loading' },
      coolName: undefined,
    });
    const account = new TradingAccount({ state } as unknown as Session, stream, orders, balances);
    const page = account.start();
    await settle();
    const seen: string[] = [];
    balances.state.subscribe(({ status }) => seen.push(status));
    const header = account.start();
    await settle();
    page();
    await settle();
    expect(seen).toEqual([]);
    expect(balances.state.current.status).toBe('ready');
    header();
    expect(balances.state.current.status).toBe('loggedOut');
  });
});

describe('cancelling', () => {
  it.each([{ kind: 'notFound' }, { kind: 'rejected', reason: 'orderEnded' }] as const)(
    'is content with an order that has ended (%j)',
    async (answer) => {
      const { trading, orders } = setUp();
      trading.cancelAnswer = failure(answer);
      expect(await new CancelOrder(trading, orders).cancel(order())).toEqual(success('ended'));
    },
  );

  it.each([
    [{ kind: 'rateLimited' }, { kind: 'rateLimited' }],
    // It may have been cancelled all the same.
    [{ kind: 'offline' }, { kind: 'unanswered' }],
    [{ kind: 'malformed' }, { kind: 'unanswered' }],
  ] as const)(
    'says why it failed, and never that it was not done when the answer was lost (%j)',
    async (failed, told) => {
      const { trading, orders } = setUp();
      trading.cancelAnswer = failure(failed);
      expect(await new CancelOrder(trading, orders).cancel(order())).toEqual(failure(told));
      expect(await new CancelAllOrders(trading, { stopAll: () => undefined }).cancelAll()).toEqual(failure(told));
    },
  );
});

describe('what could not be read', () => {
  const offline = failure<Failure>({ kind: 'offline' });

  it('is read again by itself, and its failure is said until then', async () => {
    const time = new FakeScheduler();
    const trading = new ScriptedTrading();
    const orders = new OpenOrders(trading, new FakeAccountStream(), new Recovery(time));
    trading.openAnswers = [
      async () => offline,
      async () => offline,
      async () => success({ rows: [order()], total: 1 }),
    ];
    const seen: string[] = [];
    orders.state.subscribe(({ status }) => seen.push(status));
    orders.start();
    await settle();
    time.advance(10_000);
    await settle();
    time.advance(10_000);
    await settle();
    expect([...new Set(seen)]).toEqual(['loading', 'failed', 'ready']);
    expect(seen.lastIndexOf('loading')).toBe(0);
  });

  it('makes what was known before stale until it is read', async () => {
    const time = new FakeScheduler();
    const trading = new ScriptedTrading();
    const stream = new FakeAccountStream();
    const orders = new OpenOrders(trading, stream, new Recovery(time));
    const answer = async () => success({ rows: [order()], total: 1 });
    trading.openAnswers = [answer, async () => offline, answer];
    orders.start();
    await settle();
    await orders.refresh();
    expect(orders.stale).toBe(true);
    time.advance(10_000);
    await settle();
    expect(orders.stale).toBe(false);
  });
});
