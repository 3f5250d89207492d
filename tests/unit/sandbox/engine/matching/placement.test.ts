import { ContractExchange } from '../margin/contract-exchange';
import { coin, contract, orderIdOf, TestExchange, units } from '../test-exchange';

const refused = (reason: string) => ({ ok: false, reason });

describe('how orders come into the exchange', () => {
  let exchange: TestExchange;
  beforeEach(() => {
    exchange = new TestExchange();
    exchange.do({ type: 'openAccount', accountId: 'maker', kind: 'house' });
  });
  const edit = (accountId: string, orderId: number, change: { price?: number; quantity?: number }) =>
    exchange.do({ type: 'edit', accountId, orderId, ...change });

  it('are never of the kind that the exchange gives itself', () => {
    expect(exchange.place('ann', 'BUY', 100, 2, { orderType: 'LIQUIDATE' })).toEqual(refused('notAvailable'));
  });

  it('are numbered in turn, and so are their trades', () => {
    const first = orderIdOf(exchange.place('ann', 'SELL', 100, 4));
    expect(orderIdOf(exchange.place('bob', 'BUY', 100, 2))).toBe(first + 1);
    const trade = exchange.fills[0]!.tradeId;
    expect(exchange.events.filter(({ type }) => type === 'trade')).toEqual([
      {
        type: 'trade',
        trade: { tradeId: trade, symbol: coin.symbol, price: 100, quantity: 2, side: 'BUY', at: exchange.fills[0]!.at },
      },
    ]);
    expect(orderIdOf(exchange.place('bob', 'BUY', 100, 2))).toBe(first + 2);
    expect(exchange.fills.map(({ tradeId }) => tradeId)).toEqual([trade + 1, trade + 1]);
  });

  it('are told to customers alone', () => {
    expect(exchange.place('maker', 'SELL', 100, 4)).toMatchObject({ ok: true, order: { accountId: 'maker' } });
    expect(exchange.events).toEqual([]);
    exchange.place('bob', 'BUY', 100, 2);
    const told = exchange.events.flatMap((event) => (event.type === 'order' ? [event] : []));
    expect(told.map(({ order, fill }) => [order.accountId, order.status, fill?.quantity])).toEqual([
      ['bob', 'NEW', undefined],
      ['bob', 'FILLED', 2],
    ]);
    expect(told[0]).not.toHaveProperty('fill');
  });

  it('of a house are not even described where nobody looks on', () => {
    const command = {
      type: 'place',
      symbol: coin.symbol,
      side: 'BUY',
      orderType: 'LIMIT',
      price: 90,
      quantity: 2,
      clientOrderId: 0,
    } as const;
    expect(exchange.engine.apply({ ...command, accountId: 'maker' }, 5_000)).toEqual({ ok: true });
    expect(exchange.engine.apply({ ...command, accountId: 'ann' }, 5_000)).toMatchObject({ order: { status: 'NEW' } });
    expect(exchange.book().bids).toEqual([[90, 4]]);
  });

  it('may end by themselves from the next moment on, and within ninety days', () => {
    const at = () => orderAt(exchange);
    const until = (expiresAt: number) => exchange.place('ann', 'BUY', 90, 2, { expiresAt });
    expect(until(at() + 1)).toEqual(refused('expiryOutOfBounds'));
    expect(until(at() + 2)).toMatchObject({ order: { status: 'NEW' } });
    const longest = 90 * 86_400_000;
    expect(until(at() + 1 + longest + 1)).toEqual(refused('expiryOutOfBounds'));
    expect(until(at() + 1 + longest)).toMatchObject({ ok: true });
  });

  it('that may only wait do not take, at either side', () => {
    exchange.place('ann', 'SELL', 102, 2);
    exchange.place('ann', 'BUY', 98, 2);
    const wait = (side: 'BUY' | 'SELL', price: number, postOnlyAdjusted = false) =>
      exchange.place('bob', side, price, 2, { orderType: 'POST_ONLY', postOnlyAdjusted });
    expect([wait('BUY', 102), wait('SELL', 98), wait('SELL', 97)]).toEqual([
      refused('postOnlyWouldTake'),
      refused('postOnlyWouldTake'),
      refused('postOnlyWouldTake'),
    ]);
    const selling = orderIdOf(wait('SELL', 99));
    expect(edit('bob', selling, { price: 98 })).toEqual(refused('postOnlyWouldTake'));
    expect(edit('bob', selling, { price: 100 })).toMatchObject({ order: { price: 100 } });
    expect(wait('SELL', 97, true)).toMatchObject({ order: { price: 99, status: 'NEW' } });
    expect(wait('BUY', 103, true)).toMatchObject({ order: { price: 98 } });
    expect(wait('BUY', 96, true)).toMatchObject({ order: { price: 96 } });
  });

  it('are pegged to the levels that there are to name', () => {
    for (const price of [101, 102, 103]) exchange.place('maker', 'SELL', price, 2);
    const peg = (orderType: 'ASK' | 'BID', bidAskLevel?: number) =>
      exchange.place('bob', 'BUY', undefined, 2, {
        orderType,
        ...(bidAskLevel !== undefined && { bidAskLevel }),
      });
    expect([peg('ASK', 0), peg('ASK', 2), peg('ASK', 25)]).toEqual([
      refused('priceOutOfBounds'),
      refused('priceOutOfBounds'),
      refused('priceOutOfBounds'),
    ]);
    expect(peg('ASK', 5)).toEqual(refused('noLiquidity'));
    expect(peg('ASK')).toMatchObject({ order: { price: 101, status: 'FILLED' } });
    expect(peg('BID')).toEqual(refused('noLiquidity'));
  });

  it('at market cost what the book asks, not the worst price that they may pay', () => {
    exchange.do({ type: 'openAccount', accountId: 'carl', kind: 'customer' });
    exchange.do({ type: 'deposit', accountId: 'carl', asset: 'USDT', amount: units('1000') });
    exchange.place('ann', 'SELL', 100, 50);
    expect(exchange.place('carl', 'BUY', undefined, 11)).toEqual(refused('insufficientBalance'));
    expect(exchange.place('carl', 'BUY', undefined, 10)).toMatchObject({ order: { status: 'FILLED' } });
  });

  describe('by amount', () => {
    const spend = (accountId: string, amount: string) =>
      exchange.place(accountId, 'BUY', undefined, undefined, { amount: units(amount) });

    it('spend no more than there is', () => {
      exchange.place('ann', 'SELL', 100, 5);
      expect(spend('bob', '100000.000000000001')).toEqual(refused('insufficientBalance'));
      expect(spend('bob', '100000')).toMatchObject({ order: { status: 'CANCELLED', executed: 5 } });
    });

    it('are filled when nothing is left of it, or too little for a further step', () => {
      exchange.place('ann', 'SELL', 100, 5);
      expect(spend('bob', '299')).toMatchObject({ order: { status: 'FILLED', executed: 2 } });
      expect(spend('bob', '300')).toMatchObject({ order: { status: 'FILLED', executed: 3 } });
      expect(exchange.book().asks).toEqual([]);
    });

    it('are cancelled when nothing more is offered in reach, or nothing could be bought at all', () => {
      exchange.place('ann', 'SELL', 100, 1);
      exchange.place('ann', 'SELL', 111, 1);
      expect(spend('bob', '300')).toMatchObject({ order: { status: 'CANCELLED', executed: 1 } });
      exchange.place('ann', 'BUY', 104, 1);
      exchange.do({ type: 'cancelAll', accountId: 'ann' });
      exchange.place('ann', 'SELL', 130, 1);
      expect(spend('bob', '120')).toMatchObject({ order: { status: 'CANCELLED', executed: 0 } });
    });

    it('are cancelled where they meet their own account', () => {
      exchange.place('ann', 'SELL', 100, 1);
      exchange.place('bob', 'SELL', 101, 1);
      expect(spend('bob', '300')).toMatchObject({ order: { status: 'CANCELLED', executed: 1 } });
    });
  });

  describe('when they are changed', () => {
    it('stay above what was executed', () => {
      const order = orderIdOf(exchange.place('ann', 'SELL', 100, 10));
      exchange.place('bob', 'BUY', 100, 4);
      expect([edit('ann', order, { quantity: 3 }), edit('ann', order, { quantity: 4 })]).toEqual([
        refused('quantityOutOfBounds'),
        refused('quantityOutOfBounds'),
      ]);
      expect(edit('ann', order, { quantity: 5 })).toMatchObject({ order: { quantity: 5, executed: 4 } });
      expect(exchange.book().asks).toEqual([[100, 1]]);
    });

    it('keep to the rules of their market', () => {
      const order = orderIdOf(exchange.place('ann', 'SELL', 100, 10));
      expect(edit('ann', order, { price: 100.5 })).toEqual(refused('priceNotOnTick'));
      expect(edit('ann', order, { quantity: 1_001 })).toEqual(refused('quantityOutOfBounds'));
      expect(edit('ann', order, { price: 50, quantity: 1 })).toEqual(refused('belowMinimumNotional'));
      expect(edit('ann', 999, { price: 90 })).toEqual(refused('orderNotFound'));
    });

    it('keep their place where nothing of them changed', () => {
      const first = orderIdOf(exchange.place('ann', 'SELL', 100, 5));
      exchange.place('maker', 'SELL', 100, 5);
      edit('ann', first, { quantity: 5 });
      exchange.place('bob', 'BUY', 100, 1);
      expect(exchange.engine.orders.get(first)!.executed).toBe(1);
    });

    it('of a house need no money', () => {
      const order = orderIdOf(exchange.place('maker', 'BUY', 100, 2));
      expect(edit('maker', order, { quantity: 900 })).toMatchObject({ order: { quantity: 900 } });
      expect(exchange.holding('maker', 'USDT')).toEqual({ holding: 0n, frozen: 0n });
    });
  });
});

describe('orders that close all of a small position', () => {
  it('may be worth less than the minimum, by their word that they only reduce', () => {
    const exchange = new ContractExchange();
    exchange.trade(100);
    exchange.fill('ann', 'BUY', 100, 3);
    exchange.mark('100');
    exchange.place('maker', 'BUY', 30, 50);
    const sell = (quantity: number, reduceOnly: boolean, price?: number) =>
      exchange.place('ann', 'SELL', price, quantity, { reduceOnly });
    expect([sell(3, false), sell(2, true)]).toEqual([refused('belowMinimumNotional'), refused('belowMinimumNotional')]);
    expect(exchange.place('ann', 'SELL', 100, 3, { reduceOnly: true })).toMatchObject({ order: { status: 'NEW' } });
    const [order] = exchange.engine.openOrdersOf('ann');
    // What only reduces may become smaller than the minimum, but not larger again.
    const change = (quantity: number, price = 30) =>
      exchange.do({ type: 'edit', accountId: 'ann', orderId: order!.orderId, quantity, price });
    expect(change(1, 31)).toMatchObject({ order: { quantity: 1, price: 31 } });
    expect(change(2, 31)).toEqual(refused('belowMinimumNotional'));
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    expect(sell(3, true)).toMatchObject({ order: { status: 'FILLED', executedNotional: units('90') } });
    expect(exchange.position('ann').holding).toBe(0);
    expect(exchange.place('ann', 'SELL', 100, 0, { reduceOnly: true })).toEqual(refused('quantityOutOfBounds'));
    expect(exchange.engine.books.get(contract.symbol)!.lastPrice).toBe(30);
  });
});

/** The time of the last command. */
function orderAt(exchange: TestExchange): number {
  exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: 1n });
  return exchange.events.flatMap((event) => (event.type === 'ledger' ? [event.entry.at] : []))[0]!;
}
