import { ContractExchange, type Placement } from './contract-exchange';
import { woo } from './margin-arbitrary';
import { coin, contract, orderIdOf, units } from '../test-exchange';

const refused = (reason: string) => ({ ok: false, reason });
const placed = { ok: true };

describe('what an order says of itself', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
  });
  const order = (accountId: string, more: Partial<Placement>) => exchange.place(accountId, 'BUY', 95, 10, more);

  it.each([contract.symbol, coin.symbol])('shows whole steps of its own quantity on %s', (symbol) => {
    for (const visible of [-1, 1.5, 11])
      expect(order('ann', { symbol, visible })).toEqual(refused('quantityOutOfBounds'));
    expect(order('ann', { symbol, visible: 0 })).toMatchObject({ order: { visible: 0 } });
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    expect(order('ann', { symbol, visible: 4 })).toMatchObject({ order: { visible: 4 } });
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    // All of it is nothing to mention.
    expect(order('ann', { symbol, visible: 10 })).toMatchObject({ order: { visible: undefined } });
  });

  it.each([
    ['ann', coin.symbol],
    ['ann', contract.symbol],
    ['maker', coin.symbol],
    ['maker', contract.symbol],
  ])('is kept for %s on %s', (accountId, symbol) => {
    const until = exchange.at + 100_000;
    const each: readonly Partial<Placement>[] = [{ tag: 'mine' }, { visible: 3 }, { expiresAt: until }];
    for (const more of each) {
      expect(order(accountId, { symbol, ...more })).toMatchObject({
        order: { tag: 'default', visible: undefined, expiresAt: undefined, reduceOnly: false, ...more },
      });
      exchange.do({ type: 'cancelAll', accountId });
    }
    expect(order(accountId, { symbol })).toMatchObject({
      order: { tag: 'default', visible: undefined, expiresAt: undefined, reduceOnly: false },
    });
  });

  it('keeps the level of the book it is pegged to, and the word of a house that it only reduces', () => {
    exchange.place('maker', 'BUY', 95, 10, { symbol: coin.symbol });
    expect(
      exchange.place('ann', 'BUY', undefined, 2, { symbol: coin.symbol, orderType: 'BID', bidAskLevel: 1 }),
    ).toMatchObject({ order: { bidAskLevel: 1, price: 95 } });
    expect(order('maker', { reduceOnly: true })).toMatchObject({ order: { reduceOnly: true } });
    expect(order('ann', { symbol: coin.symbol, reduceOnly: true })).toEqual(refused('reduceOnlyRefused'));
  });

  it('has the margin mode and leverage of its position, else of its contract', () => {
    exchange.do({
      type: 'setLeverage',
      accountId: 'ann',
      symbol: contract.symbol,
      marginMode: 'ISOLATED',
      positionSide: 'BOTH',
      leverage: 4,
    });
    expect(order('ann', {})).toMatchObject({ order: { marginMode: 'CROSS', leverage: 10, positionSide: 'BOTH' } });
    expect(order('ann', { marginMode: 'ISOLATED' })).toEqual(refused('modeInUse'));
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    exchange.fill('ann', 'BUY', 100, 10, { marginMode: 'ISOLATED' });
    expect(order('ann', {})).toMatchObject({ order: { marginMode: 'ISOLATED', leverage: 4 } });
    expect(order('ann', { marginMode: 'CROSS' })).toEqual(refused('modeInUse'));
  });
});

describe('what an order may need', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
    exchange.mark('100');
  });
  const deposit = (amount: string, asset = 'USDT') =>
    exchange.do({ type: 'deposit', accountId: 'ann', asset, amount: units(amount) });
  const edit = (orderId: number, change: { price?: number; quantity?: number }) =>
    exchange.do({ type: 'edit', accountId: 'ann', orderId, ...change });

  it('is what it costs, to the last unit, and a change may use what it had reserved', () => {
    const spot = { symbol: coin.symbol };
    const bid = orderIdOf(exchange.place('ann', 'BUY', 100, 10, spot));
    expect(exchange.place('ann', 'BUY', 100, 1, spot)).toEqual(refused('insufficientBalance'));
    expect(edit(bid, { quantity: 11 })).toEqual(refused('insufficientBalance'));
    expect(edit(bid, { price: 50, quantity: 20 })).toMatchObject(placed);
    expect(edit(bid, { price: 50, quantity: 21 })).toEqual(refused('insufficientBalance'));
    deposit('10', 'COIN');
    const ask = orderIdOf(exchange.place('ann', 'SELL', 120, 8, spot));
    exchange.place('maker', 'BUY', 120, 3, spot);
    // Three were sold: five rest, and two more are there.
    expect(edit(ask, { quantity: 11 })).toEqual(refused('insufficientBalance'));
    expect(edit(ask, { quantity: 10 })).toMatchObject(placed);
  });

  it('is margin and fee of an isolated order, to the last unit', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode: 'ISOLATED' });
    deposit('2.999999999999');
    // A tenth of 10000, and three basis points.
    expect(exchange.place('ann', 'BUY', 100, 100)).toEqual(refused('insufficientMargin'));
    const half = orderIdOf(exchange.place('ann', 'BUY', 100, 50));
    expect(edit(half, { quantity: 100 })).toEqual(refused('insufficientMargin'));
    deposit('0.000000000001');
    expect(edit(half, { quantity: 100 })).toMatchObject(placed);
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    expect(exchange.place('ann', 'BUY', 100, 100)).toMatchObject(placed);
  });

  it('is margin of an isolated order for all that rests, but of what trades at once for what it opens', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode: 'ISOLATED' });
    exchange.fill('ann', 'SELL', 100, 60);
    // 600 of margin and a fee of 1.8 leave 398.2.
    exchange.place('maker', 'SELL', 100, 90);
    expect(exchange.place('ann', 'BUY', 100, 90)).toEqual(refused('insufficientMargin'));
    expect(exchange.place('ann', 'BUY', 100, 90, { orderType: 'IOC' })).toMatchObject({ order: { executed: 90 } });
  });

  it('leaves to an isolated order only what cross margin can spare', () => {
    exchange.fill('ann', 'BUY', 100, 50);
    exchange.do({ type: 'overridePrice', symbol: 'PERP_1000COIN_USDT', price: 'mark', value: units('100') });
    const isolated = (quantity: number) =>
      exchange.place('ann', 'BUY', 100, quantity, { symbol: 'PERP_1000COIN_USDT', marginMode: 'ISOLATED' });
    // 1000 less 1.5 and 500: at ten and 0.03 for each there is room for 49.
    expect(isolated(50)).toEqual(refused('insufficientMargin'));
    expect(isolated(49)).toMatchObject(placed);
  });

  it('is nothing where it only closes, and the larger side of what may come otherwise', () => {
    exchange.fill('ann', 'BUY', 100, 99);
    expect(exchange.summary('ann').freeCollateral).toBe(units('7.03'));
    expect(exchange.place('ann', 'BUY', 100, 1)).toEqual(refused('insufficientMargin'));
    const closing = orderIdOf(exchange.place('ann', 'SELL', 100, 99));
    expect(exchange.summary('ann').freeCollateral).toBe(units('7.03'));
    // With both of them filled ann would be short by as much as she is long.
    expect(exchange.place('ann', 'SELL', 100, 100)).toEqual(refused('insufficientMargin'));
    expect(exchange.place('ann', 'SELL', 100, 99)).toMatchObject(placed);
    expect(edit(closing, { quantity: 98 })).toMatchObject(placed);
  });

  it('is counted at the dearer of price and mark, and what a worse price loses comes on top', () => {
    const free = (side: 'BUY' | 'SELL', price: number) => {
      exchange.do({ type: 'cancelAll', accountId: 'ann' });
      exchange.place('ann', side, price, 10);
      return exchange.summary('ann').freeCollateral;
    };
    expect([free('BUY', 90), free('BUY', 100), free('BUY', 110)]).toEqual(['900', '900', '790'].map(units));
    expect([free('SELL', 110), free('SELL', 100), free('SELL', 90)]).toEqual(['890', '900', '800'].map(units));
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    exchange.place('ann', 'SELL', 100, 10);
    exchange.place('ann', 'SELL', 100, 10);
    exchange.place('ann', 'BUY', 95, 15);
    expect(exchange.summary('ann')).toMatchObject({ initialMargin: units('200'), freeCollateral: units('800') });
  });

  it('is what a coin’s order would take off the collateral, once contracts are held', () => {
    deposit('100', 'WOO');
    exchange.do({ type: 'overridePrice', symbol: woo.symbol, price: 'index', value: units('20') });
    exchange.fill('ann', 'BUY', 100, 10);
    // 999.7, and 60 % of 2000.
    expect(exchange.summary('ann')).toMatchObject({
      totalCollateral: units('2199.7'),
      freeCollateral: units('2099.7'),
    });
    exchange.place('ann', 'SELL', 10, 10, { symbol: woo.symbol });
    // Ten that count 120 would bring 100.
    expect(exchange.summary('ann').freeCollateral).toBe(units('2079.7'));
    exchange.place('ann', 'BUY', 9, 10, { symbol: woo.symbol });
    // 90 would be spent for what counts 120: no reason to count more.
    expect(exchange.summary('ann').freeCollateral).toBe(units('2079.7'));
    exchange.place('ann', 'BUY', 100, 3, { symbol: coin.symbol });
    expect(exchange.summary('ann').freeCollateral).toBe(units('1779.7'));
  });

  it('is nothing that makes a bad account worse, while what does not is allowed', () => {
    deposit('10', 'COIN');
    exchange.fill('ann', 'BUY', 100, 90);
    exchange.mark('95');
    expect(exchange.summary('ann').freeCollateral).toBeLessThan(0n);
    expect(exchange.place('ann', 'BUY', 100, 2, { symbol: coin.symbol })).toEqual(refused('insufficientMargin'));
    expect(exchange.place('ann', 'SELL', 100, 2, { symbol: coin.symbol })).toMatchObject(placed);
    expect(exchange.place('ann', 'BUY', 95, 2)).toEqual(refused('insufficientMargin'));
    exchange.mark('93');
    expect(exchange.place('ann', 'BUY', 95, 2)).toEqual(refused('beingLiquidated'));
  });

  it('is no more than the largest position, resting orders in the same direction included', () => {
    deposit('9000000');
    exchange.mark('2500');
    exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'index', value: units('2500') });
    const buy = (quantity: number) => exchange.place('ann', 'BUY', 110, quantity);
    const first = orderIdOf(buy(900));
    expect(buy(101)).toEqual(refused('maximumPosition'));
    expect(buy(100)).toMatchObject(placed);
    expect(edit(first, { quantity: 901 })).toEqual(refused('maximumPosition'));
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    exchange.fill('ann', 'BUY', 100, 1_000);
    expect(exchange.place('ann', 'SELL', 110, 1_000)).toMatchObject(placed);
    expect(exchange.place('ann', 'SELL', 110, 1_000)).toMatchObject(placed);
    expect(exchange.place('ann', 'SELL', 110, 1)).toEqual(refused('maximumPosition'));
  });

  it('is fifty resting orders at most that reduce one position', () => {
    exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
    exchange.fill('ann', 'BUY', 100, 20, { positionSide: 'LONG' });
    exchange.fill('ann', 'SELL', 100, 10, { positionSide: 'SHORT' });
    exchange.place('ann', 'BUY', 91, 2, { positionSide: 'SHORT' });
    exchange.place('ann', 'BUY', 91, 2, { positionSide: 'LONG' });
    const close = (more: Partial<Placement> = {}) =>
      exchange.place('ann', 'SELL', 110, 2, { positionSide: 'LONG', ...more });
    const first = orderIdOf(close());
    for (let count = 1; count < 50; count += 1) expect(close()).toMatchObject(placed);
    expect(close()).toEqual(refused('tooManyOrders'));
    expect(close({ orderType: 'IOC' })).toMatchObject(placed);
    expect(edit(first, { price: 109 })).toMatchObject(placed);
    expect(edit(first, { quantity: 21 })).toEqual(refused('reduceOnlyRefused'));
  });
});
