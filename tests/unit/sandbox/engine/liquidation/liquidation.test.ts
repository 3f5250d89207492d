import { advance, ContractExchange, pack } from '../margin/contract-exchange';
import { coin, contract, orderIdOf, units } from '../test-exchange';

describe('contracts whose owner is below the maintenance margin', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
    exchange.mark('100');
  });
  const fund = (amount: string) =>
    exchange.do({
      type: 'transfer',
      kind: 'DEPOSIT',
      reference: 'fund',
      legs: [{ from: 'outside-world', to: 'insurance-fund', asset: 'USDT', amount: units(amount) }],
    });
  const isolate = (accountId = 'ann') => exchange.do({ type: 'setMarginMode', accountId, mode: 'ISOLATED' });
  const markAt = (price: string) => {
    exchange.mark(price);
    exchange.do(advance);
  };
  const reports = () => exchange.events.flatMap((event) => (event.type === 'liquidation' ? [event.liquidation] : []));
  const orders = () =>
    exchange.events.flatMap((event) => (event.type === 'order' && event.order.accountId === 'ann' ? [event] : []));
  const holding = (accountId = 'ann') => exchange.position(accountId).holding;
  const open = (orderId: number) => exchange.engine.orders.has(orderId);

  it('are kept as long as the margin is met, and closed when it is not', () => {
    isolate();
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.place('maker', 'BUY', 94, 100);
    // Of 200 are left what a twentieth of twenty contracts asks for.
    markAt('94.736842105264');
    expect(holding()).toBe(20);
    markAt('94.736842105263');
    expect(holding()).toBe(0);
  });

  it('are closed in the book, told with quantity, average price and the fee for the fund', () => {
    isolate();
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.place('maker', 'BUY', 95, 5);
    exchange.place('maker', 'BUY', 94, 100);
    markAt('94');
    // 475 and 1410 for twenty, of which a tenth of a percent goes to the fund.
    expect(reports()).toEqual([
      {
        ...{ accountId: 'ann', symbol: contract.symbol, positionSide: 'BOTH', stage: 1, quantity: 20 },
        ...{ price: units('94.25'), fee: units('1.885'), at: exchange.at },
      },
    ]);
    expect(exchange.usdt('insurance-fund')).toBe(units('1.885'));
    // A loss of 115, fees of 0.6 and 0.5655, and what the fund has.
    expect(exchange.usdt('ann')).toBe(units('881.9495'));
    expect(
      exchange.events.find((event) => event.type === 'ledger' && event.entry.kind === 'LIQUIDATION'),
    ).toMatchObject({
      entry: { accountId: 'ann', amount: units('-1.885'), reference: contract.symbol },
    });
    const last = orders().at(-1)!;
    expect(last.order).toMatchObject({
      type: 'LIQUIDATE',
      side: 'SELL',
      reduceOnly: true,
      status: 'FILLED',
      executed: 20,
    });
    expect(last.order).toMatchObject({ positionSide: 'BOTH', marginMode: 'ISOLATED' });
  });

  it('pay the fund no more than what is left of their margin', () => {
    isolate();
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.do({ type: 'setFeeTier', accountId: 'ann', tier: 5 });
    exchange.place('maker', 'BUY', 91, 20);
    markAt('91');
    // 180 and a fee of 0.1638 are lost of 200; 1.82 are asked for and there.
    expect(exchange.usdt('insurance-fund')).toBe(units('1.82'));
    exchange = new ContractExchange();
    exchange.trade(100);
    exchange.mark('100');
    isolate();
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.do({
      type: 'adjustIsolatedMargin',
      accountId: 'ann',
      symbol: contract.symbol,
      positionSide: 'BOTH',
      amount: units('1.5'),
    });
    exchange.place('maker', 'BUY', 90, 20);
    markAt('90');
    // 200 and a fee of 0.54 are lost of 201.5: less is left than the 1.8 that are asked for.
    expect(exchange.usdt('insurance-fund')).toBe(units('0.96'));
    expect(exchange.usdt('ann')).toBe(units('797.9'));
  });

  it('that are short are closed by buying, and told of in the same way', () => {
    isolate();
    exchange.fill('ann', 'SELL', 100, 20);
    exchange.place('maker', 'SELL', 106, 100);
    markAt('106');
    expect(reports()).toMatchObject([{ stage: 1, quantity: 20, price: units('106'), fee: units('2.12') }]);
    expect(holding()).toBe(0);
    expect(orders().at(-1)!.order).toMatchObject({ type: 'LIQUIDATE', side: 'BUY', reduceOnly: true, executed: 20 });
    expect(exchange.usdt('ann')).toBe(units('876.644'));
  });

  it('lose their own orders when they are isolated, and nobody else’s', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode: 'ISOLATED', symbol: contract.symbol });
    exchange.fill('ann', 'BUY', 100, 20);
    const own = orderIdOf(exchange.place('ann', 'BUY', 91, 2));
    const spot = orderIdOf(exchange.place('ann', 'BUY', 90, 2, { symbol: coin.symbol }));
    exchange.do({ type: 'overridePrice', symbol: pack.symbol, price: 'mark', value: units('100') });
    const other = orderIdOf(exchange.place('ann', 'BUY', 90, 2, { symbol: pack.symbol }));
    markAt('94');
    expect([own, spot, other].map(open)).toEqual([false, true, true]);
  });

  it('lose all orders that are not isolated when they are in cross margin', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('20') });
    exchange.fill('ann', 'BUY', 100, 80);
    const own = orderIdOf(exchange.place('ann', 'SELL', 120, 2));
    const spot = orderIdOf(exchange.place('ann', 'BUY', 90, 2, { symbol: coin.symbol }));
    exchange.do({ type: 'overridePrice', symbol: pack.symbol, price: 'mark', value: units('100') });
    const isolated = orderIdOf(exchange.place('ann', 'BUY', 90, 2, { symbol: pack.symbol, marginMode: 'ISOLATED' }));
    exchange.place('maker', 'BUY', 91, 500);
    markAt('91');
    expect([own, spot, isolated].map(open)).toEqual([false, false, true]);
    expect(holding()).toBe(0);
  });

  it('are closed one after the other, the one that needs most first, until the rest is safe', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('1000') });
    exchange.place('maker', 'SELL', 100, 50, { symbol: pack.symbol });
    exchange.do({ type: 'overridePrice', symbol: pack.symbol, price: 'mark', value: units('100') });
    exchange.place('ann', 'BUY', 100, 50, { symbol: pack.symbol });
    exchange.fill('ann', 'BUY', 100, 130);
    exchange.place('maker', 'BUY', 91, 500);
    exchange.place('maker', 'BUY', 99, 500, { symbol: pack.symbol });
    markAt('91');
    const account = exchange.engine.ledger.accounts.get('ann')!;
    expect(reports().map(({ symbol, stage }) => [symbol, stage])).toEqual([[contract.symbol, 1]]);
    expect([holding(), account.positions.get(pack.symbol)!.holding]).toEqual([0, 50]);
  });

  it('go to the fund at the price where nothing is left, when it bears what it may lose', () => {
    isolate();
    fund('37.59');
    exchange.fill('ann', 'BUY', 100, 20);
    markAt('94');
    // Of 80 and less a fee of 0.564 are left: 3.97 for each, so that 91 is the first whole price that owes nothing.
    // The fund earns three for each, and has to have two of a hundred of 1880.
    expect(reports()).toMatchObject([{ stage: 2, quantity: 20, price: units('91'), fee: 0n, accountId: 'ann' }]);
    expect([holding(), holding('insurance-fund')]).toEqual([0, 20]);
    const fills = orders().flatMap(({ fill }) => (fill === undefined ? [] : [fill]));
    expect(fills).toMatchObject([
      { price: 91, quantity: 20, fee: 0n, realizedPnl: units('-180'), maker: false, side: 'SELL' },
    ]);
    expect(exchange.usdt('ann')).toBe(units('819.4'));
  });

  it('that are short go to the fund as well, which buys them back near the mark', () => {
    isolate();
    fund('1000');
    exchange.fill('ann', 'SELL', 100, 20);
    markAt('106');
    expect(reports()).toMatchObject([{ stage: 2, quantity: 20, price: units('109') }]);
    expect(holding('insurance-fund')).toBe(-20);
    exchange.place('maker', 'SELL', 109, 20);
    exchange.do(advance);
    expect(holding('insurance-fund')).toBe(-20);
    exchange.place('maker', 'SELL', 108, 8);
    exchange.do(advance);
    expect(holding('insurance-fund')).toBe(-12);
  });

  it('are sold by the fund no further below the mark than two percent', () => {
    isolate();
    fund('1000');
    exchange.fill('ann', 'BUY', 100, 20);
    markAt('94');
    expect(holding('insurance-fund')).toBe(20);
    exchange.place('maker', 'BUY', 91, 20);
    exchange.do(advance);
    expect(holding('insurance-fund')).toBe(20);
    exchange.place('maker', 'BUY', 92, 8);
    exchange.do(advance);
    expect(holding('insurance-fund')).toBe(12);
  });

  it('go to those on the other side when the fund cannot bear them, the most profitable for their margin first', () => {
    isolate();
    exchange.do({ type: 'openAccount', accountId: 'carl', kind: 'customer' });
    exchange.do({ type: 'deposit', accountId: 'carl', asset: 'USDT', amount: units('1000') });
    exchange.place('ann', 'BUY', 100, 20);
    exchange.place('bob', 'SELL', 100, 8);
    exchange.place('maker', 'SELL', 100, 12);
    exchange.fill('carl', 'SELL', 104, 8);
    exchange.do({ type: 'cancelAll', accountId: 'maker' });
    markAt('90');
    // Carl gains most; then Bob, whose leverage is higher than the house's.
    expect(reports().map(({ accountId, stage, quantity }) => [accountId, stage, quantity])).toEqual([
      ['ann', 3, 8],
      ['carl', 3, 8],
      ['ann', 3, 8],
      ['bob', 3, 8],
      ['ann', 3, 4],
    ]);
    expect(new Set(reports().map(({ price }) => price))).toEqual(new Set([units('91')]));
    expect(['ann', 'bob', 'carl'].map(holding)).toEqual([0, 0, 0]);
    expect(exchange.position('carl').realizedPnl).toBe(units('104'));
    const trades = exchange.events.flatMap((event) => (event.type === 'order' && event.fill ? [event.fill] : []));
    expect(new Set(trades.map(({ tradeId }) => tradeId)).size).toBe(3);
    expect(trades.filter(({ accountId }) => accountId === 'carl')).toMatchObject([
      { side: 'BUY', maker: true, quantity: 8 },
    ]);
    const ids = orders().map(({ order }) => order.orderId);
    expect(new Set(ids).size).toBeGreaterThanOrEqual(3);
  });

  it('are kept in cross margin as long as it is met, and closed when it is not', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('3') });
    exchange.fill('ann', 'BUY', 100, 100);
    exchange.place('maker', 'BUY', 92, 500);
    // 1000 are left after the fee, of which a loss of 526.32 leaves a twentieth of 9473.68.
    markAt('94.736842105264');
    expect([holding(), exchange.summary('ann').beingLiquidated]).toEqual([100, false]);
    markAt('94.736842105263');
    expect(holding()).toBe(0);
  });

  it('go on until everybody is safe, also those whose orders the closing fills', () => {
    isolate();
    isolate('bob');
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.fill('bob', 'BUY', 100, 20);
    exchange.place('maker', 'BUY', 93, 100);
    markAt('94');
    const closed = exchange.events.flatMap((event) =>
      event.type === 'liquidation' ? [[event.liquidation.accountId, event.liquidation.stage] as const] : [],
    );
    expect(closed).toEqual([
      ['ann', 1],
      ['bob', 1],
    ]);
    expect([holding(), holding('bob')]).toEqual([0, 0]);
  });

  it('that need as much as each other are closed by name', () => {
    exchange.do({ type: 'overridePrice', symbol: pack.symbol, price: 'mark', value: units('100') });
    exchange.place('maker', 'SELL', 100, 48, { symbol: pack.symbol });
    exchange.place('ann', 'BUY', 100, 48, { symbol: pack.symbol });
    exchange.fill('ann', 'BUY', 100, 48);
    exchange.place('maker', 'BUY', 90, 500);
    exchange.place('maker', 'BUY', 90, 500, { symbol: pack.symbol });
    exchange.mark('92');
    exchange.do({ type: 'overridePrice', symbol: pack.symbol, price: 'mark', value: units('92') });
    markAt('92');
    const symbols = reports().map(({ symbol }) => symbol);
    expect(symbols[0]).toBe(pack.symbol);
  });

  it('are borne by the fund with what it holds already, at the mark', () => {
    isolate();
    isolate('bob');
    fund('76');
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.fill('bob', 'BUY', 100, 20);
    markAt('94');
    // Each goes over at 91, three below the mark: with the first the fund has 60 more.
    expect(holding('insurance-fund')).toBe(40);
  });
});
