import { hour } from '../../../../../src/domain/shared/instant';
import { advance, ContractExchange } from './contract-exchange';
import { woo } from './margin-arbitrary';
import { coin, contract, orderIdOf, units } from '../test-exchange';

describe('a loss that is larger than the money at hand', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
    exchange.trade(10, { symbol: woo.symbol, quantity: 20 });
  });
  const account = () => exchange.engine.ledger.accounts.get('ann')!;
  const deposit = (amount: string, asset = 'USDT') =>
    exchange.do({ type: 'deposit', accountId: 'ann', asset, amount: units(amount) });
  const entries = () =>
    exchange.events.flatMap((event) =>
      event.type === 'ledger' && event.entry.accountId === 'ann'
        ? [[event.entry.kind, event.entry.asset, event.entry.amount, event.entry.reference] as const]
        : [],
    );
  const cancelled = () =>
    exchange.events.flatMap((event) =>
      event.type === 'order' && event.order.status === 'CANCELLED' ? [event.order.orderId] : [],
    );

  it('takes back orders that have reserved money, the newest first, and no more of them than needed', () => {
    deposit('100', 'WOO');
    exchange.fill('ann', 'BUY', 100, 40);
    const oldest = orderIdOf(exchange.place('ann', 'BUY', 100, 3, { symbol: coin.symbol }));
    const selling = orderIdOf(exchange.place('ann', 'SELL', 12, 10, { symbol: woo.symbol }));
    const newest = orderIdOf(exchange.place('ann', 'BUY', 100, 5, { symbol: coin.symbol }));
    // 998.8 less 800 that are reserved: 199 are there for a loss of 400.
    exchange.fill('ann', 'SELL', 90, 40);
    expect(cancelled()).toEqual([newest]);
    expect([oldest, selling].map((orderId) => exchange.engine.orders.has(orderId))).toEqual([true, true]);
    expect([account().balance('USDT').holding, account().balance('USDT').frozen]).toEqual([
      units('597.72'),
      units('300'),
    ]);
  });

  it('is paid out of the profit of other positions before anything is sold', () => {
    exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
    deposit('100', 'WOO');
    exchange.fill('ann', 'BUY', 100, 60, { positionSide: 'LONG' });
    exchange.fill('ann', 'SELL', 100, 40, { positionSide: 'SHORT' });
    // Of 997 a hundred are left.
    deposit('-297');
    exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'mark', value: units('86') });
    exchange.fill('ann', 'SELL', 87, 60, { positionSide: 'LONG' });
    expect(entries().map(([kind, asset, amount]) => [kind, asset, amount])).toEqual([
      ['REALIZED_PNL', 'USDT', units('-780')],
      ['PNL_SETTLEMENT', 'USDT', units('560')],
    ]);
    expect(account().balance('WOO').holding).toBe(units('100'));
    // Of the profit nothing is left to be paid a second time.
    expect(exchange.position('ann', 'SHORT')).toMatchObject({ settlePrice: units('86'), unrealizedPnl: 0n });
    expect(exchange.position('ann', 'SHORT').averageOpenPrice).toBe(units('100'));
  });

  it('sells as much of other collateral as is missing, at its index, and takes back what had reserved it', () => {
    deposit('100', 'WOO');
    exchange.fill('ann', 'BUY', 100, 90);
    deposit('-400');
    const selling = orderIdOf(exchange.place('ann', 'SELL', 11, 98, { symbol: woo.symbol }));
    const buying = orderIdOf(exchange.place('ann', 'BUY', 91, 2));
    exchange.fill('ann', 'SELL', 93, 90);
    // 597.3 were there; 630 and a fee of 2.511 are to be paid, so 3.5211 at ten are sold.
    expect(entries()).toEqual([
      ['REALIZED_PNL', 'USDT', units('-630'), expect.stringMatching(/^PERP_COIN_USDT \d+$/)],
      ['CONVERT', 'WOO', units('-3.521100000001'), 'shortfall'],
      ['CONVERT', 'USDT', units('35.21100000001'), 'shortfall'],
    ]);
    expect(cancelled()).toEqual([selling]);
    expect(exchange.engine.orders.has(buying)).toBe(true);
    expect(account().balance('USDT').holding).toBe(units('0.00000000001'));
    expect(exchange.engine.ledger.accounts.get('convert')!.balance('WOO').holding).toBe(units('3.521100000001'));
  });

  it('is paid by the fund, and then by the exchange, when nothing else is left', () => {
    exchange.do({
      type: 'transfer',
      kind: 'DEPOSIT',
      reference: 'fund',
      legs: [{ from: 'outside-world', to: 'insurance-fund', asset: 'USDT', amount: units('20') }],
    });
    deposit('3', 'WOO');
    exchange.fill('ann', 'BUY', 100, 90);
    deposit('-95');
    exchange.fill('ann', 'SELL', 90, 90);
    // 902.3 and 30 for the coins are 0.13 more than a loss of 900 and a fee of 2.43.
    expect(account().balance('WOO').holding).toBe(units('2.986999999999'));
    exchange.fill('ann', 'BUY', 100, 2);
    expect(account().balance('USDT').holding).toBeGreaterThanOrEqual(0n);
  });
});

describe('funding', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
    exchange.mark('100');
  });
  const state = (symbol = contract.symbol) => exchange.engine.funding.state(symbol, exchange.at);
  const settle = (rate: string) => {
    exchange.do({ type: 'overrideFunding', symbol: contract.symbol, rate: units(rate) });
    exchange.at = Date.UTC(2026, 10, 21, 8, 0, 0);
    exchange.do(advance);
    return exchange.events.flatMap((event) =>
      event.type === 'funding' && event.settlement.symbol === contract.symbol ? [event] : [],
    );
  };

  it('says when it comes next and what it would be, before it ever came', () => {
    expect(state()).toEqual({
      symbol: contract.symbol,
      intervalHours: 8,
      cap: units('0.0075'),
      floor: units('-0.0075'),
      estimatedRate: 0n,
      estimatedAt: exchange.at,
      lastRate: 0n,
      lastAt: 0,
      nextAt: Date.UTC(2026, 10, 21, 8, 0, 0),
    });
    expect([state(coin.symbol), state('NONE')]).toEqual([undefined, undefined]);
  });

  it('says what it was the last time', () => {
    exchange.do(advance);
    settle('0.001');
    const at = Date.UTC(2026, 10, 21, 8, 0, 0);
    expect(state()).toMatchObject({
      ...{ lastRate: units('0.001'), lastAt: at, nextAt: at + 8 * hour, estimatedAt: at },
    });
  });

  it('is told to each customer who paid or received, numbered in turn', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.fill('bob', 'SELL', 100, 4);
    exchange.do(advance);
    const [told] = settle('0.001');
    const at = Date.UTC(2026, 10, 21, 8, 0, 0);
    const common = { symbol: contract.symbol, rate: units('0.001'), markPrice: units('100'), intervalHours: 8, at };
    expect(told).toEqual({
      type: 'funding',
      settlement: {
        symbol: contract.symbol,
        rate: units('0.001'),
        at,
        nextAt: at + 8 * hour,
        markPrice: units('100'),
      },
      payments: [
        { ...common, paymentId: 1, accountId: 'ann', fee: units('1') },
        { ...common, paymentId: 2, accountId: 'bob', fee: units('-0.4') },
      ],
    });
    expect(exchange.events.filter(({ type }) => type === 'position')).toHaveLength(2);
  });

  it('at a rate of nothing moves nothing', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.do(advance);
    const before = exchange.usdt('ann');
    const [told] = settle('0');
    expect([told!.payments, exchange.usdt('ann')]).toEqual([[], before]);
    expect(exchange.events.filter(({ type }) => type === 'position' || type === 'ledger')).toEqual([]);
  });

  it('comes only when it was known to come: not with the first look at the clock', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    expect(settle('0.001')).toEqual([]);
  });

  it('beyond what an isolated position has is paid by the exchange', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode: 'ISOLATED' });
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.do({ type: 'advance' });
    settle('0.15');
    // 150 of a margin of 100.
    const entries = exchange.events.flatMap((event) => (event.type === 'ledger' ? [event.entry] : []));
    expect(entries.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['FUNDING_FEE', units('-150')],
      ['LIQUIDATION', units('50')],
    ]);
    expect(exchange.usdt('treasury')).toBe(units('-50'));
  });

  it('passes through clearing and leaves nothing there', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.fill('bob', 'SELL', 100, 4);
    exchange.do(advance);
    const before = exchange.usdt('clearing');
    settle('0.00123');
    expect(exchange.usdt('clearing')).toBe(before);
  });
});

describe('everybody’s contracts', () => {
  it('are counted once: as many are held long as short', () => {
    const exchange = new ContractExchange();
    exchange.trade(100);
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.fill('bob', 'SELL', 100, 4);
    const { contracts } = exchange.engine;
    // The maker sold twelve to the taker and Ann, and bought four from Bob.
    expect(contracts.openInterest(contract.symbol)).toBe(12);
    expect(contracts.holders(contract.symbol).map(({ account, holding }) => [account.accountId, holding])).toEqual([
      ['ann', 10],
      ['bob', -4],
      ['maker', -8],
      ['taker', 2],
    ]);
    exchange.fill('bob', 'BUY', 100, 4);
    expect(contracts.holders(contract.symbol).map(({ account }) => account.accountId)).toEqual([
      'ann',
      'maker',
      'taker',
    ]);
    expect(exchange.events.flatMap((event) => (event.type === 'position' ? [event.position.accountId] : []))).toEqual([
      'bob',
    ]);
  });

  it('that a better price than the limit sells keep the margin of the limit', () => {
    const exchange = new ContractExchange();
    exchange.trade(100);
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode: 'ISOLATED' });
    exchange.place('maker', 'BUY', 105, 10);
    exchange.place('ann', 'SELL', 100, 10);
    expect(exchange.position('ann')).toMatchObject({ isolatedMargin: units('100'), averageOpenPrice: units('105') });
    exchange.place('maker', 'SELL', 95, 30);
    exchange.place('ann', 'BUY', 100, 30);
    // Ten are closed and twenty opened, at the price that was paid.
    expect(exchange.position('ann')).toMatchObject({ isolatedMargin: units('190'), holding: 20 });
  });
});
