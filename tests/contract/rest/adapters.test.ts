import { practiceBalance } from '../../../sandbox/shared/practice-account';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import type { OrderRequest } from '../../../src/domain/trading/order';
import { SandboxVisitor } from '../../support/sandbox-client-fixture';
import { startTestSandbox, webOrigin } from '../server/sandbox-client';

const symbol = 'SPOT_BTC_USDT';
let sandbox: Sandbox;
let visitor: SandboxVisitor;
let leave: () => void;
let nextId = 1_000;

// The first call loads and starts everything, on whatever machine.

/** The value of an outcome that has to be one. */
function value<T>(outcome: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

function limit(price: string, quantity: string, change: Partial<OrderRequest> = {}): OrderRequest {
  return {
    clientOrderId: (nextId += 1),
    symbol,
    side: 'BUY',
    type: 'LIMIT',
    price: decimal(price),
    quantity: decimal(quantity),
    ...change,
  };
}

/** Firebase keeps one app a process, so the visitors of this file come one after the other. */
beforeAll(async () => {
  sandbox = await startTestSandbox();
  visitor = new SandboxVisitor(sandbox, webOrigin);
  leave = visitor.arrive();
  value(await visitor.signUp.execute('grace@example.com', 'practice-hard', '/login'));
});

afterAll(async () => {
  leave();
  await sandbox.close();
});

describe('a new visitor', () => {
  it('is logged in after signing up, with nothing of the provider’s left', async () => {
    expect(visitor.session.state.current.status).toBe('loggedIn');
    expect(value(await visitor.account.account())).toMatchObject({ email: 'grace@example.com', main: true });
    expect(value(await visitor.account.coolName())).not.toBe('');
    expect(visitor.tokens.userId()).toBe(value(await visitor.account.account()).userId);
    expect(visitor.tokens.expiresAt()! - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });

  it('has the practice balance', async () => {
    const balances = value(await visitor.trading.balances());
    for (const { asset, amount } of practiceBalance) {
      expect(decimalText(balances.find((balance) => balance.asset === asset)!.available)).toBe(amount);
    }
  });

  it('is told the sign-in server’s minimum length of a password', async () => {
    expect(value(await visitor.provider.passwordPolicy()).minimumLength).toBeGreaterThanOrEqual(6);
  });

  it('learns what its session renews to', async () => {
    const before = visitor.tokens.token.current;
    const { expiresAt } = value(await visitor.sync.renew());
    visitor.tokens.refresh();
    expect(visitor.tokens.token.current).not.toBe(before);
    expect(Math.abs(expiresAt - visitor.tokens.expiresAt()!)).toBeLessThan(1_000);
    expect((await visitor.trading.balances()).ok).toBe(true);
  });
});

describe('market data', () => {
  it('lists every market with rules that hold together', async () => {
    const instruments = value(await visitor.markets.instruments());
    expect(instruments.filter(({ type }) => type === 'SPOT').length).toBeGreaterThanOrEqual(30);
    expect(instruments.filter(({ type }) => type === 'PERP').length).toBeGreaterThanOrEqual(20);
    for (const instrument of instruments) {
      expect(instrument.status).toBe('TRADING');
      expect(instrument.tick.gt(0) && instrument.step.gt(0)).toBe(true);
      expect(instrument.minimumQuantity.lte(instrument.maximumQuantity)).toBe(true);
    }
  });

  it('shows an own order in the book, at its price', async () => {
    const { orderId } = value(await visitor.trading.placeOrder(limit('41234', '0.002')));
    const book = value(await visitor.markets.orderBook(symbol, 10));
    expect(book.bids).toContainEqual([41_234, 0.002]);
    value(await visitor.trading.cancelOrder({ orderId, symbol }));
    expect(value(await visitor.markets.orderBook(symbol, 10)).bids).not.toContainEqual([41_234, 0.002]);
  });

  it('refuses a market that does not exist', async () => {
    expect((await visitor.markets.orderBook('SPOT_NOPE_USDT', 10)).ok).toBe(false);
    expect((await visitor.markets.recentTrades('SPOT_NOPE_USDT', 10)).ok).toBe(false);
  });
});

describe('an order', () => {
  it('is found by its client order id, open and later in the history', async () => {
    const request = limit('40000', '0.003');
    const { orderId } = value(await visitor.trading.placeOrder(request));
    const order = value(await visitor.trading.orderByClientOrderId(request.clientOrderId));
    expect(order).toMatchObject({
      orderId,
      clientOrderId: request.clientOrderId,
      side: 'BUY',
      type: 'LIMIT',
      status: 'NEW',
      amount: undefined,
    });
    expect(decimalText(order.price!)).toBe('40000');
    expect(value(await visitor.trading.openOrders({ page: 1, size: 20 })).rows.map((row) => row.orderId)).toContain(
      orderId,
    );
    value(await visitor.trading.cancelAllOrders(symbol));
    const history = value(await visitor.trading.orderHistory({ symbol, page: 1, size: 20 }));
    expect(history.rows.find((row) => row.orderId === orderId)?.status).toBe('CANCELLED');
    expect(history.total).toBeGreaterThanOrEqual(1);
  });

  it('of two that meet leaves a fill on each side, a public trade and the right balances', async () => {
    const before = value(await visitor.trading.balances());
    value(await visitor.trading.placeOrder(limit('50000', '0.01', { side: 'SELL' })));
    await visitor.logOut.execute();
    expect(visitor.session.state.current).toEqual({ status: 'loggedOut', ended: false });
    expect(await visitor.trading.balances()).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });

    value(await visitor.signUp.execute('ada@example.com', 'practice-hard', '/login'));
    value(
      await visitor.trading.placeOrder({
        clientOrderId: (nextId += 1),
        symbol,
        side: 'BUY',
        type: 'MARKET',
        amount: decimal('500'),
      }),
    );
    const [fill] = value(await visitor.trading.fills({ page: 1, size: 10 })).rows;
    expect(fill).toMatchObject({ symbol, side: 'BUY', maker: false, feeAsset: 'BTC' });
    expect(decimalText(fill!.price)).toBe('50000');
    const [trade] = value(await visitor.markets.recentTrades(symbol, 5));
    expect(trade).toMatchObject({ price: 50_000, size: 0.01, side: 'BUY' });
    const [candle] = value(await visitor.markets.candles({ symbol, interval: '1m', limit: 5 })).slice(-1);
    expect(candle).toMatchObject({ close: 50_000 });

    await visitor.logOut.execute();
    value(await visitor.signIn.execute('grace@example.com', 'practice-hard'));
    const after = value(await visitor.trading.balances());
    const change = (asset: string): string => {
      const of = (balances: typeof after) => balances.find((balance) => balance.asset === asset)!.holding;
      return decimalText(of(after).minus(of(before)));
    };
    expect(change('BTC')).toBe('-0.01');
    expect(value(await visitor.trading.tradingFee(symbol)).maker).toBe('0');
    expect(change('USDT')).toBe('500');
  });

  it.each([
    ['more than there is', limit('40000', '200'), 'insufficientBalance'],
    ['a price between ticks', limit('40000.001', '0.01'), 'priceNotOnTick'],
    ['a quantity between steps', limit('40000', '0.0100000001'), 'quantityNotOnStep'],
    ['less than the minimum value', limit('10', '0.00001'), 'belowMinimumNotional'],
    ['an unknown market', limit('1', '1', { symbol: 'SPOT_NOPE_USDT' }), 'unknownMarket'],
  ])('for %s says why it is refused', async (_, request, reason) => {
    expect(await visitor.trading.placeOrder(request)).toMatchObject({ ok: false, error: { kind: 'rejected', reason } });
  });

  it('with a client order id that was used before is a duplicate', async () => {
    const request = limit('40000', '0.001');
    value(await visitor.trading.placeOrder(request));
    expect(await visitor.trading.placeOrder(request)).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
  });

  it('that the exchange never took is not found; one that has ended cannot be cancelled', async () => {
    expect(await visitor.trading.orderByClientOrderId(987_654_321)).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
    expect(await visitor.trading.cancelOrder({ orderId: '999999999', symbol })).toMatchObject({
      error: { kind: 'rejected', reason: 'orderNotFound' },
    });
    const { orderId } = value(await visitor.trading.placeOrder(limit('40000', '0.001')));
    value(await visitor.trading.cancelOrder({ orderId, symbol }));
    expect(await visitor.trading.cancelOrder({ orderId, symbol })).toMatchObject({
      error: { kind: 'rejected', reason: 'orderEnded' },
    });
  });
});

describe('signing in', () => {
  it('says in the person’s language that a password is wrong, and no session comes of it', async () => {
    await visitor.logOut.execute();
    const failed = await visitor.signIn.execute('grace@example.com', 'not-the-password');
    expect(failed).toMatchObject({ ok: false, error: { kind: 'signIn', code: 'auth/invalid-credential' } });
    const [notice] = visitor.notices.shown.slice(-1);
    expect(notice).toEqual({ kind: 'error', text: { key: 'session:problem.credentials' } });
    expect(visitor.session.state.current.status).toBe('loggedOut');
  });

  it('ends once at the host for all of ten parallel calls', async () => {
    value(await visitor.signIn.execute('grace@example.com', 'practice-hard'));
    const endings: unknown[] = [];
    visitor.session.state.subscribe((state) => state.status === 'loggedOut' && endings.push(state));
    // The session ends elsewhere: this visitor's token is refused from now on.
    const token = visitor.tokens.token.current!;
    await fetch(`${sandbox.url}/auth/session`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, origin: webOrigin },
    });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => visitor.trading.balances()));
    expect(outcomes.every((outcome) => !outcome.ok && outcome.error.kind === 'unauthorised')).toBe(true);
    expect(endings).toEqual([{ status: 'loggedOut', ended: 'elsewhere' }]);
    expect(JSON.stringify(visitor.log.lines)).not.toContain(token);
  });

  it('is over for a host that is gone', async () => {
    const gone = new SandboxVisitor({ url: 'http://localhost:1', authUrl: sandbox.authUrl }, webOrigin);
    expect(await gone.markets.instruments()).toMatchObject({ ok: false, error: { kind: 'offline' } });
  });
});
