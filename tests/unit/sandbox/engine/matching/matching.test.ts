import { orderIdOf, TestExchange, units } from '../test-exchange';

describe('matching', () => {
  let exchange: TestExchange;
  beforeEach(() => {
    exchange = new TestExchange();
  });

  it('fills the best price first, and at one price whoever came first', () => {
    exchange.do({ type: 'openAccount', accountId: 'carl', kind: 'customer' });
    exchange.do({ type: 'deposit', accountId: 'carl', asset: 'COIN', amount: units('10') });
    const later = orderIdOf(exchange.place('ann', 'SELL', 101, 2));
    const first = orderIdOf(exchange.place('ann', 'SELL', 100, 2));
    const second = orderIdOf(exchange.place('carl', 'SELL', 100, 2));
    exchange.place('bob', 'BUY', 105, 5);
    const makers = exchange.fills.filter((fill) => fill.maker);
    expect(makers.map(({ orderId, price, quantity }) => [orderId, price, quantity])).toEqual([
      [first, 100, 2],
      [second, 100, 2],
      [later, 101, 1],
    ]);
  });

  it('trades at the resting price and rests what is left', () => {
    exchange.place('ann', 'SELL', 100, 2);
    const outcome = exchange.place('bob', 'BUY', 103, 5);
    expect(outcome).toMatchObject({
      ok: true,
      order: { status: 'PARTIAL_FILLED', executed: 2, executedNotional: units('200') },
    });
    expect(exchange.book()).toEqual({ bids: [[103, 3]], asks: [] });
    expect(exchange.holding('bob', 'USDT')).toEqual({ holding: units('99800'), frozen: units('309') });
  });

  it('takes the spot fee from what the taker receives, and none from the maker', () => {
    exchange.place('ann', 'SELL', 100, 10);
    exchange.place('bob', 'BUY', 100, 10);
    expect(exchange.holding('bob', 'COIN').holding).toBe(units('1009.994'));
    expect(exchange.holding('ann', 'USDT').holding).toBe(units('101000'));
    expect(exchange.engine.ledger.accounts.get('fees')!.balance('COIN').holding).toBe(units('0.006'));
    exchange.place('ann', 'BUY', 100, 10);
    exchange.place('bob', 'SELL', 100, 10);
    expect(exchange.holding('bob', 'USDT').holding).toBe(units('99999.4'));
  });

  it('takes the fee of the tier that the account has at the moment of the trade', () => {
    exchange.do({ type: 'setFeeTier', accountId: 'bob', tier: 1 });
    exchange.place('ann', 'SELL', 100, 20);
    exchange.place('bob', 'BUY', 100, 10);
    expect(exchange.holding('bob', 'COIN').holding).toBe(units('1009.9952'));
    expect(exchange.do({ type: 'setFeeTier', accountId: 'bob', tier: 6 })).toEqual({
      ok: false,
      reason: 'unknownTier',
    });
    exchange.do({ type: 'setFeeTier', accountId: 'bob', tier: 0 });
    exchange.place('bob', 'BUY', 100, 10);
    expect(exchange.holding('bob', 'COIN').holding).toBe(units('1019.9892'));
  });

  it('leaves nothing of an IOC order and nothing at all of a FOK order that does not fit', () => {
    exchange.place('ann', 'SELL', 100, 2);
    expect(exchange.place('bob', 'BUY', 100, 5, { orderType: 'FOK' })).toMatchObject({
      order: { status: 'CANCELLED', executed: 0 },
    });
    expect(exchange.fills).toEqual([]);
    expect(exchange.place('bob', 'BUY', 100, 5, { orderType: 'IOC' })).toMatchObject({
      order: { status: 'CANCELLED', executed: 2 },
    });
    expect(exchange.book()).toEqual({ bids: [], asks: [] });
    exchange.place('ann', 'SELL', 100, 5);
    expect(exchange.place('bob', 'BUY', 100, 5, { orderType: 'FOK' })).toMatchObject({
      order: { status: 'FILLED', executed: 5 },
    });
  });

  it('refuses a post-only order that would take', () => {
    exchange.place('ann', 'SELL', 100, 2);
    expect(exchange.place('bob', 'BUY', 100, 2, { orderType: 'POST_ONLY' })).toEqual({
      ok: false,
      reason: 'postOnlyWouldTake',
    });
    expect(exchange.place('bob', 'BUY', 99, 2, { orderType: 'POST_ONLY' })).toMatchObject({ order: { status: 'NEW' } });
  });

  it('spends an amount on whole steps and calls the order filled', () => {
    exchange.place('ann', 'SELL', 100, 2);
    exchange.place('ann', 'SELL', 105, 9);
    const outcome = exchange.place('bob', 'BUY', undefined, undefined, { amount: units('450') });
    expect(outcome).toMatchObject({
      order: { status: 'FILLED', executed: 4, executedNotional: units('410'), quantity: undefined },
    });
    expect(exchange.holding('bob', 'USDT')).toEqual({ holding: units('99590'), frozen: 0n });
  });

  it('cancels what a market order cannot fill inside the price band', () => {
    exchange.place('ann', 'SELL', 100, 2);
    exchange.place('ann', 'SELL', 111, 9);
    expect(exchange.place('bob', 'BUY', undefined, 5)).toMatchObject({
      order: { status: 'CANCELLED', executed: 2, price: undefined },
    });
  });

  it('never trades an account with itself: the newer order gives way', () => {
    exchange.place('bob', 'SELL', 99, 2);
    exchange.place('ann', 'SELL', 100, 2);
    expect(exchange.place('ann', 'BUY', 101, 5)).toMatchObject({ order: { status: 'CANCELLED', executed: 2 } });
    expect(exchange.book()).toEqual({ bids: [], asks: [[100, 2]] });
  });

  it('keeps an order in its place when only its quantity shrinks, and moves it back otherwise', () => {
    exchange.do({ type: 'openAccount', accountId: 'carl', kind: 'house' });
    const ann = orderIdOf(exchange.place('ann', 'SELL', 100, 5));
    const carl = orderIdOf(exchange.place('carl', 'SELL', 100, 5));
    exchange.do({ type: 'edit', accountId: 'ann', orderId: ann, quantity: 3 });
    expect(exchange.holding('ann', 'COIN').frozen).toBe(units('3'));
    exchange.place('bob', 'BUY', 100, 1);
    expect(exchange.fills.find((fill) => fill.maker)?.orderId).toBe(ann);
    exchange.do({ type: 'edit', accountId: 'ann', orderId: ann, quantity: 4 });
    exchange.place('bob', 'BUY', 100, 1);
    expect(exchange.engine.orders.get(carl)!.executed).toBe(1);
  });

  it('matches an order whose new price crosses', () => {
    exchange.place('ann', 'SELL', 102, 3);
    const bid = orderIdOf(exchange.place('bob', 'BUY', 100, 5));
    expect(exchange.do({ type: 'edit', accountId: 'bob', orderId: bid, price: 102 })).toMatchObject({
      order: { status: 'PARTIAL_FILLED', executed: 3 },
    });
    expect(exchange.book()).toEqual({ bids: [[102, 2]], asks: [] });
    expect(exchange.holding('bob', 'USDT').frozen).toBe(units('204'));
  });

  it('knows nobody’s order but one’s own', () => {
    const bid = orderIdOf(exchange.place('bob', 'BUY', 100, 5));
    const refused = { ok: false, reason: 'orderNotFound' };
    expect(exchange.do({ type: 'edit', accountId: 'ann', orderId: bid, price: 1 })).toMatchObject(refused);
    expect(exchange.do({ type: 'cancel', accountId: 'ann', orderId: bid })).toMatchObject(refused);
    expect(exchange.book()).toEqual({ bids: [[100, 5]], asks: [] });
  });

  it('gives a hold back when an order is cancelled, and cancels by market', () => {
    const bid = orderIdOf(exchange.place('bob', 'BUY', 100, 5));
    exchange.place('bob', 'BUY', 99, 5);
    expect(exchange.do({ type: 'cancel', accountId: 'ann', orderId: bid })).toEqual({
      ok: false,
      reason: 'orderNotFound',
    });
    expect(exchange.do({ type: 'cancel', accountId: 'bob', orderId: bid })).toMatchObject({
      ok: true,
      order: { status: 'CANCELLED' },
    });
    expect(exchange.do({ type: 'cancelAll', accountId: 'bob' })).toEqual({ ok: true, cancelled: 1 });
    expect(exchange.holding('bob', 'USDT')).toEqual({ holding: units('100000'), frozen: 0n });
  });

  it.each([
    ['a fraction of a tick', { price: 100.5, quantity: 2 }, 'priceNotOnTick'],
    ['a price of zero', { price: 0, quantity: 2 }, 'priceOutOfBounds'],
    ['a price beyond the largest', { price: 100_001, quantity: 2 }, 'priceOutOfBounds'],
    ['a price above the band', { price: 111, quantity: 2 }, 'priceOutOfBand'],
    ['a fraction of a step', { price: 100, quantity: 1.5 }, 'quantityNotOnStep'],
    ['too much', { price: 100, quantity: 1001 }, 'quantityOutOfBounds'],
    ['too small a value', { price: 99, quantity: 1 }, 'belowMinimumNotional'],
    ['more than there is', { price: 110, quantity: 1000 }, 'insufficientBalance'],
  ] as const)('refuses %s', (_name, { price, quantity }, reason) => {
    exchange.place('ann', 'SELL', 100, 10);
    expect(exchange.place('bob', 'BUY', price, quantity)).toEqual({ ok: false, reason });
    expect(exchange.holding('bob', 'USDT').frozen).toBe(0n);
  });

  it('refuses what it does not trade', () => {
    expect(exchange.place('bob', 'BUY', 100, 5, { symbol: 'SPOT_NONE_USDT' })).toEqual({
      ok: false,
      reason: 'unknownMarket',
    });
    expect(exchange.place('bob', 'BUY', undefined, 5)).toEqual({ ok: false, reason: 'noLiquidity' });
    expect(exchange.place('nobody', 'BUY', 100, 5)).toEqual({ ok: false, reason: 'unknownAccount' });
    expect(exchange.place('fees', 'BUY', 100, 5)).toEqual({ ok: false, reason: 'unknownAccount' });
  });

  it('accepts a client order id once per account, and does not use it up by a refusal', () => {
    expect(exchange.place('bob', 'BUY', 0, 5, { clientOrderId: 7 })).toMatchObject({ ok: false });
    expect(exchange.place('bob', 'BUY', 100, 5, { clientOrderId: 7 })).toMatchObject({ ok: true });
    expect(exchange.place('bob', 'BUY', 100, 5, { clientOrderId: 7 })).toEqual({
      ok: false,
      reason: 'duplicateClientOrderId',
    });
    expect(exchange.place('ann', 'BUY', 100, 5, { clientOrderId: 7 })).toMatchObject({ ok: true });
  });

  it('pays out no more than is free', () => {
    exchange.place('bob', 'BUY', 100, 500);
    const withdrawal = { type: 'deposit', accountId: 'bob', asset: 'USDT' } as const;
    expect(exchange.do({ ...withdrawal, amount: units('-50001') })).toEqual({
      ok: false,
      reason: 'insufficientBalance',
    });
    expect(exchange.do({ ...withdrawal, amount: units('-50000') })).toEqual({ ok: true });
  });
});

describe('resting orders of a customer', () => {
  it('are a thousand at most in all markets; one that ends makes room, and others are not concerned', () => {
    const exchange = new TestExchange();
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('100000') });
    const rest = (accountId: string) => exchange.place(accountId, 'BUY', 50, 2);
    const first = orderIdOf(rest('ann'));
    for (let count = 1; count < 1_000; count += 1) expect(rest('ann').ok).toBe(true);
    expect(rest('ann')).toEqual({ ok: false, reason: 'tooManyOrders' });
    expect(rest('bob').ok).toBe(true);
    // What does not rest takes no place.
    expect(exchange.place('ann', 'BUY', 50, 2, { orderType: 'IOC' }).ok).toBe(true);
    expect(exchange.do({ type: 'edit', accountId: 'ann', orderId: first, quantity: 3 }).ok).toBe(true);
    exchange.do({ type: 'cancel', accountId: 'ann', orderId: first });
    expect(rest('ann').ok).toBe(true);
  });
});
